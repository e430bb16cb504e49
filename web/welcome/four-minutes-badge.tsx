import { PATHS } from '../app/paths.ts';
import { BadgeLink } from '../ui/badge.tsx';
import { BookOpenTextIcon } from '../ui/icons.ts';

export function FourMinutesBadge() {
  return (
    <BadgeLink tone="warm" to={PATHS.conditions}>
      <BookOpenTextIcon />4 MIN READ
    </BadgeLink>
  );
}
