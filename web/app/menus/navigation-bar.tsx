import { type RefObject, useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { m } from '#messages';
import { useSession } from '../../api/session.tsx';
import { GrownUpsOnly, LearnersOnly, UnlessFocusMode, VisitorsOnly } from '../../learner/shown-to.tsx';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PressButton, type PressButtonProps } from '../../ui/controls/press-button.tsx';
import { useOpener } from '../../ui/focus/panels.ts';
import { ListIcon, QuestionIcon } from '../../ui/icons.ts';
import { AvatarBlank } from '../../ui/layout/avatar.tsx';
import { Logo } from '../../ui/layout/logo.tsx';
import { LearnerMenu } from './learner-menu.tsx';
import css from './navigation-bar.module.css';

/** Taller than a single-line bar at the largest text size, in px. */
const TWO_LINES_PX = 100;

/** Links to the main pages, and Help in the same place on every page. */
export function NavigationBar() {
  const { session } = useSession();
  const help = useOpener('help');
  const menu = useOpener('menu');
  return (
    <header ref={useScrollingBar()} className={css.bar}>
      <div className={css.inside}>
        <Logo />
        <nav className={css.links} aria-label={m['app.navigation.label']()}>
          <UnlessFocusMode>
            <NavLink className={css.wideLink} to={PATHS.about}>
              {m['app.pages.about']()}
            </NavLink>
            <NavLink className={css.wideLink} to={PATHS.dashboard}>
              {m['app.pages.dashboard']()}
            </NavLink>
            <GrownUpsOnly>
              <NavLink className={css.wideLink} to={PATHS.groups}>
                {m['app.pages.groups']()}
              </NavLink>
            </GrownUpsOnly>
          </UnlessFocusMode>
          <NavigationButton {...help}>
            <QuestionIcon />
            <span>{m['app.navigation.help']()}</span>
          </NavigationButton>
          <div className={css.wide}>
            <LearnersOnly>{session.learner ? <LearnerMenu learner={session.learner} /> : <AvatarBlank />}</LearnersOnly>
            <VisitorsOnly>
              <SignInButtons />
            </VisitorsOnly>
          </div>
          <div className={css.narrow}>
            <NavigationButton {...menu}>
              <ListIcon />
              <span>{m['app.navigation.menu']()}</span>
            </NavigationButton>
          </div>
        </nav>
      </div>
    </header>
  );
}

function SignInButtons() {
  return (
    <>
      <NavigationButton {...useOpener('log-in')}>{m['app.navigation.log_in']()}</NavigationButton>
      <Button {...useOpener('sign-up')}>{m['app.navigation.sign_up']()}</Button>
    </>
  );
}

/** A button that looks like the links of the navigation bar. */
function NavigationButton(props: Omit<PressButtonProps, 'className'>) {
  return <PressButton {...props} className={css.link} />;
}

/** Makes the bar scroll with the page when the text is so large that the bar needs more than one line. */
function useScrollingBar(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      document.documentElement.dataset.bar = current.offsetHeight < TWO_LINES_PX ? 'stays' : 'scrolls';
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return bar;
}
