/**
 * Game time in milliseconds since the start, excluding pauses. Timestamps are those of frames and events, which the
 * browser takes from the same clock.
 */
type GameClock = {
  readonly isStopped: boolean;
  /** Starts the clock, or continues after a pause. */
  start(stamp: number): void;
  stop(stamp: number): void;
  /** The game time at a timestamp; never negative, and never before the last pause. */
  timeAt(stamp: number): number;
};

export function createGameClock(): GameClock {
  let beforePauseMs = 0;
  let startedAt: number | null = null;
  const timeAt = (stamp: number) =>
    startedAt === null ? beforePauseMs : beforePauseMs + Math.max(0, stamp - startedAt);
  return {
    get isStopped() {
      return startedAt === null;
    },
    start(stamp) {
      startedAt ??= stamp;
    },
    stop(stamp) {
      beforePauseMs = timeAt(stamp);
      startedAt = null;
    },
    timeAt,
  };
}
