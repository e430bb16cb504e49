import { Badge } from '../ui/badge.tsx';
import { StarIcon } from '../ui/icons.ts';

export function PointsBadge({ points }: { points: number }) {
  return (
    <Badge tone="sun" large>
      <StarIcon />
      {points} points
    </Badge>
  );
}
