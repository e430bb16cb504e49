const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How much play time the runs of a learner may claim. All numbers are our own choice. */
export const PLAY_TIME = {
  /** For games that were played signed out and became the learner's after the sign-up. */
  atSignUpMs: 10 * MINUTE_MS,
  /** The most play time that can accumulate, so that a device may be offline for a week. */
  mostSavedMs: 7 * DAY_MS,
  /** The least that a run claims: the time to start it and to see its end. */
  leastPerRunMs: 10_000,
} as const;

/** The play time that the next runs of a learner may claim, in ms, as of an instant in ms since 1970. */
export type PlayTime = { leftMs: number; atMs: number };

/** The play time of a learner who signed up at an instant, in ms since 1970. */
export function playTimeAtSignUp(atMs: number): PlayTime {
  return { leftMs: PLAY_TIME.atSignUpMs, atMs };
}

/**
 * The play time at a later instant: increased by the time passed,
 * up to a week. A clock that was set back does not reduce it.
 */
export function playTimeAt({ leftMs, atMs }: PlayTime, laterMs: number): PlayTime {
  const passedMs = Math.max(0, laterMs - atMs);
  return { leftMs: Math.min(PLAY_TIME.mostSavedMs, leftMs + passedMs), atMs: laterMs };
}

/** The play time that a run claims, in ms. */
export function claimedMs(durationMs: number): number {
  return Math.max(durationMs, PLAY_TIME.leastPerRunMs);
}

/**
 * The play time after a run that arrives at an instant, in ms since 1970. Negative `leftMs`: the run cannot have been
 * played yet, and this much time has to pass first.
 */
export function playTimeAfterRun(before: PlayTime, durationMs: number, arrivedMs: number): PlayTime {
  const { leftMs, atMs } = playTimeAt(before, arrivedMs);
  return { leftMs: leftMs - claimedMs(durationMs), atMs };
}
