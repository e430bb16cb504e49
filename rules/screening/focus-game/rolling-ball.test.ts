import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOCUS_GAME } from './focus-game.ts';
import { centredBall, clampToField, moveBall } from './rolling-ball.ts';

const field = { width: 400, height: 300 };
const rolling = { x: 200, y: 150, headingRadians: 0, speedPx: 4 };

describe('moveBall', () => {
  it('moves straight on without using a random number away from the edges', () => {
    expect(moveBall(rolling, field, 7)).toEqual({ ball: { ...rolling, x: 204 }, seed: 7 });
  });

  it('can touch an edge without turning', () => {
    expect(moveBall({ ...rolling, x: 366 }, field, 7).ball).toEqual({ ...rolling, x: 370 });
  });

  it.each([
    ['right', { x: 369, y: 150, headingRadians: 0 }, { across: -1, down: 0 }],
    ['left', { x: 31, y: 150, headingRadians: Math.PI }, { across: 1, down: 0 }],
    ['bottom', { x: 200, y: 269, headingRadians: Math.PI / 2 }, { across: 0, down: -1 }],
    ['top', { x: 200, y: 31, headingRadians: -Math.PI / 2 }, { across: 0, down: 1 }],
    ['bottom right', { x: 369, y: 269, headingRadians: Math.PI / 4 }, { across: -1, down: -1 }],
  ])('turns back at the %s edge with a new speed', (_edge, at, inwards) => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { ball, seed: following } = moveBall({ ...rolling, ...at }, field, seed);
        expect(following).not.toBe(seed);
        if (inwards.across) expect(Math.cos(ball.headingRadians) * inwards.across).toBeGreaterThan(0);
        if (inwards.down) expect(Math.sin(ball.headingRadians) * inwards.down).toBeGreaterThan(0);
      }),
    );
  });

  it('turns by at most 0.5 rad from the mirrored direction', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { ball } = moveBall({ ...rolling, x: 369 }, field, seed);
        expect(Math.cos(ball.headingRadians)).toBeLessThanOrEqual(-Math.cos(FOCUS_GAME.edgeTurnRadians) + 1e-9);
      }),
    );
  });

  it('stays inside any field, at 2 to 6 px a step', () => {
    const size = fc.integer({ min: 60, max: 2000 });
    fc.assert(
      fc.property(fc.integer(), size, size, (seed, width, height) => {
        let current = centredBall({ width, height }, seed);
        for (let step = 0; step < 600; step += 1) {
          const { x, y } = current.ball;
          current = moveBall(current.ball, { width, height }, current.seed);
          const { ball } = current;
          expect(ball).toEqual({ ...ball, ...clampToField(ball, { width, height }, FOCUS_GAME.ballRadiusPx) });
          expect(ball.speedPx).toBeGreaterThanOrEqual(FOCUS_GAME.slowestBallPx);
          expect(ball.speedPx).toBeLessThan(FOCUS_GAME.fastestBallPx);
          expect(Math.hypot(ball.x - x, ball.y - y)).toBeLessThanOrEqual(FOCUS_GAME.fastestBallPx + 1e-9);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('clampToField', () => {
  it('moves a point exactly to the margin', () => {
    expect(clampToField({ x: 29.9, y: 270.1 }, field, 30)).toEqual({ x: 30, y: 270 });
    expect(clampToField({ x: 30, y: 270 }, field, 30)).toEqual({ x: 30, y: 270 });
  });

  it('is the middle when the field is too small', () => {
    expect(clampToField({ x: 0, y: 0 }, { width: 50, height: 40 }, 30)).toEqual({ x: 25, y: 20 });
  });
});
