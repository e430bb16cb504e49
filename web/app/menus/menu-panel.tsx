import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { m } from '#messages';
import { isGrownUp, isTrying, useSession } from '../../api/session.tsx';
import { PATHS } from '../../paths.ts';
import { PressButton } from '../../ui/controls/press-button.tsx';
import { useOpener } from '../../ui/focus/panels.ts';
import {
  ChartBarIcon,
  GearSixIcon,
  InfoIcon,
  SignInIcon,
  SignOutIcon,
  SquaresFourIcon,
  UserIcon,
  UserPlusIcon,
  UsersThreeIcon,
} from '../../ui/icons.ts';
import { Dialog } from '../../ui/layout/dialog.tsx';
import css from './menu-panel.module.css';
import { useLogOut } from './use-log-out.ts';

type PanelProps = { onClose: () => void };

/** The links and buttons of the navigation bar that do not fit on a narrow screen. */
export function MenuPanel({ onClose }: PanelProps) {
  const { session } = useSession();
  const logOut = useLogOut();
  const logIn = useOpener('log-in');
  const signUp = useOpener('sign-up');
  const link = (to: string, icon: ReactNode, name: string) => (
    <li>
      <NavLink className={css.item} to={to} onClick={onClose}>
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
    <Dialog
      title={m['app.navigation.menu']()}
      {...(session.learner && { sentence: session.learner.email })}
      isOpen
      onOpenChange={onClose}
    >
      <nav aria-label={m['app.navigation.menu']()}>
        <ul className={css.items}>
          {isGrownUp(session.learner) && link(PATHS.groups, <UsersThreeIcon />, m['app.pages.groups']())}
          {link(PATHS.about, <InfoIcon />, m['app.pages.about']())}
          {link(PATHS.dashboard, <SquaresFourIcon />, m['app.pages.dashboard']())}
          {link(PATHS.settings, <GearSixIcon />, m['app.pages.settings']())}
          {session.learner ? (
            <>
              {link(PATHS.profile, <UserIcon />, m['app.pages.profile']())}
              {!isTrying(session.learner) &&
                !session.learner.isByPictures &&
                link(PATHS.report, <ChartBarIcon />, m['app.pages.report']())}
              {action(() => void logOut().then(onClose), <SignOutIcon />, m['app.navigation.log_out']())}
            </>
          ) : (
            <>
              {action(logIn.onPress, <SignInIcon />, m['app.navigation.log_in']())}
              {action(signUp.onPress, <UserPlusIcon />, m['app.navigation.sign_up']())}
            </>
          )}
        </ul>
      </nav>
    </Dialog>
  );
}
