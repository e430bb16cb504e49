import { partNumber, SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { useFocusMode } from '../api/focus-mode.ts';
import { Badge } from '../ui/badge.tsx';
import type { Tone } from '../ui/tone.ts';

const TONES: Record<ScreeningPart, Tone> = {
  'focus-game': 'warm',
  'letter-quiz': 'accent',
  'traits-questionnaire': 'berry',
};

/** Which of the three parts this is. */
export function PartBadge({ part }: { part: ScreeningPart }) {
  if (useFocusMode()) return null;
  return <Badge tone={TONES[part]}>{`Part ${partNumber(part)} of ${SCREENING_PARTS.length}`}</Badge>;
}
