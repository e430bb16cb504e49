import { validLevel } from '../levels.ts';
import { arePressesInOrder, RUN, type RunResult, withValidity } from '../runs.ts';
import { composeScene, type Scene } from './scene/compose-scene.ts';
import type { SceneLevel } from './scene/levels.ts';
import { composeFineScene } from './scene/version-3/compose-fine-scene.ts';
import { FINE_LEVELS, type FineLevel } from './scene/version-3/fine-levels.ts';
import { SPOT_THE_DIFFERENCE } from './spot-constants.ts';
import { afterPress, areAllFound, NOTHING_FOUND, type SpotRun } from './spot-the-difference.ts';

/**
 * The rules of a run with levels. What a level shows is in scene/levels.ts, and above level 8 in
 * scene/version-3/fine-levels.ts. All numbers are our own choice.
 */
export const SPOT_LEVELS = {
  /** The time of the clock. */
  durationMs: 90_000,
  /** All differences found with at most this many presses beside a difference: one level up. */
  mostMissesToRise: 3,
  /** At most this share of the differences found, 2 of 5, 3 of 6 or 4 of 7: one level down. */
  mostShareToFall: 4 / 7,
  /** Runs with more presses beside a difference are not valid: pressing everywhere finds all differences in the end. */
  mostMisses: 20,
} as const;

/** Why a run with levels is not a valid measurement. `few-touches`: no press in the whole time of the clock. */
export const SPOT_VALIDITY_CODES = ['wild-pressing', 'few-touches'] as const;
type SpotValidity = (typeof SPOT_VALIDITY_CODES)[number];

/** A finished run with levels. Its level and seed determine its scene. */
export type SpotLevelRun = Omit<SpotRun, 'shownAs' | 'sceneVersion'> & {
  /** The level at its start, from 1 to the highest one of the game. */
  startLevel: number;
  sceneVersion: SpotSceneVersion;
};

/** The versions of the rules that compose the scenes of levels: 2 up to level 8, and 3 above. */
export const SPOT_SCENE_VERSIONS = [SPOT_THE_DIFFERENCE.sceneVersion, 3] as const;
export type SpotSceneVersion = (typeof SPOT_SCENE_VERSIONS)[number];

/** The version of the scenes of a level of the game. */
export function sceneVersionAt(level: number): SpotSceneVersion {
  return isFine(level) ? 3 : 2;
}

/** How many differences a scene of a level has. */
export function differencesAt(level: number): number {
  return isFine(level) ? FINE_LEVELS[level].differences : SPOT_THE_DIFFERENCE.differences;
}

function isFine(level: number): level is FineLevel {
  return level in FINE_LEVELS;
}

/** The scene of a seed at a level of the game; without levels, null, that of level 1. */
export function sceneAtLevel(seed: number, level: number | null): Scene {
  const valid = validLevel('spot-the-difference', level ?? 1);
  return isFine(valid) ? composeFineScene(seed, valid) : composeScene(seed, valid as SceneLevel);
}

/** The time of the clock in milliseconds, with levels or, for null, without. */
export function spotClockMs(startLevel: number | null): number {
  return startLevel === null ? SPOT_THE_DIFFERENCE.durationMs : SPOT_LEVELS.durationMs;
}

/** The differences of the scene, those found, and the presses beside all differences, up to the last difference. */
export function spotLevelCounts(run: SpotLevelRun): { all: number; found: number; misses: number } {
  const scene = sceneAtLevel(run.seed, run.startLevel);
  let [tally, misses] = [NOTHING_FOUND, 0];
  for (const press of run.presses) {
    if (areAllFound(scene, tally)) break;
    const next = afterPress(scene, tally, press);
    if (next !== tally && next.found === tally.found) misses += 1;
    tally = next;
  }
  return { all: scene.differences.length, found: tally.found.length, misses };
}

/**
 * The next level, as score and level: at most one up or down. A run that is not a valid measurement has the reason,
 * and keeps the level at its start.
 */
export function spotLevelResult(run: SpotLevelRun): RunResult {
  const counts = spotLevelCounts(run);
  const validity = validityOf(run, counts);
  const level = validLevel(
    'spot-the-difference',
    run.startLevel + (validity ? 0 : spotLevelStep({ ...run, ...counts })),
  );
  return withValidity({ score: level, level }, validity);
}

/**
 * Whether a run is plausible: presses are in order, none is after the end, it is no longer than its clock, and its scene
 * is of the version of its level.
 */
export function isPossibleSpotLevelRun(run: SpotLevelRun): boolean {
  const { durationMs, withoutClock, presses, startLevel, sceneVersion } = run;
  const longestMs = withoutClock ? RUN.longestMs : SPOT_LEVELS.durationMs;
  const isPossible = arePressesInOrder(presses, durationMs) && durationMs <= longestMs;
  return isPossible && sceneVersion === sceneVersionAt(startLevel);
}

/**
 * The shortest possible duration of a run, in milliseconds: a press for each difference, the time of the clock, or the time after
 * which the remaining differences can be shown.
 */
export function spotLevelLeastDurationMs(run: SpotLevelRun): number {
  const { all, found } = spotLevelCounts(run);
  if (found === all || run.presses.length >= SPOT_THE_DIFFERENCE.maxPresses) return all * RUN.minPressMs;
  return run.withoutClock ? SPOT_THE_DIFFERENCE.remainingFromMs : SPOT_LEVELS.durationMs;
}

type Counts = ReturnType<typeof spotLevelCounts>;

function validityOf({ withoutClock, presses }: SpotLevelRun, { misses }: Counts): SpotValidity | null {
  if (misses > SPOT_LEVELS.mostMisses) return 'wild-pressing';
  return presses.length === 0 && !withoutClock ? 'few-touches' : null;
}

/** How the level changes. Without a clock, a run ends before all differences are found only when the learner asks for the rest. */
export function spotLevelStep({
  withoutClock,
  all,
  found,
  misses,
}: Counts & Pick<SpotLevelRun, 'withoutClock'>): -1 | 0 | 1 {
  if (found === all) return misses <= SPOT_LEVELS.mostMissesToRise ? 1 : 0;
  return withoutClock || found <= SPOT_LEVELS.mostShareToFall * all ? -1 : 0;
}
