/** Milliseconds left of `durationMs` after `elapsedMs`; never below 0. */
export function remainingMs(elapsedMs: number, durationMs: number): number {
  return Math.max(0, durationMs - elapsedMs);
}

/** Seconds as a clock shows them: the last one is shown as 1 until it is over. */
export function secondsShown(leftMs: number): number {
  return Math.ceil(leftMs / 1000);
}
