import { FOCUS_GAME, type Point, type PointingWay } from './focus-game.ts';
import type { Checks } from './results.ts';
import { ballInTheMiddle, type Field, type RollingBall } from './rolling-ball.ts';

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

export const NO_ARROWS = { dx: 0, dy: 0 } as const;
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
