import type { RefObject } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { isGrownUp, isTrying, useFocusMode } from '../../api/session.tsx';
import { PATHS } from '../../paths.ts';
import { Menu, MenuItem } from '../../ui/controls/menu.tsx';
import { ChartBarIcon, GearSixIcon, SignOutIcon, SquaresFourIcon, UserIcon, UsersThreeIcon } from '../../ui/icons.ts';
import { useLogOut } from './use-log-out.ts';

export type LearnerMenuItemsProps = {
  learner: Learner;
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The items of the learner's menu; in Focus Mode also the links that pages then leave out. */
export function LearnerMenuItems({ learner, ...popover }: LearnerMenuItemsProps) {
  const focusMode = useFocusMode();
  const logOut = useLogOut();
  return (
    <Menu label={m['app.learner_menu.label']()} heading={learner.email} {...popover}>
      <MenuItem icon={<UserIcon />} href={PATHS.profile}>
        {m['app.pages.profile']()}
      </MenuItem>
      {isGrownUp(learner) && (
        <MenuItem icon={<UsersThreeIcon />} href={PATHS.groups}>
          {m['app.pages.groups']()}
        </MenuItem>
      )}
      {!isTrying(learner) && !learner.isByPictures && (
        <MenuItem icon={<ChartBarIcon />} href={PATHS.report}>
          {m['app.pages.report']()}
        </MenuItem>
      )}
      {focusMode && (
        <MenuItem icon={<SquaresFourIcon />} href={PATHS.dashboard}>
          {m['app.pages.dashboard']()}
        </MenuItem>
      )}
      {focusMode && (
        <MenuItem icon={<GearSixIcon />} href={PATHS.settings}>
          {m['app.pages.settings']()}
        </MenuItem>
      )}
      <MenuItem icon={<SignOutIcon />} onAction={logOut}>
        {m['app.navigation.log_out']()}
      </MenuItem>
    </Menu>
  );
}
