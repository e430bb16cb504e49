import { percentageOf } from '../percentage.ts';

/** Every number of the focus game. Lengths are CSS pixels of the stage. */
export const FOCUS_GAME = {
  durationMs: 60_000,
  /** From here on the clock says that the sitting ends soon. */
  lateFromMs: 10_000,
  ballRadiusPx: 30,
  focusMarginPx: 50,
  /** Speeds are per 1/60 s, so that the game is the same at any screen rate. */
  slowestBallPx: 2,
  fastestBallPx: 6,
  /** A little faster than the ball, so that arrow keys can catch it. */
  markerPx: 7,
  stepMs: 1000 / 60,
  checkEveryMs: 100,
  /** One check at 0 ms and one every 100 ms up to and including 60,000 ms. */
  mostChecks: 601,
  fewestChecks: 60,
  traitsBelowPercent: 70,
  /** At an edge the ball turns up to this much away from its mirrored way. */
  edgeTurnRadians: 0.5,
  /** How long the words near or away stay at least, so that they can be read and never flicker. */
  wordsHoldMs: 500,
  /** Two halves that differ by no more than this are called about the same. */
  sameWithinPercent: 5,
  /** The letter quiz opens by itself this long after the result was saved. */
  letterQuizAfterMs: 8_000,
} as const;

export const POINTING_WAYS = ['mouse', 'touch', 'pen', 'keyboard', 'mixed'] as const;
/** What the learner followed the ball with; `mixed` when it was more than one of them. */
export type PointingWay = (typeof POINTING_WAYS)[number];

/** A place on the stage, in CSS pixels from its top left corner. */
export type Point = { x: number; y: number };

/** Whether a pointer is near enough to the ball to count: within its radius and 50 px of its centre. */
export function isFocused(pointer: Point, ball: Point): boolean {
  const distance = Math.hypot(pointer.x - ball.x, pointer.y - ball.y);
  return distance <= FOCUS_GAME.ballRadiusPx + FOCUS_GAME.focusMarginPx;
}

/** Whether there were enough checks to say anything at all. */
export function hasEnoughChecks(totalChecks: number): boolean {
  return totalChecks >= FOCUS_GAME.fewestChecks;
}

/** Whether a focus percentage, 0 to 100, suggests traits of ADHD. */
export function suggestsAdhdTraits(focusPercentage: number): boolean {
  return focusPercentage < FOCUS_GAME.traitsBelowPercent;
}

/** What an attempt comes to. `hasADHD` is null when there was too little movement to tell. */
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
