import { remainingMs, secondsShown } from '../../games/countdown.ts';
import { FOCUS_GAME, isFocused, type Point, type PointingDevice } from './focus-game.ts';
import { type FocusGameState, IDLE_FOCUS_GAME, NO_ARROWS, type SinglePointingDevice } from './focus-game-state.ts';
import { centredBall, centreOf, clampToField, type Field, moveBall } from './rolling-ball.ts';

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

/** Allows for floating-point errors, in ms or steps: 1/60 s has no exact binary representation. */
const TOLERANCE = 1e-6;

/** The state of a running game `ms` later, computed in fixed steps, so that the frame rate does not change it. */
export function afterTime(state: FocusGameState, ms: number): FocusGameState {
  const isOver = state.elapsedMs + ms >= FOCUS_GAME.durationMs - TOLERANCE;
  const elapsedMs = isOver ? FOCUS_GAME.durationMs : state.elapsedMs + ms;
  const stepsDue = Math.floor(elapsedMs / FOCUS_GAME.stepMs + TOLERANCE);
  let current = state;
  while (current.stepsDone < stepsDue) current = afterStep(current);
  return { ...current, elapsedMs, status: isOver ? 'finished' : 'running' };
}

function afterStep(state: FocusGameState): FocusGameState {
  const stepsDone = state.stepsDone + 1;
  const atMs = Math.min(stepsDone * FOCUS_GAME.stepMs, FOCUS_GAME.durationMs);
  const rolled = { ...state, stepsDone, ...moveBall(state.ball, state.field, state.seed) };
  return withStepCounted(withMarkerMoved(rolled, atMs), atMs);
}

function withMarkerMoved(state: FocusGameState, atMs: number): FocusGameState {
  const { dx, dy } = state.arrows;
  if (dx === 0 && dy === 0) return state;
  const from = state.pointer ?? centreOf(state.field);
  const stepPx = FOCUS_GAME.markerPx / Math.hypot(dx, dy);
  const at = clampToField({ x: from.x + dx * stepPx, y: from.y + dy * stepPx }, state.field, 0);
  const isAtEdge = at.x === from.x && at.y === from.y;
  return isAtEdge ? state : movedTo(state, at, 'keyboard', atMs);
}

/** The state after the pointer or keyboard marker moved at `atMs` of game time. Checks focus at most every 100 ms. */
export function movedTo(
  state: FocusGameState,
  pointer: Point,
  lastPointing: SinglePointingDevice,
  atMs: number,
): FocusGameState {
  const isOnlyDevice = state.pointing === null || state.pointing === lastPointing;
  const pointing: PointingDevice = isOnlyDevice ? lastPointing : 'mixed';
  const moved = { ...state, pointer, lastPointing, pointing };
  const isTooSoon = state.lastCheckMs !== null && atMs < state.lastCheckMs + FOCUS_GAME.checkEveryMs - TOLERANCE;
  return isTooSoon ? moved : withCheck(moved, pointer, atMs);
}

function withCheck(state: FocusGameState, pointer: Point, atMs: number): FocusGameState {
  const half = atMs < FOCUS_GAME.durationMs / 2 ? 'firstHalf' : 'secondHalf';
  const { focusedMoments, totalChecks } = state[half];
  const focused = isFocused(pointer, state.ball) ? 1 : 0;
  const checks = { focusedMoments: focusedMoments + focused, totalChecks: totalChecks + 1 };
  return { ...state, lastCheckMs: atMs, [half]: checks };
}

/** Counts a step as near or away, whether or not the pointer moved. */
function withStepCounted(state: FocusGameState, atMs: number): FocusGameState {
  const isNear = state.pointer !== null && isFocused(state.pointer, state.ball);
  const stepsAway = isNear ? 0 : state.stepsAway + 1;
  const mayChangeWords = atMs - state.saidFromMs >= FOCUS_GAME.wordsHoldMs - TOLERANCE;
  const changesWords = isNear !== state.saysNear && mayChangeWords;
  return {
    ...state,
    stepsOnTarget: state.stepsOnTarget + (isNear ? 1 : 0),
    stepsAway,
    longestStepsAway: Math.max(state.longestStepsAway, stepsAway),
    ...(changesWords && { saysNear: isNear, saidFromMs: atMs }),
  };
}
