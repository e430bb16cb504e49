import { m } from '#messages';
import type { NextStep } from '#rules/games/next-step.ts';

/** What to try next, as a short phrase. */
export function nextStepWords(step: NextStep<string>): string {
  return step === 'without-clock'
    ? m['play.next_step.without_clock']()
    : m['play.next_step.difficulty']({ difficulty: step.difficulty });
}
