import { Button, type ButtonProps } from 'react-aria-components/Button';
import css from './navigation-bar.module.css';

/** A button that stands among the links of the navigation bar and looks like them. */
export function NavigationButton(props: Omit<ButtonProps, 'className' | 'style'>) {
  return <Button {...props} className={css.link ?? ''} />;
}
