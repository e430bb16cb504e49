import type { RefObject } from 'react';
import type { Learner } from '#contract/learner.ts';
import { useFocusMode } from '../api/focus-mode.ts';
import { ChartBarIcon, GearSixIcon, SignOutIcon, SquaresFourIcon, UserIcon } from '../ui/icons.ts';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { PATHS } from './paths.ts';
import { useLogOut } from './use-log-out.ts';

export type LearnerMenuItemsProps = {
  learner: Learner;
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** What a learner reaches from their avatar. Focus Mode takes links off the page; the way to them is then in here. */
export function LearnerMenuItems({ learner, ...popover }: LearnerMenuItemsProps) {
  const focusMode = useFocusMode();
  const logOut = useLogOut();
  return (
    <Menu label="Your menu" heading={learner.email} {...popover}>
      <MenuItem icon={<UserIcon />} href={PATHS.profile}>
        Profile
      </MenuItem>
      <MenuItem icon={<ChartBarIcon />} href={PATHS.report}>
        My report
      </MenuItem>
      {focusMode && (
        <MenuItem icon={<SquaresFourIcon />} href={PATHS.dashboard}>
          Dashboard
        </MenuItem>
      )}
      {focusMode && (
        <MenuItem icon={<GearSixIcon />} href={PATHS.settings}>
          Settings
        </MenuItem>
      )}
      <MenuItem icon={<SignOutIcon />} onAction={logOut}>
        Logout
      </MenuItem>
    </Menu>
  );
}
