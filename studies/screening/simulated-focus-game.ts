import { type Random, seededRandom } from '#rules/figures/random.ts';
import { FOCUS_GAME, type Point } from '#rules/screening/focus-game/focus-game.ts';
import { type FocusGameEvent, focusGameReducer } from '#rules/screening/focus-game/focus-game-reducer.ts';
import { type FocusGameState, IDLE_FOCUS_GAME } from '#rules/screening/focus-game/focus-game-state.ts';
import { clampToField, type Field, type RollingBall } from '#rules/screening/focus-game/rolling-ball.ts';
import { drawNormal } from '../figures.ts';
import { PACES } from './paces.ts';
import type { Respondent } from './respondents.ts';

/** All numbers but the sizes of the fields are our own estimates. */
const HAND = {
  /** The time between two moves of the pointer. */
  moveEveryMs: 50,
  /** The mean duration of a lapse of attention. */
  lapseMs: 3000,
  /** The speed of a pointer that wanders. */
  wanderPxPerMs: 0.4,
  /** A hand that rests moves again when the ball is this far from it. */
  hopsFromPx: 60,
  /** The marker is moved along an axis while the ball is further away than this. */
  arrowsFromPx: 25,
  /** The mean times for which a finger stays down, and is lifted. */
  fingerDownMs: 5000,
  fingerUpMs: 600,
} as const;

/** The stages of a laptop and of a phone of 360 × 640, in CSS pixels. */
const FIELDS = { mouse: { width: 1100, height: 560 }, touch: { width: 328, height: 440 } } as const;

/** Plays a whole game through the reducer and returns its last state. */
export function playFocusGame(respondent: Respondent, seed: number): FocusGameState {
  // A different random sequence from the one that moves the ball.
  const random = seededRandom(~seed);
  const field = respondent.hand === 'lifts-finger' ? FIELDS.touch : FIELDS.mouse;
  const moves = handOf(respondent, field, random);
  let game = focusGameReducer(IDLE_FOCUS_GAME, { type: 'started', seed, field });
  while (game.status === 'running') {
    const event = moves(game);
    if (event) game = focusGameReducer(game, event);
    game = focusGameReducer(game, { type: 'time-passed', ms: HAND.moveEveryMs });
  }
  return game;
}

/** The next event of the hand; null when it does nothing. */
type Moves = (game: FocusGameState) => FocusGameEvent | null;

function handOf(respondent: Respondent, field: Field, random: Random): Moves {
  const { effort, leavesAfterMs } = respondent;
  const wander = wandering(field, random);
  if (effort === 'absent') return () => null;
  if (effort === 'constant') return ({ stepsDone }) => (stepsDone === 0 ? movedTo(wander(null)) : null);
  if (effort === 'random') return ({ pointer }) => movedTo(wander(pointer));
  const follow = following(respondent, field, random, wander);
  return (game) => (game.elapsedMs < leavesAfterMs ? follow(game) : released(game));
}

function following({ hand, skill, pace }: Respondent, field: Field, random: Random, wander: Wander): Moves {
  const { lagMs, tremblePx } = PACES[pace];
  const see = seeing(lagMs, field);
  const isAttentive = alternating((HAND.lapseMs * skill) / (1 - skill), HAND.lapseMs, random);
  const trembling = (at: Point) => {
    if (tremblePx === 0) return at;
    const apart = { x: at.x + tremblePx * drawNormal(random), y: at.y + tremblePx * drawNormal(random) };
    return clampToField(apart, field, 0);
  };
  const isDown = alternating(HAND.fingerDownMs, HAND.fingerUpMs, random);
  return (game) => {
    const seen = see(game.ball);
    const isHere = isAttentive();
    if (hand === 'lifts-finger' && !isDown()) return released(game);
    if (!isHere) return hand === 'rests-in-lapses' ? null : movedTo(wander(game.pointer));
    if (hand === 'holds-arrows')
      return arrowsTowards(seen, game.pointer ?? { x: field.width / 2, y: field.height / 2 });
    if (hand === 'hops' && game.pointer && distance(game.pointer, seen) < HAND.hopsFromPx) return null;
    return movedTo(trembling(seen), hand === 'lifts-finger' ? 'touch' : 'mouse');
  };
}

/** The position where the respondent expects the ball: extrapolated from its position and direction `lagMs` ago. */
function seeing(lagMs: number, field: Field): (ball: RollingBall) => Point {
  const movesAgo = Math.round(lagMs / HAND.moveEveryMs);
  const steps = (movesAgo * HAND.moveEveryMs) / FOCUS_GAME.stepMs;
  const balls: RollingBall[] = [];
  return (ball) => {
    balls.push(ball);
    const { x, y, headingRadians, speedPx } = balls.length > movesAgo ? (balls.shift() ?? ball) : (balls[0] ?? ball);
    const ahead = {
      x: x + Math.cos(headingRadians) * speedPx * steps,
      y: y + Math.sin(headingRadians) * speedPx * steps,
    };
    return clampToField(ahead, field, FOCUS_GAME.ballRadiusPx);
  };
}

/** Alternates between true and false, each for an exponentially distributed time with these means. */
function alternating(meanOnMs: number, meanOffMs: number, random: Random): () => boolean {
  const share = meanOnMs === Number.POSITIVE_INFINITY ? 1 : meanOnMs / (meanOnMs + meanOffMs);
  let isOn = random() < share;
  return () => {
    const meanMs = isOn ? meanOnMs : meanOffMs;
    if (random() < HAND.moveEveryMs / meanMs) isOn = !isOn;
    return isOn;
  };
}

type Wander = (from: Point | null) => Point;

/** Moves towards random places of the field in succession. */
function wandering(field: Field, random: Random): Wander {
  const draw = () => ({ x: random() * field.width, y: random() * field.height });
  const step = HAND.wanderPxPerMs * HAND.moveEveryMs;
  let goal = draw();
  return (from) => {
    if (!from) return goal;
    if (distance(from, goal) < step) goal = draw();
    const away = distance(from, goal);
    const share = Math.min(1, step / away);
    return { x: from.x + (goal.x - from.x) * share, y: from.y + (goal.y - from.y) * share };
  };
}

function movedTo(at: Point, pointing: 'mouse' | 'touch' = 'mouse'): FocusGameEvent {
  return { type: 'pointer-moved', at, pointing };
}

function released({ pointer }: FocusGameState): FocusGameEvent | null {
  return pointer ? { type: 'pointer-left' } : null;
}

function arrowsTowards(goal: Point, from: Point): FocusGameEvent {
  const arrow = (difference: number) => (Math.abs(difference) < HAND.arrowsFromPx ? 0 : Math.sign(difference));
  return { type: 'arrows-held', dx: arrow(goal.x - from.x), dy: arrow(goal.y - from.y) };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
