const REST = { firstMs: 250, longestMs: 30_000 } as const;

/** How long to wait before a worker that ended is replaced, when so many ended within the last minute. */
export function restMs(endedLately: number): number {
  return endedLately <= 1 ? 0 : Math.min(REST.firstMs * 2 ** (endedLately - 2), REST.longestMs);
}
