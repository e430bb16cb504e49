import { PADS, SIMON, type SimonPress, sequenceDurationMs } from '../simon/simon.ts';
import { nextLength, SIMON_LEVELS, type SimonLevelRun, sequenceOfTry } from '../simon/simon-levels.ts';

/** A run with levels in which `isRight` says which sequences are repeated, 400 ms a press. */
export function simonLevelRunOf(
  startLevel: number,
  isRight: (length: number, number: number) => boolean,
  { seed = 7, pressMs = 400 } = {},
): SimonLevelRun {
  const tries: { level: number; correct: number }[] = [];
  const presses: SimonPress[] = [];
  let atMs = 0;
  for (let number = 0; number < SIMON_LEVELS.tries; number += 1) {
    const level = nextLength(startLevel, tries);
    const wasMissed = number > 0 && tries.at(-1)?.correct !== tries.at(-1)?.level;
    atMs += wasMissed ? SIMON_LEVELS.afterMissMs : SIMON.nextSequenceAfterMs;
    atMs += sequenceDurationMs(level, SIMON_LEVELS.pace);
    const sequence = sequenceOfTry(seed, number, level);
    const right = isRight(level, number);
    for (const [place, pad] of sequence.entries()) {
      const isLast = place === level - 1;
      const other = PADS[(PADS.indexOf(pad) + 1) % PADS.length] ?? pad;
      atMs += pressMs;
      presses.push({ pad: isLast && !right ? other : pad, atMs });
    }
    tries.push({ level, correct: right ? level : level - 1 });
  }
  return { durationMs: atMs, seed, startLevel, presses, impulsiveClicks: 0 };
}
