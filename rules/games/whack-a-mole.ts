import { RUN, type RunResult } from '../runs.ts';

export const MOLE_DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
export type MoleDifficulty = (typeof MOLE_DIFFICULTIES)[number];

/** Every number of Whack-a-Mole. */
export const WHACK_A_MOLE = {
  /** Their numbers are 1 to 9. */
  holes: 9,
  durationMs: 30_000,
  /** From here on the clock says that the game ends soon. */
  lateFromMs: 10_000,
  /** With a clock, from one mole to the next; without one, from a touch to the next mole. */
  intervalMs: { easy: 1000, normal: 800, hard: 600 },
  fasterEveryMs: 5000,
  fasterBy: 0.9,
  leastIntervalMs: 300,
  /** Without a clock the game ends after so many moles. */
  molesWithoutClock: 30,
  /** How long a hole shows what a press met; shorter than any interval between moles. */
  markMs: 300,
  mostMisses: 1000,
} as const;

/** What happened in a run. */
export type MoleRun = {
  /** Milliseconds from the start to the end, without pauses. */
  durationMs: number;
  withoutClock: boolean;
  difficulty: MoleDifficulty;
  /** The moles that were touched, by their number from 0 in order, with the time since the frame that showed them. */
  hits: readonly { mole: number; reactionMs: number }[];
  /** Presses on an empty hole. */
  misses: number;
};

/** The score counts the moles that were touched. */
export function moleResult({ hits, difficulty }: MoleRun): RunResult {
  return { score: hits.length, level: MOLE_DIFFICULTIES.indexOf(difficulty) + 1 };
}

/** The least game time, in ms, that such a run can take. */
export function moleLeastDurationMs({ withoutClock, difficulty }: MoleRun): number {
  if (!withoutClock) return WHACK_A_MOLE.durationMs;
  return WHACK_A_MOLE.molesWithoutClock * (WHACK_A_MOLE.intervalMs[difficulty] + RUN.leastPressMs);
}

/** The time in ms from a mole due at `atMs` of a run with a clock to the next one: a tenth shorter every 5 s. */
export function moleIntervalMs(atMs: number, difficulty: MoleDifficulty): number {
  const timesFaster = Math.floor(atMs / WHACK_A_MOLE.fasterEveryMs);
  const intervalMs = WHACK_A_MOLE.intervalMs[difficulty] * WHACK_A_MOLE.fasterBy ** timesFaster;
  return Math.max(WHACK_A_MOLE.leastIntervalMs, intervalMs);
}

/**
 * When each mole of a run with a clock is due, in ms of game time. The first is due after one interval, the last where
 * a whole interval is left, so that each of them can be reached.
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

/** How many moles a run can have. With a clock late frames can leave some of them out. */
export function mostMoles({ withoutClock, difficulty }: Pick<MoleRun, 'withoutClock' | 'difficulty'>): number {
  return withoutClock ? WHACK_A_MOLE.molesWithoutClock : moleDueTimes(difficulty).length;
}

/**
 * Whether the game could have told of such a run: it is no longer than its clock, no mole is touched twice, before it
 * came or after the end, they are in order, and without a clock each is touched.
 */
export function isPossibleMoleRun(run: MoleRun): boolean {
  const most = mostMoles(run);
  const longestMs = run.withoutClock ? RUN.longestMs : WHACK_A_MOLE.durationMs;
  return (
    run.durationMs <= longestMs &&
    (!run.withoutClock || run.hits.length === most) &&
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
