import { FOCUS_GAME, isFocused, type Point, type PointingWay } from './focus-game.ts';
import type { FocusGameRound, SingleWay } from './focus-game-state.ts';
import { keptInside, middleOf, rolledBall } from './rolling-ball.ts';

/** A step has no exact length in binary; a sum of steps may miss its whole number by this much. */
const HAIR = 1e-6;

/** A running round after `ms` of game time, in whole steps, so that it is the same at every screen rate. */
export function afterTime(round: FocusGameRound, ms: number): FocusGameRound {
  const isOver = round.elapsedMs + ms >= FOCUS_GAME.durationMs - HAIR;
  const elapsedMs = isOver ? FOCUS_GAME.durationMs : round.elapsedMs + ms;
  const stepsDue = Math.floor(elapsedMs / FOCUS_GAME.stepMs + HAIR);
  let current = round;
  while (current.stepsDone < stepsDue) current = afterStep(current);
  return { ...current, elapsedMs, status: isOver ? 'finished' : 'running' };
}

function afterStep(round: FocusGameRound): FocusGameRound {
  const stepsDone = round.stepsDone + 1;
  const atMs = Math.min(stepsDone * FOCUS_GAME.stepMs, FOCUS_GAME.durationMs);
  const rolled = { ...round, stepsDone, ...rolledBall(round.ball, round.field, round.seed) };
  return watched(withMarkerMoved(rolled, atMs), atMs);
}

function withMarkerMoved(round: FocusGameRound, atMs: number): FocusGameRound {
  const { dx, dy } = round.arrows;
  if (dx === 0 && dy === 0) return round;
  const from = round.pointer ?? middleOf(round.field);
  const stepPx = FOCUS_GAME.markerPx / Math.hypot(dx, dy);
  const at = keptInside({ x: from.x + dx * stepPx, y: from.y + dy * stepPx }, round.field, 0);
  const isAtEdge = at.x === from.x && at.y === from.y;
  return isAtEdge ? round : movedTo(round, at, 'keyboard', atMs);
}

/** A round whose pointer was moved, by hand or by arrow keys, at `atMs` of game time; it is checked at most every 100 ms. */
export function movedTo(round: FocusGameRound, pointer: Point, way: SingleWay, atMs: number): FocusGameRound {
  const pointing: PointingWay = round.pointing === null || round.pointing === way ? way : 'mixed';
  const moved = { ...round, pointer, way, pointing };
  const isTooSoon = round.lastCheckMs !== null && atMs < round.lastCheckMs + FOCUS_GAME.checkEveryMs - HAIR;
  return isTooSoon ? moved : checked(moved, pointer, atMs);
}

function checked(round: FocusGameRound, pointer: Point, atMs: number): FocusGameRound {
  const half = atMs < FOCUS_GAME.durationMs / 2 ? 'firstHalf' : 'secondHalf';
  const { focusedMoments, totalChecks } = round[half];
  const focused = isFocused(pointer, round.ball) ? 1 : 0;
  const checks = { focusedMoments: focusedMoments + focused, totalChecks: totalChecks + 1 };
  return { ...round, lastCheckMs: atMs, [half]: checks };
}

/** Counts a step as near or away, by the clock and whether or not anything moved. */
function watched(round: FocusGameRound, atMs: number): FocusGameRound {
  const isNear = round.pointer !== null && isFocused(round.pointer, round.ball);
  const stepsAway = isNear ? 0 : round.stepsAway + 1;
  const mayChangeWords = atMs - round.saidFromMs >= FOCUS_GAME.wordsHoldMs - HAIR;
  const changesWords = isNear !== round.saysNear && mayChangeWords;
  return {
    ...round,
    stepsOnTarget: round.stepsOnTarget + (isNear ? 1 : 0),
    stepsAway,
    longestStepsAway: Math.max(round.longestStepsAway, stepsAway),
    ...(changesWords && { saysNear: isNear, saidFromMs: atMs }),
  };
}
