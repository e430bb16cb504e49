/**
 * Game time: milliseconds since the start, standing still during a pause. Stamps are those of frames and events, which
 * share one clock of the browser.
 */
export type GameClock = {
  readonly isStanding: boolean;
  /** Lets it run from a stamp on: at the start, and after a pause. */
  goFrom(stamp: number): void;
  stopAt(stamp: number): void;
  /** The game time of a stamp; never below 0, nor before the last pause. */
  at(stamp: number): number;
};

export function createGameClock(): GameClock {
  let stoodAtMs = 0;
  let goesFrom: number | null = null;
  const at = (stamp: number) => (goesFrom === null ? stoodAtMs : stoodAtMs + Math.max(0, stamp - goesFrom));
  return {
    get isStanding() {
      return goesFrom === null;
    },
    goFrom(stamp) {
      goesFrom ??= stamp;
    },
    stopAt(stamp) {
      stoodAtMs = at(stamp);
      goesFrom = null;
    },
    at,
  };
}
