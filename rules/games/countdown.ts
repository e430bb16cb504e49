/** Milliseconds left of `durationMs` after `elapsedMs`; never below 0. */
export function remainingMs(elapsedMs: number, durationMs: number): number {
  return Math.max(0, durationMs - elapsedMs);
}

/** Milliseconds rounded up to whole seconds, so that a clock shows 1 until the end. */
export function secondsShown(leftMs: number): number {
  return Math.ceil(leftMs / 1000);
}
