import { remainingMs, secondsShown } from '../countdown.ts';
import { FOCUS_GAME, type Point } from './focus-game.ts';
import { type FocusGameRound, IDLE_FOCUS_GAME, NO_ARROWS, type SingleWay } from './focus-game-state.ts';
import { afterTime, movedTo } from './focus-game-steps.ts';
import { ballInTheMiddle, type Field, keptInside } from './rolling-ball.ts';

export type FocusGameEvent =
  | { type: 'started'; seed: number; field: Field }
  | { type: 'time-passed'; ms: number }
  | { type: 'pointer-moved'; at: Point; way: Exclude<SingleWay, 'keyboard'> }
  | { type: 'pointer-left' }
  | { type: 'arrows-held'; dx: number; dy: number }
  | { type: 'field-resized'; field: Field }
  | { type: 'paused' | 'resumed' | 'stopped' };

/** What a sitting is after something happened. Events that do not fit its status change nothing. */
export function focusGameRound(round: FocusGameRound, event: FocusGameEvent): FocusGameRound {
  switch (event.type) {
    case 'started':
      return started(event.field, event.seed);
    case 'stopped':
      return IDLE_FOCUS_GAME;
    case 'field-resized':
      return resized(round, event.field);
    case 'resumed':
      return round.status === 'paused' ? { ...round, status: 'running' } : round;
  }
  if (round.status !== 'running') return round;
  switch (event.type) {
    case 'paused':
      return { ...withoutPointer(round), status: 'paused', arrows: NO_ARROWS };
    case 'time-passed':
      return afterTime(round, Math.max(0, event.ms));
    case 'pointer-moved':
      return movedTo(round, event.at, event.way, round.elapsedMs);
    case 'pointer-left':
      return withoutPointer(round);
    case 'arrows-held':
      return { ...round, arrows: { dx: Math.sign(event.dx), dy: Math.sign(event.dy) } };
  }
}

/** The seconds a clock shows for what is left of the sitting. */
export function secondsLeft(round: FocusGameRound): number {
  return secondsShown(remainingMs(round.elapsedMs, FOCUS_GAME.durationMs));
}

function started(field: Field, seed: number): FocusGameRound {
  return { ...IDLE_FOCUS_GAME, status: 'running', field, ...ballInTheMiddle(field, seed) };
}

function resized(round: FocusGameRound, field: Field): FocusGameRound {
  const ball = { ...round.ball, ...keptInside(round.ball, field, FOCUS_GAME.ballRadiusPx) };
  const isMarker = round.way === 'keyboard' && round.pointer;
  return { ...round, field, ball, pointer: isMarker ? keptInside(isMarker, field, 0) : round.pointer };
}

/** A pointer leaves the stage; the marker of the arrow keys stays where it is. */
function withoutPointer(round: FocusGameRound): FocusGameRound {
  return round.way === 'keyboard' ? round : { ...round, pointer: null };
}
