import { nextRandom } from '../../figures/random.ts';
import { FOCUS_GAME, type Point } from './focus-game.ts';

/** The size of the stage, in CSS pixels. */
export type Field = { width: number; height: number };

/** The ball's centre in CSS pixels, its direction in radians, and its speed in pixels per step. */
export type RollingBall = Point & { headingRadians: number; speedPx: number };

type BallAndSeed = { seed: number; ball: RollingBall };

/** A ball in the middle of the field with random direction and speed, and the next seed. */
export function centredBall(field: Field, seed: number): BallAndSeed {
  const heading = nextRandom(seed);
  const speed = nextRandom(heading.seed);
  const ball = { ...centreOf(field), headingRadians: heading.value * 2 * Math.PI, speedPx: speedOf(speed.value) };
  return { ball, seed: speed.seed };
}

/** The ball one step later, and the next seed. At an edge it bounces with a random deviation and a new speed. */
export function moveBall(ball: RollingBall, field: Field, seed: number): BallAndSeed {
  const { x, y, headingRadians, speedPx } = ball;
  const ahead = { x: x + Math.cos(headingRadians) * speedPx, y: y + Math.sin(headingRadians) * speedPx };
  const inside = clampToField(ahead, field, FOCUS_GAME.ballRadiusPx);
  const edge = { x: Math.sign(inside.x - ahead.x), y: Math.sign(inside.y - ahead.y) };
  if (edge.x === 0 && edge.y === 0) return { ball: { ...ball, ...inside }, seed };

  const turn = nextRandom(seed);
  const speed = nextRandom(turn.seed);
  const turned = awayFrom(edge, headingRadians) + (turn.value * 2 - 1) * FOCUS_GAME.edgeTurnRadians;
  const turnedBall = { ...inside, headingRadians: awayFrom(edge, turned), speedPx: speedOf(speed.value) };
  return { ball: turnedBall, seed: speed.seed };
}

/** The nearest point at least `marginPx` inside the field; the middle when the field is too small. */
export function clampToField(point: Point, field: Field, marginPx: number): Point {
  return {
    x: clamp(point.x, marginPx, field.width - marginPx),
    y: clamp(point.y, marginPx, field.height - marginPx),
  };
}

/** The middle of the field, in CSS pixels. */
export function centreOf(field: Field): Point {
  return { x: field.width / 2, y: field.height / 2 };
}

/** A heading that leads away from the edges; mirrored only when it leads towards them. */
function awayFrom(edge: Point, headingRadians: number): number {
  const direction = { x: Math.cos(headingRadians), y: Math.sin(headingRadians) };
  return Math.atan2(
    edge.y === 0 ? direction.y : edge.y * Math.abs(direction.y),
    edge.x === 0 ? direction.x : edge.x * Math.abs(direction.x),
  );
}

function speedOf(random: number): number {
  return FOCUS_GAME.slowestBallPx + random * (FOCUS_GAME.fastestBallPx - FOCUS_GAME.slowestBallPx);
}

function clamp(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);
}
