import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multitaskReportSchema } from '#contract/games/multitask-master.ts';
import { RUN } from '../runs.ts';
import { sumAnswer } from './arithmetic.ts';
import {
  isPossibleMultitaskRun,
  MULTITASK_DIFFICULTIES,
  MULTITASK_MASTER,
  multitaskLeastDurationMs,
  multitaskResult,
} from './multitask-master.ts';
import {
  type MultitaskEvent,
  type MultitaskState,
  multitaskReducer,
  multitaskRun,
  newMultitaskState,
  openTasks,
  tasksOnScreen,
} from './multitask-master-reducer.ts';

const begun = newMultitaskState({ seed: 5, difficulty: 'hard', withoutClock: false });
const untimed = newMultitaskState({ seed: 5, difficulty: 'hard', withoutClock: true });

const play = (events: MultitaskEvent[], from: MultitaskState = begun) => events.reduce(multitaskReducer, from);
const frame = (atMs: number): MultitaskEvent => ({ type: 'frame-shown', atMs });
const picked = (place: number, atMs: number): MultitaskEvent => ({ type: 'shape-picked', place, atMs });
const sent = (atMs: number): MultitaskEvent => ({ type: 'sum-submitted', atMs });
const typed = (digits: string, atMs: number): MultitaskEvent[] =>
  [...digits].map((digit) => ({ type: 'digit-pressed', digit: Number(digit), atMs }));

/** Answers both tasks of the current round correctly. */
const solved = (state: MultitaskState, atMs: number): MultitaskState => {
  const { shapes, wanted, sum } = tasksOnScreen(state);
  return play([picked(shapes.indexOf(wanted), atMs), ...typed(String(sumAnswer(sum)), atMs), sent(atMs)], state);
};

describe('a round', () => {
  it('starts without answers and with its full time', () => {
    expect(begun).toMatchObject({ phase: 'asking', at: 0, typed: '', secondsLeft: 8, rounds: [] });
    expect(openTasks(begun)).toEqual({ shape: true, sum: true });
  });

  it.each([
    ['easy', 20],
    ['medium', 12],
    ['hard', 8],
  ] as const)('lasts on %s %d seconds', (difficulty, seconds) => {
    const state = newMultitaskState({ seed: 1, difficulty, withoutClock: false });
    expect(state.secondsLeft).toBe(seconds);
    expect(play([frame(seconds * 1000 - 1)], state)).toMatchObject({ phase: 'asking', secondsLeft: 1 });
    const over = play([frame(seconds * 1000)], state);
    expect(over).toMatchObject({ phase: 'showing-result', secondsLeft: 0 });
    expect(over.rounds).toEqual([{ pickedShape: null, answeredSum: null, durationMs: seconds * 1000 }]);
  });

  it('changes with a frame only when the displayed second changes', () => {
    expect(play([frame(0)])).toBe(begun);
    expect(play([frame(999)])).toMatchObject({ secondsLeft: 8 });
    const later = play([frame(1000)]);
    expect(later.secondsLeft).toBe(7);
    expect(play([frame(1016), frame(1999), { type: 'resumed', atMs: 1999 }], later)).toBe(later);
  });

  it('ends with the second answer, in either order, and records its duration', () => {
    const shapeFirst = play([picked(3, 500), ...typed('12', 900), sent(1234.6)]);
    expect(shapeFirst).toMatchObject({ phase: 'showing-result', sinceMs: 1234.6 });
    expect(shapeFirst.rounds).toEqual([{ pickedShape: 3, answeredSum: 12, durationMs: 1235 }]);
    const sumFirst = play([...typed('12', 300), sent(400), picked(3, 700)]);
    expect(sumFirst.rounds).toEqual([{ pickedShape: 3, answeredSum: 12, durationMs: 700 }]);
  });

  it('does not end with one answer', () => {
    expect(openTasks(play([picked(3, 500)]))).toEqual({ shape: false, sum: true });
    expect(openTasks(play([...typed('1', 500), sent(600)]))).toEqual({ shape: true, sum: false });
  });

  it('keeps submitted answers when its time runs out, not typed digits', () => {
    const over = play([picked(3, 500), ...typed('12', 900), frame(8000)]);
    expect(over.rounds).toEqual([{ pickedShape: 3, answeredSum: null, durationMs: 8000 }]);
  });

  it('has no time limit without a clock', () => {
    expect(untimed.secondsLeft).toBeNull();
    expect(play([frame(8000), frame(3_600_000)], untimed)).toBe(untimed);
    const over = play([picked(3, 3_600_000), ...typed('12', 3_600_001), sent(3_600_002)], untimed);
    expect(over.rounds).toEqual([{ pickedShape: 3, answeredSum: 12, durationMs: 3_600_002 }]);
  });
});

