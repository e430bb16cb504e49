import { m } from '#messages';
import type { NextInGame } from '#rules/games/next-in-game.ts';

/** What to try next, as a short phrase. */
export function nextInGameWords(step: NextInGame<string>): string {
  return step === 'without-clock'
    ? m['play.next_step.without_clock']()
    : m['play.next_step.difficulty']({ difficulty: step.difficulty });
}
