import { NavLink } from 'react-router';
import { useSession } from '../api/session.tsx';
import { Button } from '../ui/button.tsx';
import { ListIcon, QuestionIcon } from '../ui/icons.ts';
import { Logo } from '../ui/logo.tsx';
import { useOpener } from '../ui/panels.ts';
import { LearnerMenu } from './learner-menu.tsx';
import css from './navigation-bar.module.css';
import { NavigationButton } from './navigation-button.tsx';
import { PATHS } from './paths.ts';
import { useBarThatFits } from './use-bar-that-fits.ts';

/** The way home, to the other pages and to help; help stands in the same place on every page. */
export function NavigationBar({ focusMode }: { focusMode: boolean }) {
  const { session } = useSession();
  const help = useOpener('help');
  const menu = useOpener('menu');
  return (
    <header ref={useBarThatFits()} className={css.bar}>
      <div className={css.inside}>
        <Logo />
        <nav className={css.links} aria-label="Main">
          {!focusMode && (
            <>
              <NavLink className={css.wideLink ?? ''} to={PATHS.about}>
                About Us
              </NavLink>
              <NavLink className={css.wideLink ?? ''} to={PATHS.dashboard}>
                Dashboard
              </NavLink>
            </>
          )}
          <NavigationButton {...help}>
            <QuestionIcon />
            <span>Help</span>
          </NavigationButton>
          <div className={css.wide}>
            {session.learner ? <LearnerMenu learner={session.learner} /> : <SignInButtons />}
          </div>
          <div className={css.narrow}>
            <NavigationButton {...menu}>
              <ListIcon />
              <span>Menu</span>
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
      <NavigationButton {...useOpener('log-in')}>Login</NavigationButton>
      <Button {...useOpener('sign-up')}>Sign Up</Button>
    </>
  );
}