describe('an answer', () => {
  it('cannot be changed', () => {
    const once = play([picked(3, 500)]);
    expect(play([picked(4, 600)], once)).toBe(once);
    const sum = play([...typed('12', 500), sent(600)]);
    expect(play([...typed('3', 700), sent(800), { type: 'digit-deleted', atMs: 900 }], sum)).toBe(sum);
  });

  it('is ignored after the time of its round, even before the next frame', () => {
    const late = play([picked(3, 8000)]);
    expect(late).toMatchObject({ phase: 'showing-result', rounds: [{ pickedShape: null, durationMs: 8000 }] });
    expect(play([picked(3, 7999)]).answers.pickedShape).toBe(3);
  });

  it('is ignored when it was given before the round was shown', () => {
    const second = play([frame(8000), frame(9500)]);
    expect(second).toMatchObject({ phase: 'asking', at: 1, sinceMs: 9500 });
    expect(play([picked(3, 9499)], second)).toBe(second);
    expect(play([picked(3, 9500)], second).answers.pickedShape).toBe(3);
  });

  it('accepts three digits and deletes them one by one', () => {
    expect(play(typed('1234', 100)).typed).toBe('123');
    const rubbedOut: MultitaskEvent = { type: 'digit-deleted', atMs: 200 };
    expect(play([...typed('123', 100), rubbedOut]).typed).toBe('12');
    expect(play([rubbedOut])).toBe(begun);
  });

  it('keeps only the digits of a pasted or dictated text', () => {
    expect(play([{ type: 'box-changed', text: ' 5a6-7 8', atMs: 100 }]).typed).toBe('567');
    expect(play([{ type: 'box-changed', text: 'abc', atMs: 100 }])).toBe(begun);
  });

  it('is not submitted while the box is empty, and is compared as an integer', () => {
    expect(play([sent(100)])).toBe(begun);
    expect(play([...typed('007', 100), sent(200)]).answers.answeredSum).toBe(7);
  });
});

describe('a result', () => {
  const shown = play([frame(8000)]);

  it('is shown for 1.5 seconds, ignoring presses', () => {
    expect(openTasks(shown)).toEqual({ shape: false, sum: false });
    expect(play([picked(3, 8100), ...typed('1', 8200), sent(8300), frame(9499.9)], shown)).toBe(shown);
    expect(play([frame(9500)], shown)).toMatchObject({ phase: 'asking', at: 1, typed: '', secondsLeft: 8 });
  });

  it('is shown for its full time even after a late frame', () => {
    const late = play([frame(20_000)]);
    expect(late.rounds).toEqual([{ pickedShape: null, answeredSum: null, durationMs: 8000 }]);
    expect(play([frame(21_499)], late)).toBe(late);
    expect(play([frame(21_500)], late).at).toBe(1);
  });
});

describe('a run', () => {
  const finish = (from: MultitaskState) => {
    let state = from;
    for (let round = 0; round < 10; round += 1) {
      state = solved(state, state.sinceMs + 2000);
      state = play([frame(state.sinceMs + 1500)], state);
    }
    return state;
  };

  it('ends after the result of the tenth round, and does not change then', () => {
    const over = finish(begun);
    expect(over).toMatchObject({ phase: 'finished', at: 9, sinceMs: 35_000 });
    expect(play([frame(99_000), picked(1, 99_000), sent(99_000)], over)).toBe(over);
  });

  it('is reported with its choices, rounds and duration', () => {
    const run = multitaskRun(finish(begun));
    expect(run).toMatchObject({ durationMs: 35_000, withoutClock: false, seed: 5, difficulty: 'hard' });
    expect(run.rounds.map(({ durationMs }) => durationMs)).toEqual(Array(10).fill(2000));
    expect(multitaskResult(run)).toEqual({ score: 20, level: 3 });
  });

  it('is never reported as longer than the longest run', () => {
    const over = finish(play([frame(RUN.longestMs)], { ...untimed, sinceMs: RUN.longestMs }));
    expect(multitaskRun(over).durationMs).toBe(RUN.longestMs);
  });

  it('is reported as a plausible run after late frames', () => {
    let state = begun;
    for (let atMs = 0; state.phase !== 'finished'; atMs += 60_000) state = play([frame(atMs)], state);
    const run = multitaskRun(state);
    expect(run.durationMs).toBe(10 * (8000 + 1500 + 1000));
    expect(isPossibleMultitaskRun(run)).toBe(true);
  });

  it('always gives a valid report of a plausible run', () => {
    const event = fc.oneof(
      fc.constant({ type: 'frame-shown' as const }),
      fc.record({ type: fc.constant('shape-picked' as const), place: fc.integer({ min: 0, max: 3 }) }),
      fc.record({ type: fc.constant('digit-pressed' as const), digit: fc.integer({ min: 0, max: 9 }) }),
      fc.record({ type: fc.constant('box-changed' as const), text: fc.string({ maxLength: 6 }) }),
      fc.constantFrom({ type: 'sum-submitted' as const }, { type: 'digit-deleted' as const }),
    );
    const lateMs = fc.double({ min: 0, max: 300, noNaN: true });
    const steps = fc.array(fc.tuple(event, fc.double({ min: RUN.minPressMs, max: 900, noNaN: true }), lateMs), {
      maxLength: 400,
      size: 'max',
    });
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...MULTITASK_DIFFICULTIES), fc.boolean(), steps, (...drawn) => {
        const [seed, difficulty, withoutClock, happened] = drawn;
        let state = newMultitaskState({ seed, difficulty, withoutClock });
        let atMs = 0;
        for (const [what, sinceLastMs, frameLateMs] of happened) {
          atMs += sinceLastMs;
          state = play([{ ...what, atMs }, frame(atMs + frameLateMs)], state);
          atMs += frameLateMs;
        }
        while (state.phase !== 'finished') {
          state = solved(state, atMs + 700);
          atMs = Math.max(atMs + 700, state.sinceMs + MULTITASK_MASTER.roundMs.easy);
          state = play([frame(atMs)], state);
        }
        const run = multitaskRun(state);
        const report = { ...run, finishedAt: '2026-11-21T09:00:00.000Z' };
        expect(multitaskReportSchema.safeParse(report).error).toBeUndefined();
        expect(isPossibleMultitaskRun(run)).toBe(true);
        expect(run.durationMs).toBeGreaterThanOrEqual(multitaskLeastDurationMs(run));
        if (withoutClock) {
          for (const { pickedShape, answeredSum } of run.rounds) expect([pickedShape, answeredSum]).not.toContain(null);
        }
      }),
      { numRuns: 100 },
    );
  });
});
