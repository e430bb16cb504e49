import { remainingMs, secondsShown } from '../countdown.ts';
import { reportedMs } from '../runs.ts';
import type { Scene } from './scene/compose-scene.ts';
import { SPOT_THE_DIFFERENCE, type SpotSetUp } from './spot-constants.ts';
import { type SpotLevelRun, sceneAtLevel, sceneVersionAt, spotClockMs } from './spot-levels.ts';
import {
  afterPress,
  areAllFound,
  NOTHING_FOUND,
  type Place,
  type SpotRun,
  type SpotTally,
} from './spot-the-difference.ts';

/** The state of Spot the Difference. Times are game time in milliseconds, which excludes pauses. */
export type SpotState = SpotSetUp & {
  status: 'running' | 'finished';
  /** Null without levels. */
  startLevel: number | null;
  seed: number;
  scene: Scene;
  tally: SpotTally;
  presses: SpotRun['presses'];
  /** The last wrong press, marked until `untilMs`. */
  miss: (Place & { untilMs: number }) | null;
  /** The remaining seconds; null without a clock. */
  secondsLeft: number | null;
  /** Whether the learner can show the remaining differences, which ends the game; only without a clock. */
  canShowRemaining: boolean;
  endedAtMs: number;
};

/** `atMs` is game time. */
export type SpotEvent =
  | { type: 'frame-shown'; atMs: number }
  | { type: 'resumed'; atMs: number }
  /** A press on Image B; presses on Image A are ignored. */
  | ({ type: 'picture-pressed'; atMs: number } & Place)
  | { type: 'remaining-shown'; atMs: number };

/** The initial state. The seed and the level determine the scene. */
export function newSpotState(
  { withoutClock, shownAs }: SpotSetUp,
  seed: number,
  startLevel: number | null = null,
): SpotState {
  return {
    status: 'running',
    withoutClock,
    shownAs,
    startLevel,
    seed,
    scene: sceneAtLevel(seed, startLevel),
    tally: NOTHING_FOUND,
    presses: [],
    miss: null,
    secondsLeft: withoutClock ? null : secondsShown(spotClockMs(startLevel)),
    canShowRemaining: false,
    endedAtMs: 0,
  };
}

/** The state after an event; the same object when nothing changed. */
export function spotReducer(state: SpotState, event: SpotEvent): SpotState {
  if (state.status === 'finished') return state;
  const clockMs = spotClockMs(state.startLevel);
  if (!state.withoutClock && event.atMs >= clockMs) return ended({ ...state, secondsLeft: 0 }, clockMs);
  switch (event.type) {
    case 'frame-shown':
    case 'resumed':
      return atTime(state, event.atMs);
    case 'picture-pressed':
      return pressed(state, event, Math.max(event.atMs, state.presses.at(-1)?.atMs ?? 0));
    case 'remaining-shown':
      return state.withoutClock && event.atMs >= SPOT_THE_DIFFERENCE.remainingFromMs ? ended(state, event.atMs) : state;
  }
}

/** The report of a finished game, in whole milliseconds. */
export function spotRun({ endedAtMs, withoutClock, shownAs, seed, presses }: SpotState): SpotRun {
  const { sceneVersion } = SPOT_THE_DIFFERENCE;
  return { durationMs: reportedMs(endedAtMs), withoutClock, shownAs, seed, sceneVersion, presses };
}

/** The report of a finished game with levels, in whole milliseconds. */
export function spotLevelRun(state: SpotState, startLevel: number): SpotLevelRun {
  const { durationMs, withoutClock, seed, presses } = spotRun(state);
  return { durationMs, withoutClock, startLevel, seed, sceneVersion: sceneVersionAt(startLevel), presses };
}

function atTime(state: SpotState, atMs: number): SpotState {
  const { withoutClock, startLevel } = state;
  const secondsLeft = withoutClock ? null : secondsShown(remainingMs(atMs, spotClockMs(startLevel)));
  const canShowRemaining = withoutClock && atMs >= SPOT_THE_DIFFERENCE.remainingFromMs;
  const miss = state.miss && atMs < state.miss.untilMs ? state.miss : null;
  const isSame =
    secondsLeft === state.secondsLeft && canShowRemaining === state.canShowRemaining && miss === state.miss;
  return isSame ? state : { ...state, secondsLeft, canShowRemaining, miss };
}

function pressed(state: SpotState, place: Place, atMs: number): SpotState {
  const at = {
    x: clampRounded(place.x, SPOT_THE_DIFFERENCE.width),
    y: clampRounded(place.y, SPOT_THE_DIFFERENCE.height),
  };
  const tally = afterPress(state.scene, state.tally, at);
  if (tally === state.tally) return state;
  const isMiss = tally.found === state.tally.found;
  const miss = isMiss ? { ...at, untilMs: atMs + SPOT_THE_DIFFERENCE.missShownMs } : null;
  const next = { ...state, tally, miss, presses: [...state.presses, { ...at, atMs: reportedMs(atMs) }] };
  const isLast = areAllFound(state.scene, tally) || next.presses.length >= SPOT_THE_DIFFERENCE.maxPresses;
  return isLast ? ended(next, atMs) : next;
}

function ended(state: SpotState, atMs: number): SpotState {
  return { ...state, status: 'finished', miss: null, canShowRemaining: false, endedAtMs: atMs };
}

function clampRounded(length: number, most: number): number {
  return Math.min(most, Math.max(0, Math.round(length)));
}
