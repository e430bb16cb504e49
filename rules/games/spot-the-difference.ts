import { areInOrder, RUN, type RunResult } from '../runs.ts';
import { composeScene, type Scene } from './spot-scene/compose-scene.ts';
import { type Box, middleOf, SPOT_SCENE } from './spot-scene/spot-scene.ts';
import { boxOf } from './spot-scene/thing.ts';

/** Every number of Spot the Difference; those of its pictures are in spot-scene. */
export const SPOT_THE_DIFFERENCE = {
  differences: SPOT_SCENE.differences,
  durationMs: 60_000,
  /** From here on the clock says that the round ends soon. */
  lateFromMs: 10_000,
  /** CSS pixels of a picture at its own size. */
  width: SPOT_SCENE.width,
  height: SPOT_SCENE.height,
  pointsPerFind: 10,
  pointsPerWrongPress: -2,
  /** A run with this many presses has ended. */
  mostPresses: 1000,
  /** Without a clock the rest can be shown from here on. */
  restFromMs: 10_000,
  /** How long a press on nothing is marked. */
  missShownMs: 1200,
} as const;

export const SPOT_SHOWN_AS = ['pictures', 'words'] as const;

/** What is chosen before a run. */
export type SpotChoice = {
  withoutClock: boolean;
  /** With the pictures, or with words that say what is in them. */
  shownAs: (typeof SPOT_SHOWN_AS)[number];
};

/** A place in a picture, in CSS pixels of a picture at its own size. */
export type Place = { x: number; y: number };

const PICTURE: Box = { left: 0, top: 0, right: SPOT_SCENE.width, bottom: SPOT_SCENE.height };

/** What happened in a run. Its scene follows from the seed. */
export type SpotRun = SpotChoice & {
  /** Milliseconds from the start to the end, without pauses. */
  durationMs: number;
  seed: number;
  /** Presses on the right picture in order; `atMs` is game time, which stands still during a pause. */
  presses: readonly { x: number; y: number; atMs: number }[];
};

/** What presses came to: the differences found, by their places in the scene and in order, and the points. */
export type SpotTally = { found: readonly number[]; score: number };

export const NOTHING_FOUND: SpotTally = { found: [], score: 0 };

/** The tally after a press on the right picture; the same object after one on a difference that is found already. */
export function afterPress({ differences }: Scene, tally: SpotTally, { x, y }: Place): SpotTally {
  const pressed = differences.findIndex(({ target }) => isInside({ x, y }, target));
  if (tally.found.includes(pressed)) return tally;
  if (pressed >= 0) {
    return { found: [...tally.found, pressed], score: tally.score + SPOT_THE_DIFFERENCE.pointsPerFind };
  }
  return { ...tally, score: Math.max(0, tally.score + SPOT_THE_DIFFERENCE.pointsPerWrongPress) };
}

/** Where a press means one pair of a scene and no other: on its difference, or beside all differences when it has none. */
export function placeOfPair({ pairs, differences }: Scene, pair: number): Place {
  const difference = differences.find((other) => other.pair === pair);
  if (difference) return middleOf(difference.target);
  const { a, b } = pairs[pair] ?? {};
  const thing = a ?? b;
  const places = [...(thing ? placesIn(boxOf(thing)) : []), ...placesIn(PICTURE)];
  const free = places.find((place) => !differences.some(({ target }) => isInside(place, target)));
  if (!free) throw new Error('the differences fill the picture');
  return free;
}

export function areAllFound({ found }: SpotTally): boolean {
  return found.length === SPOT_THE_DIFFERENCE.differences;
}

/** What a run's presses came to, worked out anew from its scene. What comes after the last difference counts for nothing. */
export function spotTally({ seed, presses }: Pick<SpotRun, 'seed' | 'presses'>): SpotTally {
  const scene = composeScene(seed);
  let tally = NOTHING_FOUND;
  for (const press of presses) {
    if (areAllFound(tally)) break;
    tally = afterPress(scene, tally, press);
  }
  return tally;
}

/** The score of Spot the Difference is its points; it has no levels. */
export function spotResult(run: SpotRun): RunResult {
  return { score: spotTally(run).score, level: null };
}

/** Whether a run can have gone like that: presses in the order of their times, none after its end, no longer than its clock. */
export function isPossibleSpotRun({ durationMs, withoutClock, presses }: SpotRun): boolean {
  return areInOrder(presses, durationMs) && durationMs <= longestMs(withoutClock);
}

/** The least time a run can have taken, in milliseconds: five presses, or until its clock or its learner ended it. */
export function spotLeastDurationMs(run: SpotRun): number {
  const hasEndedByPresses = areAllFound(spotTally(run)) || run.presses.length >= SPOT_THE_DIFFERENCE.mostPresses;
  if (hasEndedByPresses) return SPOT_THE_DIFFERENCE.differences * RUN.leastPressMs;
  return run.withoutClock ? SPOT_THE_DIFFERENCE.restFromMs : SPOT_THE_DIFFERENCE.durationMs;
}

/** A few hundred places all over a box, its middle first. */
function placesIn(box: Box): Place[] {
  const shares = Array.from({ length: 20 }, (_, step) => step / 19);
  const { left, top, right, bottom } = box;
  const spread = shares.flatMap((down) =>
    shares.map((across) => ({
      x: Math.round(left + (right - left) * across),
      y: Math.round(top + (bottom - top) * down),
    })),
  );
  return [middleOf(box), ...spread];
}

function isInside({ x, y }: Place, { left, top, right, bottom }: Box): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

function longestMs(withoutClock: boolean): number {
  return withoutClock ? RUN.longestMs : SPOT_THE_DIFFERENCE.durationMs;
}
