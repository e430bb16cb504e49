import { describe, expect, it } from 'vitest';
import { FOCUS_GAME, type Point } from './focus-game.ts';
import { afterTime, focusGameReducer, movedTo } from './focus-game-reducer.ts';
import { type FocusGameState, IDLE_FOCUS_GAME } from './focus-game-state.ts';

const { stepMs } = FOCUS_GAME;
const field = { width: 1000, height: 600 };
const begun = focusGameReducer(IDLE_FOCUS_GAME, { type: 'started', seed: 3, field });
/** The ball does not move, so that only the pointer matters. */
const still = { ...begun, ball: { ...begun.ball, x: 500, y: 300, speedPx: 0 } };
const pressing = (dx: number, dy: number): FocusGameState => ({ ...still, arrows: { dx, dy } });
const at = (state: FocusGameState, pointer: Point, ms: number) => movedTo(state, pointer, 'mouse', ms);

describe('afterTime', () => {
  it('makes one step per full 1/60 s', () => {
    expect(afterTime(begun, stepMs * 0.9).stepsDone).toBe(0);
    expect(afterTime(begun, stepMs).stepsDone).toBe(1);
    expect(afterTime(begun, 1000).stepsDone).toBe(60);
  });

  it('carries the remainder of a step over', () => {
    expect(afterTime(afterTime(begun, stepMs / 2), stepMs / 2)).toEqual(afterTime(begun, stepMs));
  });

  it('ends at exactly 60,000 ms and 3600 steps, even after more time', () => {
    expect(afterTime(begun, 59_999.9)).toMatchObject({ status: 'running', stepsDone: 3599 });
    expect(afterTime(begun, 60_000)).toMatchObject({ status: 'finished', elapsedMs: 60_000, stepsDone: 3600 });
    expect(afterTime(begun, 1e9)).toEqual(afterTime(begun, 60_000));
  });

  it.each([
    [1, 0, { x: 507, y: 300 }],
    [0, -1, { x: 500, y: 293 }],
    [1, 1, { x: 500 + 7 / Math.SQRT2, y: 300 + 7 / Math.SQRT2 }],
  ])('moves the marker 7 px a step for arrows %i, %i', (dx, dy, marker) => {
    expect(afterTime(pressing(dx, dy), stepMs).pointer).toEqual(marker);
  });

  it('starts the marker where the pointer was last', () => {
    const state = { ...pressing(-1, 0), pointer: { x: 40, y: 50 } };
    expect(afterTime(state, stepMs).pointer).toEqual({ x: 33, y: 50 });
  });

  it('keeps the marker inside and does not check it while it stands at an edge', () => {
    const long = afterTime(pressing(-1, 0), 30_000);
    expect(long.pointer).toEqual({ x: 0, y: 300 });
    // 500 px at 7 px per step take 72 steps, 1.2 s: one check at once and one per 100 ms.
    expect(long.firstHalf.totalChecks).toBe(12);
  });

  it('says near at once, but changes the label at most every 500 ms', () => {
    const near = afterTime(at(still, { x: 500, y: 300 }, 0), stepMs);
    expect(near.saysNear).toBe(true);
    const away = afterTime(at(near, { x: 0, y: 0 }, stepMs), 499);
    expect(away.saysNear).toBe(true);
    expect(afterTime(away, 1).saysNear).toBe(false);
  });

  it('records the longest time away', () => {
    const away = afterTime(still, 2000);
    const near = afterTime(at(away, { x: 500, y: 300 }, 2000), 1000);
    const awayAgain = afterTime(at(near, { x: 0, y: 0 }, 3000), 1000);
    expect(awayAgain).toMatchObject({ stepsOnTarget: 60, stepsAway: 60, longestStepsAway: 120 });
  });
});

describe('movedTo', () => {
  it('checks at once, and again after 100 ms at the earliest', () => {
    const first = at(still, { x: 500, y: 300 }, 0);
    const tooSoon = at(first, { x: 0, y: 0 }, 99);
    expect(tooSoon.firstHalf).toEqual({ focusedMoments: 1, totalChecks: 1 });
    expect(at(tooSoon, { x: 0, y: 0 }, 100).firstHalf).toEqual({ focusedMoments: 1, totalChecks: 2 });
  });

  it('is focused up to 80 px from the centre of the ball', () => {
    expect(at(still, { x: 580, y: 300 }, 0).firstHalf.focusedMoments).toBe(1);
    expect(at(still, { x: 581, y: 300 }, 0).firstHalf.focusedMoments).toBe(0);
  });

  it('counts the second half from 30,000 ms on', () => {
    expect(at(still, { x: 0, y: 0 }, 29_999).firstHalf.totalChecks).toBe(1);
    expect(at(still, { x: 0, y: 0 }, 30_000).secondHalf.totalChecks).toBe(1);
  });

  it('records two pointing devices as mixed', () => {
    const byMouse = movedTo(still, { x: 0, y: 0 }, 'mouse', 0);
    expect(byMouse.pointing).toBe('mouse');
    expect(movedTo(byMouse, { x: 0, y: 0 }, 'mouse', 1).pointing).toBe('mouse');
    const byBoth = movedTo(byMouse, { x: 0, y: 0 }, 'keyboard', 1);
    expect(byBoth).toMatchObject({ pointing: 'mixed', lastPointing: 'keyboard' });
    expect(movedTo(byBoth, { x: 0, y: 0 }, 'keyboard', 2).pointing).toBe('mixed');
  });
});
