import type { ScreeningAttempts } from '#contract/screening-attempts.ts';
import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { PART_FACES } from './part-faces.ts';
import type { DonePart } from './report-lead.ts';

/** The parts that were done at least once, each with the time of its newest attempt. */
export function doneParts(attempts: ScreeningAttempts): DonePart[] {
  return SCREENING_PARTS.flatMap((part) => {
    const [newest] = attempts[part];
    return newest ? [{ title: PART_FACES[part].title, timestamp: newest.timestamp }] : [];
  });
}
