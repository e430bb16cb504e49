import { FOCUS_GAME, isFocused, type Point, type PointingDevice } from './focus-game.ts';
import type { FocusGameState, SinglePointingDevice } from './focus-game-state.ts';
import { centreOf, clampToField, moveBall } from './rolling-ball.ts';

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
