import { remainingMs, secondsShown } from '../countdown.ts';
import { nextRandom } from '../random.ts';
import { RUN } from '../runs.ts';
import { type MoleDifficulty, type MoleRun, moleDueTimes, mostMoles, WHACK_A_MOLE } from './whack-a-mole.ts';

type Mole = {
  /** Its number in the run, from 0. */
  number: number;
  hole: number;
  /** The game time of the frame that showed it. */
  shownAtMs: number;
};

type Mark = { hole: number; met: 'mole' | 'nothing'; untilMs: number };

/** One round of Whack-a-Mole. Times are game time in ms: it stands still while the game is paused. */
export type MoleRound = {
  status: 'running' | 'finished';
  difficulty: MoleDifficulty;
  withoutClock: boolean;
  seed: number;
  /** The mole that is up. */
  mole: Mole | null;
  /** Where the last mole came up, touched or not; the next one comes up elsewhere. */
  lastHole: number | null;
  nextMole: number;
  /** When something comes next, a mole or the end; null when it waits for a touch. */
  nextDueMs: number | null;
  /** When each mole is due; without a clock none is. */
  dueTimes: readonly number[];
  /** What a clock shows; null without one. */
  secondsLeft: number | null;
  hits: MoleRun['hits'];
  misses: number;
  /** What the last press met; it is shown for a moment. */
  mark: Mark | null;
  endedAtMs: number;
};

export type MoleEvent =
  | { type: 'frame-shown'; atMs: number }
  | { type: 'went-on'; atMs: number }
  | { type: 'hole-pressed'; hole: number; atMs: number };

/** A round as it begins: nothing is up, and the first mole is one interval away. The seed decides the holes. */
export function newMoleRound(difficulty: MoleDifficulty, withoutClock: boolean, seed: number): MoleRound {
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
    endedAtMs: 0,
  };
}

/** What a round is after something happened; the same object where nothing changed. */
export function moleRound(round: MoleRound, event: MoleEvent): MoleRound {
  if (round.status === 'finished') return round;
  if (!round.withoutClock && event.atMs >= WHACK_A_MOLE.durationMs) return ended(round, event.atMs);
  switch (event.type) {
    case 'frame-shown':
      return afterFrame(round, event.atMs);
    case 'went-on':
      return round.mole ? { ...round, mole: { ...round.mole, shownAtMs: event.atMs } } : round;
    case 'hole-pressed':
      return afterPress(round, event.hole, event.atMs);
  }
}

/** What is reported of a finished round, in whole ms. */
export function moleRun(round: MoleRound): MoleRun {
  const { difficulty, withoutClock, hits, misses, endedAtMs } = round;
  return {
    durationMs: wholeMs(withoutClock ? endedAtMs : WHACK_A_MOLE.durationMs),
    withoutClock,
    difficulty,
    hits: hits.map(({ mole, reactionMs }) => ({ mole, reactionMs: wholeMs(reactionMs) })),
    misses: Math.min(misses, WHACK_A_MOLE.mostMisses),
  };
}

function wholeMs(ms: number): number {
  return Math.min(Math.round(ms), RUN.longestMs);
}

function afterFrame(round: MoleRound, atMs: number): MoleRound {
  const isDue = round.nextDueMs !== null && atMs >= round.nextDueMs;
  const isLastTouched = round.withoutClock && round.nextMole === mostMoles(round);
  if (isDue && isLastTouched) return ended(round, atMs);
  const marked = round.mark && atMs >= round.mark.untilMs ? { ...round, mark: null } : round;
  return withClockAt(isDue ? withNextMole(marked, atMs) : marked, atMs);
}

function ended(round: MoleRound, endedAtMs: number): MoleRound {
  const secondsLeft = round.withoutClock ? null : 0;
  return { ...round, status: 'finished', mole: null, mark: null, nextDueMs: null, secondsLeft, endedAtMs };
}

function withClockAt(round: MoleRound, atMs: number): MoleRound {
  if (round.withoutClock) return round;
  const secondsLeft = secondsShown(remainingMs(atMs, WHACK_A_MOLE.durationMs));
  return secondsLeft === round.secondsLeft ? round : { ...round, secondsLeft };
}

/** A late frame shows the newest mole that is due; those before it were never there. */
function withNextMole(round: MoleRound, atMs: number): MoleRound {
  const { dueTimes, lastHole } = round;
  let number = round.nextMole;
  while ((dueTimes[number + 1] ?? Number.POSITIVE_INFINITY) <= atMs) number += 1;
  const { hole, seed } = drawnHole(round.seed, lastHole);
  return {
    ...round,
    seed,
    mole: { number, hole, shownAtMs: atMs },
    lastHole: hole,
    nextMole: number + 1,
    nextDueMs: dueTimes[number + 1] ?? null,
    mark: round.mark?.hole === hole ? null : round.mark,
  };
}

/** One of the nine holes by chance, but not the last one again. */
function drawnHole(seed: number, lastHole: number | null): { hole: number; seed: number } {
  const others = Array.from({ length: WHACK_A_MOLE.holes }, (_, place) => place + 1).filter(
    (hole) => hole !== lastHole,
  );
  const { value, seed: following } = nextRandom(seed);
  return { hole: others[Math.floor(value * others.length)] ?? 1, seed: following };
}

function afterPress(round: MoleRound, hole: number, atMs: number): MoleRound {
  const { mole, difficulty, withoutClock } = round;
  const untilMs = atMs + WHACK_A_MOLE.markMs;
  if (mole?.hole !== hole) return { ...round, misses: round.misses + 1, mark: { hole, met: 'nothing', untilMs } };
  return {
    ...round,
    mole: null,
    hits: [...round.hits, { mole: mole.number, reactionMs: Math.max(0, atMs - mole.shownAtMs) }],
    mark: { hole, met: 'mole', untilMs },
    nextDueMs: withoutClock ? atMs + WHACK_A_MOLE.intervalMs[difficulty] : round.nextDueMs,
  };
}
