/**
 * Game time in milliseconds since the start, without the pauses. Stamps are those of frames and events: the browser takes
 * both from one clock.
 */
type GameClock = {
  readonly isStopped: boolean;
  /** Starts it, or continues after a pause. */
  start(stamp: number): void;
  stop(stamp: number): void;
  /** The game time at a stamp; never below 0, nor before the last pause. */
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
