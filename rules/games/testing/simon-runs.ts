import { type Pad, SIMON, type SimonRun, simonSequence } from '../simon/simon.ts';

const SEED = 11;
const EVERY_MS = 600;

/**
 * A run that ended with a wrong press after `right` right ones of a level.
 * @param gapsMs the milliseconds before the presses, in turn
 */
export function simonRunLostIn(
  level: number,
  right: number,
  change: Partial<SimonRun> = {},
  gapsMs: readonly number[] = [EVERY_MS],
): SimonRun {
  const wrong: Pad = simonSequence(SEED, right + 1).at(-1) === 'red' ? 'blue' : 'red';
  return runOf([...repeatedUpTo(level - 1), ...simonSequence(SEED, right), wrong], change, gapsMs);
}

/** A run in which every sequence was repeated. */
export function longestSimonRun(change: Partial<SimonRun> = {}): SimonRun {
  return runOf(repeatedUpTo(SIMON.longestSequence), change, [EVERY_MS]);
}

function repeatedUpTo(level: number): Pad[] {
  return Array.from({ length: level }, (_, round) => simonSequence(SEED, round + 1)).flat();
}

function runOf(pads: readonly Pad[], change: Partial<SimonRun>, gapsMs: readonly number[]): SimonRun {
  let atMs = 0;
  const presses = pads.map((pad, place) => {
    atMs += gapsMs[place % gapsMs.length] ?? 0;
    return { pad, atMs };
  });
  return { durationMs: atMs, seed: SEED, difficulty: 'easy', presses, impulsiveClicks: 0, ...change };
}
