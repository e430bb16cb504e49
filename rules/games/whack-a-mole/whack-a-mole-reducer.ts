import { nextRandom } from '../../figures/random.ts';
import { remainingMs, secondsShown } from '../countdown.ts';
import { reportedMs } from '../runs.ts';
import { type MoleDifficulty, type MoleRun, moleCount, moleDueTimes, WHACK_A_MOLE } from './whack-a-mole.ts';

type Mole = {
  /** Its index in the run. */
  number: number;
  hole: number;
  /** The game time of the frame that showed it. */
  shownAtMs: number;
};

type Mark = { hole: number; met: 'mole' | 'nothing'; untilMs: number };

/** The state of Whack-a-Mole. Times are game time in milliseconds, which excludes pauses. */
export type MoleState = {
  status: 'running' | 'finished';
  difficulty: MoleDifficulty;
  withoutClock: boolean;
  seed: number;
  /** The visible mole. */
  mole: Mole | null;
  /** The hole of the last mole; the next one appears in another hole. */
  lastHole: number | null;
  nextMole: number;
  /** When the next mole is due, or the game ends; null while waiting for a touch. */
  nextDueMs: number | null;
  /** When each mole is due; empty without a clock. */
  dueTimes: readonly number[];
  /** The remaining seconds; null without a clock. */
  secondsLeft: number | null;
  hits: MoleRun['hits'];
  misses: number;
  /** The result of the last press, shown until `untilMs`. */
  mark: Mark | null;
  /** Without a clock: how much later the moles come because of pauses. */
  delayedMs: number;
  endedAtMs: number;
};

/** `atMs` is game time; `hole` counts from 1 to 9. */
export type MoleEvent =
  | { type: 'frame-shown'; atMs: number }
  | { type: 'resumed'; atMs: number }
  | { type: 'hole-pressed'; hole: number; atMs: number };

/** The initial state; the first mole is due after one interval. The seed determines the holes. */
export function newMoleState(difficulty: MoleDifficulty, withoutClock: boolean, seed: number): MoleState {
  return {
    status: 'running',
    difficulty,
    withoutClock,
    seed,
    mole: null,
    lastHole: null,
    nextMole: 0,
    nextDueMs: WHACK_A_MOLE.intervalMs[difficulty],
    dueTimes: withoutClock ? [] : moleDueTimes(difficulty),
    secondsLeft: withoutClock ? null : secondsShown(WHACK_A_MOLE.durationMs),
    hits: [],
    misses: 0,
    mark: null,
    delayedMs: 0,
    endedAtMs: 0,
  };
}

/** The state after an event; the same object when nothing changed. */
export function moleReducer(state: MoleState, event: MoleEvent): MoleState {
  if (state.status === 'finished') return state;
  if (!state.withoutClock && event.atMs >= WHACK_A_MOLE.durationMs) return ended(state, event.atMs);
  switch (event.type) {
    case 'frame-shown':
      return afterFrame(state, event.atMs);
    case 'resumed':
      return afterPause(state, event.atMs);
    case 'hole-pressed':
      return afterPress(state, event.hole, event.atMs);
  }
}

/** The report of a finished game, in whole milliseconds. */
export function moleRun(state: MoleState): MoleRun {
  const { difficulty, withoutClock, hits, misses, delayedMs, endedAtMs } = state;
  return {
    durationMs: reportedMs(withoutClock ? endedAtMs - delayedMs : WHACK_A_MOLE.durationMs),
    withoutClock,
    difficulty,
    hits: hits.map(({ mole, reactionMs }) => ({ mole, reactionMs: reportedMs(reactionMs) })),
    misses: Math.min(misses, WHACK_A_MOLE.maxMisses),
  };
}

function afterFrame(state: MoleState, atMs: number): MoleState {
  const isDue = state.nextDueMs !== null && atMs >= state.nextDueMs;
  const isLastTouched = state.withoutClock && state.nextMole === moleCount(state);
  if (isDue && isLastTouched) return ended(state, atMs);
  const marked = state.mark && atMs >= state.mark.untilMs ? { ...state, mark: null } : state;
  return withClockAt(isDue ? withNextMole(marked, atMs) : marked, atMs);
}

/**
 * Takes the visible mole away: its time would include the return from the pause. With a clock the next one comes when it
 * is due; without one it is the same mole again, after a full interval.
 */
function afterPause(state: MoleState, atMs: number): MoleState {
  const { mole, nextMole, nextDueMs, withoutClock, difficulty, delayedMs } = state;
  if (!withoutClock) return mole ? { ...state, mole: null } : state;
  const laterDueMs = atMs + WHACK_A_MOLE.intervalMs[difficulty];
  return {
    ...state,
    mole: null,
    nextMole: mole?.number ?? nextMole,
    nextDueMs: laterDueMs,
    delayedMs: delayedMs + laterDueMs - (mole?.shownAtMs ?? nextDueMs ?? laterDueMs),
  };
}

function ended(state: MoleState, endedAtMs: number): MoleState {
  const secondsLeft = state.withoutClock ? null : 0;
  return { ...state, status: 'finished', mole: null, mark: null, nextDueMs: null, secondsLeft, endedAtMs };
}

function withClockAt(state: MoleState, atMs: number): MoleState {
  if (state.withoutClock) return state;
  const secondsLeft = secondsShown(remainingMs(atMs, WHACK_A_MOLE.durationMs));
  return secondsLeft === state.secondsLeft ? state : { ...state, secondsLeft };
}

/** A late frame shows the newest mole that is due and skips earlier ones. */
function withNextMole(state: MoleState, atMs: number): MoleState {
  const { dueTimes, lastHole } = state;
  let number = state.nextMole;
  while ((dueTimes[number + 1] ?? Number.POSITIVE_INFINITY) <= atMs) number += 1;
  const { hole, seed } = drawnHole(state.seed, lastHole);
  return {
    ...state,
    seed,
    mole: { number, hole, shownAtMs: atMs },
    lastHole: hole,
    nextMole: number + 1,
    nextDueMs: dueTimes[number + 1] ?? null,
    mark: state.mark?.hole === hole ? null : state.mark,
  };
}

/** A random hole other than the last one. */
export function drawnHole(seed: number, lastHole: number | null): { hole: number; seed: number } {
  const others = Array.from({ length: WHACK_A_MOLE.holes }, (_, place) => place + 1).filter(
    (hole) => hole !== lastHole,
  );
  const { value, seed: nextSeed } = nextRandom(seed);
  return { hole: others[Math.floor(value * others.length)] ?? 1, seed: nextSeed };
}

function afterPress(state: MoleState, hole: number, atMs: number): MoleState {
  const { mole, difficulty, withoutClock } = state;
  const untilMs = atMs + WHACK_A_MOLE.markMs;
  if (mole?.hole !== hole) return { ...state, misses: state.misses + 1, mark: { hole, met: 'nothing', untilMs } };
  return {
    ...state,
    mole: null,
    hits: [...state.hits, { mole: mole.number, reactionMs: Math.max(0, atMs - mole.shownAtMs) }],
    mark: { hole, met: 'mole', untilMs },
    nextDueMs: withoutClock ? atMs + WHACK_A_MOLE.intervalMs[difficulty] : state.nextDueMs,
  };
}
