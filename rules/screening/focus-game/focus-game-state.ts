import { type Checks, FOCUS_GAME, type Point, type PointingDevice } from './focus-game.ts';
import { centredBall, type Field, type RollingBall } from './rolling-ball.ts';

/** The device that made one move of the pointer. */
export type SinglePointingDevice = Exclude<PointingDevice, 'mixed'>;

/** The state of a focus game. Times are game time in milliseconds, which excludes pauses. */
export type FocusGameState = {
  status: 'idle' | 'running' | 'paused' | 'finished';
  seed: number;
  field: Field;
  ball: RollingBall;
  /** The position of the pointer or keyboard marker; null while it is outside the stage. */
  pointer: Point | null;
  /** The device that moved the pointer last. */
  lastPointing: SinglePointingDevice | null;
  /** All devices that moved the pointer in this game. */
  pointing: PointingDevice | null;
  /** The held arrow keys: -1, 0 or 1 per axis. */
  arrows: { dx: number; dy: number };
  elapsedMs: number;
  stepsDone: number;
  lastCheckMs: number | null;
  firstHalf: Checks;
  secondHalf: Checks;
  stepsOnTarget: number;
  stepsAway: number;
  longestStepsAway: number;
  /** Whether the label says "near". It is held for `wordsHoldMs`, so that it stays readable. */
  saysNear: boolean;
  saidFromMs: number;
};

/** No arrow key is held. */
export const NO_ARROWS = { dx: 0, dy: 0 } as const;
const NO_CHECKS: Checks = { focusedMoments: 0, totalChecks: 0 };
const NO_FIELD: Field = { width: 0, height: 0 };

/** The state before the start, and after the game was stopped. */
export const IDLE_FOCUS_GAME: FocusGameState = {
  status: 'idle',
  seed: 0,
  field: NO_FIELD,
  ball: centredBall(NO_FIELD, 0).ball,
  pointer: null,
  lastPointing: null,
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
