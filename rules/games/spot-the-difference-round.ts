import { remainingMs, secondsShown } from '../countdown.ts';
import { RUN } from '../runs.ts';
import { composeScene, type Scene } from './spot-scene/compose-scene.ts';
import {
  afterPress,
  areAllFound,
  NOTHING_FOUND,
  type Place,
  SPOT_THE_DIFFERENCE,
  type SpotChoice,
  type SpotRun,
  type SpotTally,
} from './spot-the-difference.ts';

/** One round of Spot the Difference. Times are game time in ms: it stands still while the game is paused. */
export type SpotRound = SpotChoice & {
  status: 'running' | 'finished';
  seed: number;
  scene: Scene;
  tally: SpotTally;
  presses: SpotRun['presses'];
  /** Where the last press met nothing; shown for a moment. */
  miss: (Place & { untilMs: number }) | null;
  /** What a clock shows; null without one. */
  secondsLeft: number | null;
  /** Whether the learner may end a round without a clock now. */
  canShowRest: boolean;
  endedAtMs: number;
};

export type SpotEvent =
  | { type: 'frame-shown'; atMs: number }
  | { type: 'went-on'; atMs: number }
  /** On Image B; presses on Image A are no events of a round. */
  | ({ type: 'picture-pressed'; atMs: number } & Place)
  | { type: 'rest-shown'; atMs: number };

/** A round as it begins. The seed decides the scene. */
export function newSpotRound({ withoutClock, shownAs }: SpotChoice, seed: number): SpotRound {
  return {
    status: 'running',
    withoutClock,
    shownAs,
    seed,
    scene: composeScene(seed),
    tally: NOTHING_FOUND,
    presses: [],
    miss: null,
    secondsLeft: withoutClock ? null : secondsShown(SPOT_THE_DIFFERENCE.durationMs),
    canShowRest: false,
    endedAtMs: 0,
  };
}

/** What a round is after something happened; the same object where nothing changed. */
export function spotRound(round: SpotRound, event: SpotEvent): SpotRound {
  if (round.status === 'finished') return round;
  if (!round.withoutClock && event.atMs >= SPOT_THE_DIFFERENCE.durationMs) {
    return ended({ ...round, secondsLeft: 0 }, SPOT_THE_DIFFERENCE.durationMs);
  }
  switch (event.type) {
    case 'frame-shown':
    case 'went-on':
      return atTime(round, event.atMs);
    case 'picture-pressed':
      return pressed(round, event, Math.max(event.atMs, round.presses.at(-1)?.atMs ?? 0));
    case 'rest-shown':
      return round.withoutClock && event.atMs >= SPOT_THE_DIFFERENCE.restFromMs ? ended(round, event.atMs) : round;
  }
}

/** What is reported of a finished round. */
export function spotRun({ endedAtMs, withoutClock, shownAs, seed, presses }: SpotRound): SpotRun {
  return { durationMs: reported(endedAtMs), withoutClock, shownAs, seed, presses };
}

function atTime(round: SpotRound, atMs: number): SpotRound {
  const { withoutClock } = round;
  const secondsLeft = withoutClock ? null : secondsShown(remainingMs(atMs, SPOT_THE_DIFFERENCE.durationMs));
  const canShowRest = withoutClock && atMs >= SPOT_THE_DIFFERENCE.restFromMs;
  const miss = round.miss && atMs < round.miss.untilMs ? round.miss : null;
  const isSame = secondsLeft === round.secondsLeft && canShowRest === round.canShowRest && miss === round.miss;
  return isSame ? round : { ...round, secondsLeft, canShowRest, miss };
}

function pressed(round: SpotRound, place: Place, atMs: number): SpotRound {
  const at = { x: within(place.x, SPOT_THE_DIFFERENCE.width), y: within(place.y, SPOT_THE_DIFFERENCE.height) };
  const tally = afterPress(round.scene, round.tally, at);
  if (tally === round.tally) return round;
  const isMiss = tally.found === round.tally.found;
  const miss = isMiss ? { ...at, untilMs: atMs + SPOT_THE_DIFFERENCE.missShownMs } : null;
  const next = { ...round, tally, miss, presses: [...round.presses, { ...at, atMs: reported(atMs) }] };
  const isLast = areAllFound(tally) || next.presses.length >= SPOT_THE_DIFFERENCE.mostPresses;
  return isLast ? ended(next, atMs) : next;
}

function ended(round: SpotRound, atMs: number): SpotRound {
  return { ...round, status: 'finished', miss: null, canShowRest: false, endedAtMs: atMs };
}

function within(length: number, most: number): number {
  return Math.min(most, Math.max(0, Math.round(length)));
}

function reported(ms: number): number {
  return Math.min(RUN.longestMs, Math.round(ms));
}
