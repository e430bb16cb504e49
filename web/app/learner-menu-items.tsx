import type { RefObject } from 'react';
import type { Learner } from '#contract/learner.ts';
import { ChartBarIcon, SignOutIcon, UserIcon } from '../ui/icons.ts';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { PATHS } from './paths.ts';
import { useLogOut } from './use-log-out.ts';

export type LearnerMenuItemsProps = {
  learner: Learner;
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

export function LearnerMenuItems({ learner, ...popover }: LearnerMenuItemsProps) {
  const logOut = useLogOut();
  return (
    <Menu label="Your menu" heading={learner.email} {...popover}>
      <MenuItem icon={<UserIcon />} href={PATHS.profile}>
        Profile
      </MenuItem>
      <MenuItem icon={<ChartBarIcon />} href={PATHS.report}>
        My report
      </MenuItem>
      <MenuItem icon={<SignOutIcon />} onAction={logOut}>
        Logout
      </MenuItem>
    </Menu>
  );
}
