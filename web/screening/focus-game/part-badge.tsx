import { partNumber, SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { Badge } from '../../ui/badge.tsx';

export function PartBadge() {
  return <Badge tone="warm">{`Part ${partNumber('focus-game')} of ${SCREENING_PARTS.length}`}</Badge>;
}
