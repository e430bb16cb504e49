import { arePressesInOrder, RUN, type RunResult } from '../runs.ts';
import { composeScene } from './scene/compose-scene.ts';
import { composeSceneOfVersion1 } from './scene/version-1/compose-scene.ts';
import {
  afterPress,
  areAllFound,
  NOTHING_FOUND,
  SPOT_THE_DIFFERENCE,
  type SpotRun,
  type SpotTally,
} from './spot-the-difference.ts';

/** The tally of a run, computed from its presses and scene. Presses after the last difference are ignored. */
export function spotTally({ seed, sceneVersion, presses }: SpotRun): SpotTally {
  const scene = sceneVersion ? composeScene(seed) : composeSceneOfVersion1(seed);
  let tally = NOTHING_FOUND;
  for (const press of presses) {
    if (areAllFound(tally)) break;
    tally = afterPress(scene, tally, press);
  }
  return tally;
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
  const hasEndedByPresses = areAllFound(spotTally(run)) || run.presses.length >= SPOT_THE_DIFFERENCE.maxPresses;
  if (hasEndedByPresses) return SPOT_THE_DIFFERENCE.differences * RUN.minPressMs;
  return run.withoutClock ? SPOT_THE_DIFFERENCE.remainingFromMs : SPOT_THE_DIFFERENCE.durationMs;
}

function longestMs(withoutClock: boolean): number {
  return withoutClock ? RUN.longestMs : SPOT_THE_DIFFERENCE.durationMs;
}
