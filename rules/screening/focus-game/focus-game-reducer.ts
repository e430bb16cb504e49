import { remainingMs, secondsShown } from '../../games/countdown.ts';
import { FOCUS_GAME, type Point } from './focus-game.ts';
import { type FocusGameState, IDLE_FOCUS_GAME, NO_ARROWS, type SinglePointingDevice } from './focus-game-state.ts';
import { afterTime, movedTo } from './focus-game-steps.ts';
import { centredBall, clampToField, type Field } from './rolling-ball.ts';

/** Lengths and positions are CSS pixels on the stage; `ms` is the time since the last event of its type. */
export type FocusGameEvent =
  | { type: 'started'; seed: number; field: Field }
  | { type: 'time-passed'; ms: number }
  | { type: 'pointer-moved'; at: Point; pointing: Exclude<SinglePointingDevice, 'keyboard'> }
  | { type: 'pointer-left' }
  | { type: 'arrows-held'; dx: number; dy: number }
  | { type: 'field-resized'; field: Field }
  | { type: 'paused' | 'resumed' | 'stopped' };

/** The state after an event. Events that do not fit the status change nothing. */
export function focusGameReducer(state: FocusGameState, event: FocusGameEvent): FocusGameState {
  switch (event.type) {
    case 'started':
      return started(event.field, event.seed);
    case 'stopped':
      return IDLE_FOCUS_GAME;
    case 'field-resized':
      return resized(state, event.field);
    case 'resumed':
      return state.status === 'paused' ? { ...state, status: 'running' } : state;
  }
  if (state.status !== 'running') return state;
  switch (event.type) {
    case 'paused':
      return { ...withoutPointer(state), status: 'paused', arrows: NO_ARROWS };
    case 'time-passed':
      return afterTime(state, Math.max(0, event.ms));
    case 'pointer-moved':
      return movedTo(state, event.at, event.pointing, state.elapsedMs);
    case 'pointer-left':
      return withoutPointer(state);
    case 'arrows-held':
      return { ...state, arrows: { dx: Math.sign(event.dx), dy: Math.sign(event.dy) } };
  }
}

/** The remaining whole seconds of the game, rounded up. */
export function secondsLeft(state: FocusGameState): number {
  return secondsShown(remainingMs(state.elapsedMs, FOCUS_GAME.durationMs));
}

function started(field: Field, seed: number): FocusGameState {
  return { ...IDLE_FOCUS_GAME, status: 'running', field, ...centredBall(field, seed) };
}

function resized(state: FocusGameState, field: Field): FocusGameState {
  const ball = { ...state.ball, ...clampToField(state.ball, field, FOCUS_GAME.ballRadiusPx) };
  const isMarker = state.lastPointing === 'keyboard' && state.pointer;
  return { ...state, field, ball, pointer: isMarker ? clampToField(isMarker, field, 0) : state.pointer };
}

/** The state after the pointer left the stage. The keyboard marker stays. */
function withoutPointer(state: FocusGameState): FocusGameState {
  return state.lastPointing === 'keyboard' ? state : { ...state, pointer: null };
}
