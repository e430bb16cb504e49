import { secondsLeft } from '#rules/screening/focus-game-reducer.ts';
import type { FocusGameState } from '#rules/screening/focus-game-state.ts';

/** What of a round changes seldom enough to be rendered; the ball and the marker are moved in every frame. */
export type ShownRound = {
  status: FocusGameState['status'];
  secondsLeft: number;
  nearness: 'not-yet' | 'near' | 'away';
  /** Whose place is drawn on the stage; a mouse has its own pointer. */
  marker: 'touch' | 'pen' | 'keyboard' | null;
};

export function shownRound(round: FocusGameState): ShownRound {
  const wasNear = round.stepsOnTarget > 0;
  return {
    status: round.status,
    secondsLeft: secondsLeft(round),
    nearness: round.saysNear ? 'near' : wasNear ? 'away' : 'not-yet',
    marker: round.pointer === null || round.way === 'mouse' ? null : round.way,
  };
}

export function isSameShown(a: ShownRound, b: ShownRound): boolean {
  return a.status === b.status && a.secondsLeft === b.secondsLeft && a.nearness === b.nearness && a.marker === b.marker;
}
