import { validLevel } from '../levels.ts';
import { arePressesInOrder, RUN, type RunResult, withValidity } from '../runs.ts';
import { composeScene, type Scene } from './scene/compose-scene.ts';
import type { SceneLevel } from './scene/levels.ts';
import { afterPress, areAllFound, NOTHING_FOUND, SPOT_THE_DIFFERENCE, type SpotRun } from './spot-the-difference.ts';

/** The rules of a run with levels. What a level shows is in spot-scene/levels.ts. All numbers are our own choice. */
export const SPOT_LEVELS = {
  /** The time of the clock. */
  durationMs: 90_000,
  /** All differences found with at most this many presses beside a difference: one level up. */
  mostMissesToRise: 3,
  /** At most this many differences found: one level down. */
  mostFoundToFall: 2,
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
  sceneVersion: typeof SPOT_THE_DIFFERENCE.sceneVersion;
};

/** The scene of a seed at a level of the game; without levels, null, that of level 1. */
export function sceneAtLevel(seed: number, level: number | null): Scene {
  return composeScene(seed, validLevel('spot-the-difference', level ?? 1) as SceneLevel);
}

/** The time of the clock in milliseconds, with levels or, for null, without. */
export function spotClockMs(startLevel: number | null): number {
  return startLevel === null ? SPOT_THE_DIFFERENCE.durationMs : SPOT_LEVELS.durationMs;
}

/** The differences found and the presses beside all differences, up to the last difference. */
export function spotLevelCounts(run: SpotLevelRun): { found: number; misses: number } {
  const scene = sceneAtLevel(run.seed, run.startLevel);
  let [tally, misses] = [NOTHING_FOUND, 0];
  for (const press of run.presses) {
    if (areAllFound(tally)) break;
    const next = afterPress(scene, tally, press);
    if (next !== tally && next.found === tally.found) misses += 1;
    tally = next;
  }
  return { found: tally.found.length, misses };
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

/** Whether a run is plausible: presses are in order, none is after the end, and it is no longer than its clock. */
export function isPossibleSpotLevelRun({ durationMs, withoutClock, presses }: SpotLevelRun): boolean {
  const longestMs = withoutClock ? RUN.longestMs : SPOT_LEVELS.durationMs;
  return arePressesInOrder(presses, durationMs) && durationMs <= longestMs;
}

/**
 * The shortest possible duration of a run, in milliseconds: five presses, the time of the clock, or the time after
 * which the remaining differences can be shown.
 */
export function spotLevelLeastDurationMs(run: SpotLevelRun): number {
  const areFound = spotLevelCounts(run).found === SPOT_THE_DIFFERENCE.differences;
  if (areFound || run.presses.length >= SPOT_THE_DIFFERENCE.maxPresses)
    return SPOT_THE_DIFFERENCE.differences * RUN.minPressMs;
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
  found,
  misses,
}: Counts & Pick<SpotLevelRun, 'withoutClock'>): -1 | 0 | 1 {
  if (found === SPOT_THE_DIFFERENCE.differences) return misses <= SPOT_LEVELS.mostMissesToRise ? 1 : 0;
  return withoutClock || found <= SPOT_LEVELS.mostFoundToFall ? -1 : 0;
}
