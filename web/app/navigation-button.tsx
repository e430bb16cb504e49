import { PressButton, type PressButtonProps } from '../ui/press-button.tsx';
import css from './navigation-bar.module.css';

/** A button that stands among the links of the navigation bar and looks like them. */
export function NavigationButton(props: Omit<PressButtonProps, 'className'>) {
  return <PressButton {...props} className={css.link} />;
}
