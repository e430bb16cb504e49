import { percentageOf } from '../../figures/percentage.ts';

/**
 * Lengths are CSS pixels. Duration, `lateFromMs`, ball radius and speeds, margin, check interval and the 70 %
 * threshold are from the product specification; no published norm exists for the threshold. The other numbers are our
 * own estimates.
 */
export const FOCUS_GAME = {
  durationMs: 60_000,
  /** The practice before the game, which is not counted. */
  practiceMs: 5_000,
  /** When this much time remains, the clock says that the game ends soon. */
  lateFromMs: 10_000,
  ballRadiusPx: 30,
  focusMarginPx: 50,
  /** Speeds are pixels per step of 1/60 s. */
  slowestBallPx: 2,
  fastestBallPx: 6,
  /** The keyboard marker's speed: faster than the ball, so that it can catch it. */
  markerPx: 7,
  stepMs: 1000 / 60,
  checkEveryMs: 100,
  /** One check every 100 ms from 0 to 60,000 ms, inclusive. */
  maxChecks: 601,
  /** Fewer checks give no verdict. */
  minChecks: 60,
  /** The focus percentage below which traits are suggested. */
  traitsBelowPercent: 70,
  /** The largest random deviation from the mirrored direction at an edge. */
  edgeTurnRadians: 0.5,
  /** The shortest time that the label near or away is shown, so that it is readable and does not flicker. */
  wordsHoldMs: 500,
  /** Halves that differ by at most this many percentage points are called about the same. */
  sameWithinPercent: 5,
  /** The letter quiz opens automatically this long after the result was saved. */
  letterQuizAfterMs: 8_000,
} as const;

/** The pointing devices of a focus game; `mixed` for more than one. */
export const POINTING_DEVICES = ['mouse', 'touch', 'pen', 'keyboard', 'mixed'] as const;
export type PointingDevice = (typeof POINTING_DEVICES)[number];

/** The number of checks, and in how many of them the pointer was near the ball. */
export type Checks = { focusedMoments: number; totalChecks: number };

/** A point on the stage, in CSS pixels from its top left corner. */
export type Point = { x: number; y: number };

/** Whether the pointer is within 80 px of the ball's centre: the radius plus 50 px. */
export function isFocused(pointer: Point, ball: Point): boolean {
  const distance = Math.hypot(pointer.x - ball.x, pointer.y - ball.y);
  return distance <= FOCUS_GAME.ballRadiusPx + FOCUS_GAME.focusMarginPx;
}

/** Whether there were enough checks for a verdict. */
export function hasEnoughChecks(totalChecks: number): boolean {
  return totalChecks >= FOCUS_GAME.minChecks;
}

/** Whether a focus percentage, 0 to 100, suggests traits of ADHD. */
function suggestsAdhdTraits(focusPercentage: number): boolean {
  return focusPercentage < FOCUS_GAME.traitsBelowPercent;
}

/** The verdict of an attempt. `hasADHD` is null when there was too little movement. */
export function focusGameVerdict(attempt: { focusedMoments: number; totalChecks: number }): {
  focusPercentage: number;
  hasADHD: boolean | null;
} {
  const focusPercentage = percentageOf(attempt.focusedMoments, attempt.totalChecks);
  return {
    focusPercentage,
    hasADHD: hasEnoughChecks(attempt.totalChecks) ? suggestsAdhdTraits(focusPercentage) : null,
  };
}
