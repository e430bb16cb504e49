import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useSession } from '../api/session.tsx';
import { Dialog } from '../ui/dialog.tsx';
import {
  ChartBarIcon,
  GearSixIcon,
  InfoIcon,
  SignInIcon,
  SignOutIcon,
  SquaresFourIcon,
  UserIcon,
  UserPlusIcon,
} from '../ui/icons.ts';
import { useOpener } from '../ui/panels.ts';
import { PressButton } from '../ui/press-button.tsx';
import css from './menu-panel.module.css';
import { PATHS } from './paths.ts';
import { useLogOut } from './use-log-out.ts';

type PanelProps = { onClose: () => void };

/** On a narrow screen: everything of the navigation bar that has no room there. */
export function MenuPanel({ onClose }: PanelProps) {
  const { session } = useSession();
  const logOut = useLogOut();
  const logIn = useOpener('log-in');
  const signUp = useOpener('sign-up');
  const link = (to: string, icon: ReactNode, name: string) => (
    <li>
      <NavLink className={css.item ?? ''} to={to} onClick={onClose}>
        {icon}
        {name}
      </NavLink>
    </li>
  );
  const action = (onPress: () => void, icon: ReactNode, name: string) => (
    <li>
      <PressButton className={css.item} onPress={onPress}>
        {icon}
        {name}
      </PressButton>
    </li>
  );
  return (
    <Dialog title="Menu" {...(session.learner && { sentence: session.learner.email })} isOpen onOpenChange={onClose}>
      <nav aria-label="Menu">
        <ul className={css.items}>
          {link(PATHS.about, <InfoIcon />, 'About Us')}
          {link(PATHS.dashboard, <SquaresFourIcon />, 'Dashboard')}
          {link(PATHS.settings, <GearSixIcon />, 'Settings')}
          {session.learner ? (
            <>
              {link(PATHS.profile, <UserIcon />, 'Profile')}
              {link(PATHS.report, <ChartBarIcon />, 'My report')}
              {action(() => void logOut().then(onClose), <SignOutIcon />, 'Logout')}
            </>
          ) : (
            <>
              {action(logIn.onPress, <SignInIcon />, 'Login')}
              {action(signUp.onPress, <UserPlusIcon />, 'Sign Up')}
            </>
          )}
        </ul>
      </nav>
    </Dialog>
  );
}
