import { nextRandom } from '../random.ts';
import { FOCUS_GAME, type Point } from './focus-game.ts';

/** The inside of the stage, in CSS pixels. */
export type Field = { width: number; height: number };

/** The ball's centre, the way it rolls in radians, and its speed in pixels per step. */
export type RollingBall = Point & { headingRadians: number; speedPx: number };

type Chance<T> = { seed: number; ball: T };

/** A ball in the middle of the field, on any way and at any speed. */
export function ballInTheMiddle(field: Field, seed: number): Chance<RollingBall> {
  const heading = nextRandom(seed);
  const speed = nextRandom(heading.seed);
  const ball = { ...middleOf(field), headingRadians: heading.value * 2 * Math.PI, speedPx: speedOf(speed.value) };
  return { ball, seed: speed.seed };
}

/** The ball one step later. At an edge it turns back, a little by chance, and takes a new speed. */
export function rolledBall(ball: RollingBall, field: Field, seed: number): Chance<RollingBall> {
  const { x, y, headingRadians, speedPx } = ball;
  const ahead = { x: x + Math.cos(headingRadians) * speedPx, y: y + Math.sin(headingRadians) * speedPx };
  const inside = keptInside(ahead, field, FOCUS_GAME.ballRadiusPx);
  const edge = { x: Math.sign(inside.x - ahead.x), y: Math.sign(inside.y - ahead.y) };
  if (edge.x === 0 && edge.y === 0) return { ball: { ...ball, ...inside }, seed };

  const turn = nextRandom(seed);
  const speed = nextRandom(turn.seed);
  const turned = awayFrom(edge, headingRadians) + (turn.value * 2 - 1) * FOCUS_GAME.edgeTurnRadians;
  const turnedBall = { ...inside, headingRadians: awayFrom(edge, turned), speedPx: speedOf(speed.value) };
  return { ball: turnedBall, seed: speed.seed };
}

/** The nearest place of which every point within `marginPx` is inside the field; the middle where there is no room. */
export function keptInside(place: Point, field: Field, marginPx: number): Point {
  return {
    x: between(marginPx, place.x, field.width - marginPx),
    y: between(marginPx, place.y, field.height - marginPx),
  };
}

export function middleOf(field: Field): Point {
  return { x: field.width / 2, y: field.height / 2 };
}

/** A heading that leads inwards from the edges that push back; mirrored only where it does not yet. */
function awayFrom(edge: Point, headingRadians: number): number {
  const along = { x: Math.cos(headingRadians), y: Math.sin(headingRadians) };
  return Math.atan2(
    edge.y === 0 ? along.y : edge.y * Math.abs(along.y),
    edge.x === 0 ? along.x : edge.x * Math.abs(along.x),
  );
}

function speedOf(chance: number): number {
  return FOCUS_GAME.slowestBallPx + chance * (FOCUS_GAME.fastestBallPx - FOCUS_GAME.slowestBallPx);
}

function between(low: number, value: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);
}
