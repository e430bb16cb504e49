import { arePressesInOrder, RUN, type RunResult } from '../runs.ts';
import { composeScene, type Scene } from './scene/compose-scene.ts';
import { type Box, centreOf, SPOT_SCENE } from './scene/spot-scene.ts';
import { boxOf } from './scene/thing.ts';
import { composeSceneOfVersion1 } from './scene/version-1/compose-scene.ts';
import { SPOT_THE_DIFFERENCE, type SpotSetUp } from './spot-constants.ts';

/** A point in a picture, in CSS pixels of an unscaled picture. */
export type Place = { x: number; y: number };

const PICTURE: Box = { left: 0, top: 0, right: SPOT_SCENE.width, bottom: SPOT_SCENE.height };

/** A finished run. The seed determines its scene. */
export type SpotRun = SpotSetUp & {
  /** Milliseconds from start to end, excluding pauses. */
  durationMs: number;
  seed: number;
  /** The rules that composed the scene; none for those of version 1. */
  sceneVersion?: typeof SPOT_THE_DIFFERENCE.sceneVersion | undefined;
  /** Presses on Image B in order; `atMs` is game time, which excludes pauses. */
  presses: readonly { x: number; y: number; atMs: number }[];
};

/** The points, and the indexes of the differences found, in order of discovery. */
export type SpotTally = { found: readonly number[]; score: number };

/** The tally before the first press. */
export const NOTHING_FOUND: SpotTally = { found: [], score: 0 };

/** The tally after a press on Image B; the same object when the difference was found before. */
export function afterPress({ differences }: Pick<Scene, 'differences'>, tally: SpotTally, { x, y }: Place): SpotTally {
  const pressed = differences.findIndex(({ target }) => isInside({ x, y }, target));
  if (tally.found.includes(pressed)) return tally;
  if (pressed >= 0) {
    return { found: [...tally.found, pressed], score: tally.score + SPOT_THE_DIFFERENCE.pointsPerFind };
  }
  return { ...tally, score: Math.max(0, tally.score + SPOT_THE_DIFFERENCE.pointsPerWrongPress) };
}

/**
 * A point whose press counts for this pair only: inside its difference, or outside all differences if it has none.
 * @throws Error when the differences leave no such point.
 */
export function placeOfPair({ pairs, differences }: Scene, pair: number): Place {
  const difference = differences.find((other) => other.pair === pair);
  if (difference) return centreOf(difference.target);
  const { a, b } = pairs[pair] ?? {};
  const thing = a ?? b;
  const places = [...(thing ? placesIn(boxOf(thing)) : []), ...placesIn(PICTURE)];
  const free = places.find((place) => !differences.some(({ target }) => isInside(place, target)));
  if (!free) throw new Error('the differences fill the picture');
  return free;
}

/** Whether all differences of a scene were found. */
export function areAllFound({ differences }: Pick<Scene, 'differences'>, { found }: SpotTally): boolean {
  return found.length === differences.length;
}

/** The centre of a box and a grid of 20 × 20 points. */
function placesIn(box: Box): Place[] {
  const shares = Array.from({ length: 20 }, (_, step) => step / 19);
  const { left, top, right, bottom } = box;
  const grid = shares.flatMap((down) =>
    shares.map((across) => ({
      x: Math.round(left + (right - left) * across),
      y: Math.round(top + (bottom - top) * down),
    })),
  );
  return [centreOf(box), ...grid];
}

function isInside({ x, y }: Place, { left, top, right, bottom }: Box): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The tally of a run, computed from its presses and scene. Presses after the last difference are ignored. */
export function spotTally(run: Pick<SpotRun, 'seed' | 'sceneVersion' | 'presses'>): SpotTally {
  const scene = sceneOfRun(run);
  let tally = NOTHING_FOUND;
  for (const press of run.presses) {
    if (areAllFound(scene, tally)) break;
    tally = afterPress(scene, tally, press);
  }
  return tally;
}

function sceneOfRun({ seed, sceneVersion }: Pick<SpotRun, 'seed' | 'sceneVersion'>): Pick<Scene, 'differences'> {
  return sceneVersion ? composeScene(seed) : composeSceneOfVersion1(seed);
}

/** The score is the points; there is no level. */
export function spotResult(run: SpotRun): RunResult {
  return { score: spotTally(run).score, level: null };
}

/** Whether a run is plausible: presses are in order, none is after the end, and it is no longer than its clock. */
export function isPossibleSpotRun({ durationMs, withoutClock, presses }: SpotRun): boolean {
  return arePressesInOrder(presses, durationMs) && durationMs <= longestMs(withoutClock);
}

/**
 * The shortest possible duration of a run, in milliseconds: five presses, the time of the clock, or the time after
 * which the remaining differences can be shown.
 */
export function spotLeastDurationMs(run: SpotRun): number {
  const areFound = areAllFound(sceneOfRun(run), spotTally(run));
  const hasEndedByPresses = areFound || run.presses.length >= SPOT_THE_DIFFERENCE.maxPresses;
  if (hasEndedByPresses) return SPOT_THE_DIFFERENCE.differences * RUN.minPressMs;
  return run.withoutClock ? SPOT_THE_DIFFERENCE.remainingFromMs : SPOT_THE_DIFFERENCE.durationMs;
}

function longestMs(withoutClock: boolean): number {
  return withoutClock ? RUN.longestMs : SPOT_THE_DIFFERENCE.durationMs;
}
