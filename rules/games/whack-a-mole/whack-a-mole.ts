import { RUN, type RunResult, runVariant } from '../runs.ts';

/** The difficulties, the easiest first. */
export const MOLE_DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
export type MoleDifficulty = (typeof MOLE_DIFFICULTIES)[number];

/** The numbers are from the product specification, except where a comment says otherwise. */
export const WHACK_A_MOLE = {
  /** Numbered 1 to 9. */
  holes: 9,
  durationMs: 30_000,
  /** When this much time remains, the clock says that the game ends soon; our own choice. */
  lateFromMs: 10_000,
  /** The first interval between moles; without a clock, the time from a touch to the next mole. */
  intervalMs: { easy: 1000, normal: 800, hard: 600 },
  /** After every 5 s the interval is multiplied by `fasterBy`, down to `minIntervalMs`. */
  fasterEveryMs: 5000,
  fasterBy: 0.9,
  minIntervalMs: 300,
  /** Without a clock the game ends after this many moles; our own choice. */
  molesWithoutClock: 30,
  /** How long a hole shows the result of a press; not longer than any interval between moles. Our own choice. */
  markMs: 300,
  /** The most misses that a report can contain; our own limit. */
  maxMisses: 1000,
  /**
   * A press that comes sooner after a mole was an anticipation. To see a light takes 131 ms, before the hand moves
   * (Woods et al. 2015, https://doi.org/10.3389/fnhum.2015.00131); the rest is our own estimate.
   */
  minReactionMs: 150,
  /**
   * The most hits faster than a person can see a mole that a report can contain without as many misses; our own limit.
   */
  maxLuckyHits: 15,
} as const;

/** A finished run. */
export type MoleRun = {
  /** Milliseconds from start to end, excluding pauses; without a clock also excluding moles that a pause took away. */
  durationMs: number;
  withoutClock: boolean;
  difficulty: MoleDifficulty;
  /** The touched moles by index, in order; `reactionMs` counts from the frame that showed the mole. */
  hits: readonly { mole: number; reactionMs: number }[];
  /** Presses on an empty hole. */
  misses: number;
};

/** The score is the number of touched moles; the level is the difficulty, 1 to 3. */
export function moleResult({ hits, difficulty }: MoleRun): RunResult {
  return { score: hits.length, level: MOLE_DIFFICULTIES.indexOf(difficulty) + 1 };
}

/** The reaction times in ms without anticipations, and the number of anticipations. */
export function moleReactions({ hits }: Pick<MoleRun, 'hits'>): { reactionsMs: number[]; anticipations: number } {
  const times = hits.map(({ reactionMs }) => reactionMs);
  const reactionsMs = times.filter((ms) => ms >= WHACK_A_MOLE.minReactionMs);
  return { reactionsMs, anticipations: times.length - reactionsMs.length };
}

/**
 * The average time from a mole to its touch, in ms, of a run without a clock: its duration without the intervals, of which
 * one is before each mole and one before the end. Null for a run with a clock. `choice` is from `runVariant`.
 */
export function averageMoleMs({ durationMs, choice }: { durationMs: number; choice: string }): number | null {
  const { molesWithoutClock, intervalMs } = WHACK_A_MOLE;
  const played = MOLE_DIFFICULTIES.find(
    (difficulty) => runVariant({ durationMs, difficulty, withoutClock: true }) === choice,
  );
  if (!played) return null;
  return Math.max(0, durationMs - (molesWithoutClock + 1) * intervalMs[played]) / molesWithoutClock;
}

/** The shortest possible duration of a run, in milliseconds. */
export function moleLeastDurationMs({ withoutClock, difficulty }: MoleRun): number {
  if (!withoutClock) return WHACK_A_MOLE.durationMs;
  return WHACK_A_MOLE.molesWithoutClock * (WHACK_A_MOLE.intervalMs[difficulty] + RUN.minPressMs);
}

/** The milliseconds from a mole due at `atMs` to the next one, with a clock: 10 % shorter every 5 s, at least 300. */
export function moleIntervalMs(atMs: number, difficulty: MoleDifficulty): number {
  const timesFaster = Math.floor(atMs / WHACK_A_MOLE.fasterEveryMs);
  const intervalMs = WHACK_A_MOLE.intervalMs[difficulty] * WHACK_A_MOLE.fasterBy ** timesFaster;
  return Math.max(WHACK_A_MOLE.minIntervalMs, intervalMs);
}

/**
 * When each mole of a run with a clock is due, in ms of game time. The first is due after one interval, and every mole
 * has a full interval before the end.
 */
export function moleDueTimes(difficulty: MoleDifficulty): readonly number[] {
  const times: number[] = [];
  let dueMs = moleIntervalMs(0, difficulty);
  let nextMs = dueMs + moleIntervalMs(dueMs, difficulty);
  while (nextMs <= WHACK_A_MOLE.durationMs) {
    times.push(dueMs);
    dueMs = nextMs;
    nextMs += moleIntervalMs(dueMs, difficulty);
  }
  return times;
}

/** The number of moles in a run. With a clock, late frames can skip some. */
export function moleCount({ withoutClock, difficulty }: Pick<MoleRun, 'withoutClock' | 'difficulty'>): number {
  return withoutClock ? WHACK_A_MOLE.molesWithoutClock : moleDueTimes(difficulty).length;
}

/**
 * Whether a run is plausible: it is no longer than its clock, moles are in order and touched once, no reaction is
 * longer than the run, without a clock every mole is touched, and its fast hits can be lucky ones.
 */
export function isPossibleMoleRun(run: MoleRun): boolean {
  const most = moleCount(run);
  const longestMs = run.withoutClock ? RUN.longestMs : WHACK_A_MOLE.durationMs;
  return (
    run.durationMs <= longestMs &&
    (!run.withoutClock || run.hits.length === most) &&
    areLucky(run) &&
    run.hits.every(
      ({ mole, reactionMs }, place) =>
        Number.isInteger(mole) &&
        mole > (run.hits[place - 1]?.mole ?? -1) &&
        mole < most &&
        reactionMs >= 0 &&
        reactionMs <= run.durationMs,
    )
  );
}

/**
 * Whether the hits within 100 ms can be luck. Such a press was a guess, made before the mole was seen, and a mole comes in
 * one of eight holes. More than 15 of them with fewer misses happen in fewer than one of a million runs.
 */
function areLucky({ hits, misses }: MoleRun): boolean {
  const guessed = hits.filter(({ reactionMs }) => reactionMs < RUN.minPressMs).length;
  return guessed <= Math.max(WHACK_A_MOLE.maxLuckyHits, misses);
}
