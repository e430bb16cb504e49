import { remainingMs, secondsShown } from '../countdown.ts';
import { FOCUS_GAME, type Point, type PointingWay } from './focus-game.ts';
import { afterTime, movedTo } from './focus-game-steps.ts';
import type { Checks } from './results.ts';
import { ballInTheMiddle, type Field, keptInside, type RollingBall } from './rolling-ball.ts';

export type SingleWay = Exclude<PointingWay, 'mixed'>;

/** One sitting of the focus game. Times are game time: it stands still while the game is paused. */
export type FocusGameRound = {
  status: 'idle' | 'running' | 'paused' | 'finished';
  seed: number;
  field: Field;
  ball: RollingBall;
  /** Where the pointer is, or the marker of the arrow keys; null while it is not on the stage. */
  pointer: Point | null;
  /** What moved the pointer last. */
  way: SingleWay | null;
  /** What moved it at all in this sitting. */
  pointing: PointingWay | null;
  /** Which arrow keys are held: -1, 0 or 1 across and down. */
  arrows: { dx: number; dy: number };
  elapsedMs: number;
  stepsDone: number;
  lastCheckMs: number | null;
  firstHalf: Checks;
  secondHalf: Checks;
  stepsOnTarget: number;
  stepsAway: number;
  longestStepsAway: number;
  /** Whether the words say that the pointer is near; they follow it, but never change too often to be read. */
  saysNear: boolean;
  saidFromMs: number;
};

export type FocusGameEvent =
  | { type: 'started'; seed: number; field: Field }
  | { type: 'time-passed'; ms: number }
  | { type: 'pointer-moved'; at: Point; way: Exclude<SingleWay, 'keyboard'> }
  | { type: 'pointer-left' }
  | { type: 'arrows-held'; dx: number; dy: number }
  | { type: 'field-resized'; field: Field }
  | { type: 'paused' | 'resumed' | 'stopped' };

const NO_ARROWS = { dx: 0, dy: 0 };
const NO_CHECKS: Checks = { focusedMoments: 0, totalChecks: 0 };
const NO_FIELD: Field = { width: 0, height: 0 };

export const IDLE_FOCUS_GAME: FocusGameRound = {
  status: 'idle',
  seed: 0,
  field: NO_FIELD,
  ball: ballInTheMiddle(NO_FIELD, 0).ball,
  pointer: null,
  way: null,
  pointing: null,
  arrows: NO_ARROWS,
  elapsedMs: 0,
  stepsDone: 0,
  lastCheckMs: null,
  firstHalf: NO_CHECKS,
  secondHalf: NO_CHECKS,
  stepsOnTarget: 0,
  stepsAway: 0,
  longestStepsAway: 0,
  saysNear: false,
  saidFromMs: -FOCUS_GAME.wordsHoldMs,
};

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
