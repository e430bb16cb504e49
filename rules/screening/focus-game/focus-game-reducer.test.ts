import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { focusGameReportSchema } from '#contract/screening/screening-attempts.ts';
import { FOCUS_GAME } from './focus-game.ts';
import { type FocusGameEvent, focusGameReducer, secondsLeft } from './focus-game-reducer.ts';
import { focusGameReport } from './focus-game-report.ts';
import { type FocusGameState, IDLE_FOCUS_GAME } from './focus-game-state.ts';

const field = { width: 900, height: 500 };
const play = (events: FocusGameEvent[], from: FocusGameState = IDLE_FOCUS_GAME) =>
  events.reduce(focusGameReducer, from);
const begun = play([{ type: 'started', seed: 11, field }]);
const passed = (ms: number): FocusGameEvent => ({ type: 'time-passed', ms });
const moved = (x: number, y: number, pointing: 'mouse' | 'touch' = 'mouse'): FocusGameEvent => ({
  type: 'pointer-moved',
  at: { x, y },
  pointing,
});

describe('focusGameReducer', () => {
  it('starts with the ball in the middle and 60 seconds on the clock', () => {
    expect(begun).toMatchObject({ status: 'running', ball: { x: 450, y: 250 }, pointer: null, elapsedMs: 0 });
    expect(secondsLeft(begun)).toBe(60);
  });

  it('ignores events before the start and after the end', () => {
    expect(play([passed(1000), moved(1, 1), { type: 'paused' }, { type: 'resumed' }])).toBe(IDLE_FOCUS_GAME);
    const over = play([passed(60_000)], begun);
    expect(over.status).toBe('finished');
    expect(play([passed(1000), moved(1, 1), { type: 'paused' }, { type: 'resumed' }], over)).toBe(over);
  });

  it('does not change while paused, and continues from the same state', () => {
    const paused = play([passed(5000), { type: 'paused' }], begun);
    expect(play([passed(9000), moved(1, 1)], paused)).toEqual(paused);
    const resumed = play([passed(9000), { type: 'resumed' }, passed(55_000 - 1)], paused);
    expect(resumed).toMatchObject({ status: 'running', elapsedMs: 59_999 });
    expect(secondsLeft(resumed)).toBe(1);
    expect(play([passed(1)], resumed).status).toBe('finished');
  });

  it('releases arrow keys and pointer in a pause, but keeps the marker', () => {
    const byMouse = play([moved(10, 10), { type: 'arrows-held', dx: 1, dy: 0 }, { type: 'paused' }], begun);
    expect(byMouse).toMatchObject({ pointer: null, arrows: { dx: 0, dy: 0 } });
    const byKeys = play([{ type: 'arrows-held', dx: 1, dy: 0 }, passed(100), { type: 'paused' }], begun);
    expect(byKeys.pointer).toEqual({ x: 492, y: 250 });
  });

  it('discards an unfinished game when it is stopped', () => {
    expect(play([moved(1, 1), passed(5000), { type: 'stopped' }], begun)).toBe(IDLE_FOCUS_GAME);
  });

  it('starts every game from the initial state', () => {
    const over = play([moved(450, 250), passed(60_000)], begun);
    expect(play([{ type: 'started', seed: 11, field }], over)).toEqual(begun);
  });

  it('counts a pointer outside the stage as away, and keeps the keyboard marker', () => {
    expect(play([moved(450, 250), { type: 'pointer-left' }, passed(1000)], begun).stepsOnTarget).toBe(0);
    const byKeys = play([{ type: 'arrows-held', dx: 0, dy: 1 }, passed(100), { type: 'pointer-left' }], begun);
    expect(byKeys.pointer).not.toBeNull();
  });

  it('moves ball and marker inside a smaller field', () => {
    const byKeys = play([{ type: 'arrows-held', dx: 1, dy: 0 }, passed(1000)], begun);
    const smaller = play([{ type: 'field-resized', field: { width: 200, height: 100 } }], byKeys);
    expect(smaller.ball.x).toBeLessThanOrEqual(170);
    expect(smaller.ball.y).toBeLessThanOrEqual(70);
    expect(smaller.pointer).toEqual({ x: 200, y: 100 });
  });

  it('is the same game at 60, 120 and 144 Hz and with dropped frames', () => {
    const frames = (ms: number) => Array.from({ length: Math.ceil(60_000 / ms) }, () => passed(ms));
    const dropped = [...frames(1000 / 60).slice(0, 1000), passed(7000), ...frames(1000 / 60)];
    const ends = [frames(1000 / 60), frames(1000 / 120), frames(1000 / 144), dropped].map((run) => play(run, begun));
    for (const end of ends) expect(end).toEqual(play([passed(60_000)], begun));
  });

  it('makes at most one check in 100 ms, so at most 601, and a valid report', () => {
    const place = fc.integer({ min: -50, max: 1000 });
    const held = fc.integer({ min: -1, max: 1 });
    const events: fc.Arbitrary<FocusGameEvent>[] = [
      fc.double({ min: 0, max: 400, noNaN: true }).map(passed),
      fc.double({ min: 0, max: 20, noNaN: true }).map(passed),
      fc.record({
        type: fc.constant('pointer-moved'),
        at: fc.record({ x: place, y: place }),
        pointing: fc.constantFrom('mouse', 'touch', 'pen'),
      }),
      fc.record({ type: fc.constant('arrows-held'), dx: held, dy: held }),
      fc.record({
        type: fc.constant('field-resized'),
        field: fc.record({ width: fc.integer({ min: 1, max: 1500 }), height: fc.integer({ min: 1, max: 900 }) }),
      }),
      fc.constantFrom({ type: 'pointer-left' }, { type: 'paused' }, { type: 'resumed' }, { type: 'resumed' }),
    ];
    const stream = fc.array(fc.oneof(...events), { maxLength: 400, size: 'max' });
    fc.assert(
      fc.property(fc.integer(), stream, (seed, happened) => {
        const played = play([{ type: 'started', seed, field }, ...happened]);
        const over = play([{ type: 'resumed' }, passed(60_000)], played);
        expect(over.status).toBe('finished');
        const report = focusGameReport(over, '2026-11-21T09:00:00.000Z');
        expect(focusGameReportSchema.safeParse(report).error).toBeUndefined();
        expect(report.totalChecks === 0).toBe(report.pointing === null);
      }),
      { numRuns: 150 },
    );
  });

  it('makes 601 checks when the pointer moves all the time', () => {
    const always = Array.from({ length: 60_000 }, () => [moved(450, 250), passed(1)]).flat();
    const { totalChecks } = focusGameReport(play(always, begun), '');
    expect(totalChecks).toBeGreaterThan(595);
    expect(totalChecks).toBeLessThanOrEqual(FOCUS_GAME.maxChecks);
  });
});
