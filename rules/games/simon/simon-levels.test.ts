import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simonLevelReportSchema } from '#contract/games/simon.ts';
import { LEVELS } from '../levels.ts';
import { simonLevelRunOf } from '../testing/simon-level-runs.ts';
import { PADS, type Pad } from './simon.ts';
import {
  isPossibleSimonLevelRun,
  nextLength,
  SIMON_LEVELS,
  simonLevelLeastDurationMs,
  simonLevelResult,
  simonLevelSummary,
  simonTries,
} from './simon-levels.ts';
import {
  newSimonLevelState,
  nextPad,
  type SimonEvent,
  type SimonState,
  simonLevelRun,
  simonReducer,
  waitBeforeSequenceMs,
} from './simon-reducer.ts';

const HIGHEST = LEVELS.simon.highest;
const right = (level: number) => ({ level, correct: level });
const missed = (level: number) => ({ level, correct: level - 1 });

describe('the length of the next sequence', () => {
  it.each([
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 3],
    [20, 19],
  ])('at level %i begins with %i pads', (level, length) => {
    expect(nextLength(level, [])).toBe(length);
  });

  it('is one more after a repeated sequence', () => {
    expect(nextLength(5, [right(4)])).toBe(5);
    expect(nextLength(5, [right(4), right(5)])).toBe(6);
  });

  it('stays after the first miss at a length, and is one less after the second', () => {
    expect(nextLength(5, [missed(4)])).toBe(4);
    expect(nextLength(5, [missed(4), missed(4)])).toBe(3);
    expect(nextLength(5, [missed(4), missed(4), missed(3)])).toBe(3);
    expect(nextLength(5, [missed(4), missed(4), missed(3), missed(3)])).toBe(2);
  });

  it('is one more when the second try succeeds', () => {
    expect(nextLength(5, [missed(4), right(4)])).toBe(5);
    expect(nextLength(5, [missed(4), right(4), missed(5)])).toBe(5);
  });

  it('stays between one pad and the highest level', () => {
    expect(nextLength(1, Array(10).fill(missed(1)))).toBe(1);
    expect(nextLength(HIGHEST, Array(10).fill(right(HIGHEST)))).toBe(HIGHEST);
  });
});

describe('a run with levels', () => {
  it('goes on with the span, which is found from all tries', () => {
    const run = simonLevelRunOf(5, (length) => length <= 6);
    expect(simonLevelSummary(run)).toMatchObject({ longest: 6 });
    expect(simonLevelSummary(run).span).toBeCloseTo(6.5, 0);
    expect([6, 7]).toContain(simonLevelResult(run).level);
  });

  it('goes down by at most one level', () => {
    expect(simonLevelResult(simonLevelRunOf(9, (length) => length <= 3))).toEqual({ score: 8, level: 8 });
  });

  it('goes up by at most one level, whatever was repeated', () => {
    expect(simonLevelResult(simonLevelRunOf(1, (length) => length <= 8))).toEqual({ score: 2, level: 2 });
  });

  it('cannot tell anything without a repeated sequence, and keeps the level', () => {
    const run = simonLevelRunOf(4, () => false);
    expect(simonLevelResult(run)).toEqual({ score: 4, level: 4, validity: 'like-chance' });
    const once = simonLevelRunOf(4, (_, number) => number === 11);
    expect(simonLevelResult(once)).not.toHaveProperty('validity');
  });

  it('goes one level down without a repeated sequence when only long ones were shown, so that no level is a trap', () => {
    const without = (level: number) => simonLevelResult(simonLevelRunOf(level, () => false));
    // The shortest of a run is five pads shorter than its first.
    expect(without(9)).toEqual({ score: 9, level: 9, validity: 'like-chance' });
    expect(without(10)).toEqual({ score: 9, level: 9 });
    expect(without(HIGHEST)).toEqual({ score: HIGHEST - 1, level: HIGHEST - 1 });
  });

  it('cannot tell anything when most presses come within less than 150 ms', () => {
    const at = (pressMs: number) => simonLevelResult(simonLevelRunOf(4, (length) => length < 6, { pressMs })).validity;
    expect([149, 150].map(at)).toEqual(['too-fast', undefined]);
  });

  it('has a level between the first and the highest, whatever is pressed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: HIGHEST }),
        fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
        (start, rights) => {
          const run = simonLevelRunOf(start, (_, number) => rights[number] ?? false);
          const { level } = simonLevelResult(run);
          expect(level).toBeGreaterThanOrEqual(Math.max(1, start - 1));
          expect(level).toBeLessThanOrEqual(Math.min(HIGHEST, start + 1));
          expect(isPossibleSimonLevelRun(run)).toBe(true);
          expect(run.durationMs).toBeGreaterThanOrEqual(simonLevelLeastDurationMs(run));
        },
      ),
    );
  });

  it('is impossible with a sequence too few, a press too many or presses out of order', () => {
    const run = simonLevelRunOf(3, (length) => length < 5);
    const { presses } = run;
    expect(isPossibleSimonLevelRun(run)).toBe(true);
    expect(isPossibleSimonLevelRun({ ...run, presses: presses.slice(0, -1) })).toBe(false);
    expect(isPossibleSimonLevelRun({ ...run, presses: [...presses, { pad: 'red', atMs: run.durationMs }] })).toBe(
      false,
    );
    expect(isPossibleSimonLevelRun({ ...run, durationMs: run.durationMs - 1 })).toBe(false);
    expect(isPossibleSimonLevelRun({ ...run, presses: presses.toReversed() })).toBe(false);
  });
});

describe('the game with levels', () => {
  const frame = (atMs: number): SimonEvent => ({ type: 'frame-shown', atMs });
  const press = (pad: Pad, atMs: number): SimonEvent => ({ type: 'pad-pressed', pad, atMs });
  const other = (pad: Pad): Pad => (pad === 'red' ? 'blue' : 'red');

  /** Plays whole sequences; `isRight` says which are repeated. */
  function play(startLevel: number, isRight: (number: number) => boolean): SimonState {
    let state = newSimonLevelState(3, startLevel);
    let atMs = 0;
    for (let number = 0; state.status !== 'finished'; number += 1) {
      while (state.status !== 'answering') {
        atMs += 100;
        state = simonReducer(state, frame(atMs));
      }
      while (state.status === 'answering') {
        const pad = nextPad(state) ?? 'red';
        atMs += 300;
        state = simonReducer(state, press(isRight(number) ? pad : other(pad), atMs));
      }
    }
    return state;
  }

  it('goes on after a wrong press, which is shown for longer before the next sequence', () => {
    let state = newSimonLevelState(3, 4);
    for (const atMs of [0, 60_000]) state = simonReducer(state, frame(atMs));
    const pad = nextPad(state);
    state = simonReducer(state, press(other(pad ?? 'red'), 61_000));
    expect(state).toMatchObject({ status: 'between', missed: pad, repeated: 0 });
    expect(state.sequence).toHaveLength(3);
    expect(waitBeforeSequenceMs(state)).toBe(SIMON_LEVELS.afterMissMs);
    state = simonReducer(state, frame(61_010));
    expect(state.showsFromMs).toBe(61_010 + SIMON_LEVELS.afterMissMs);
    expect(simonReducer(state, frame(61_010 + SIMON_LEVELS.afterMissMs))).toMatchObject({
      status: 'watching',
      missed: null,
    });
  });

  it('ends after twelve sequences, and the server accepts its report', () => {
    for (const isRight of [() => true, () => false, (number: number) => number % 3 !== 2]) {
      const run = simonLevelRun(play(5, isRight));
      expect(simonTries(run)).toHaveLength(SIMON_LEVELS.tries);
      expect(isPossibleSimonLevelRun(run)).toBe(true);
      expect(run.durationMs).toBeGreaterThanOrEqual(simonLevelLeastDurationMs(run));
      const report = { ...run, finishedAt: '2026-11-21T09:59:00.000Z' };
      expect(simonLevelReportSchema.safeParse(report).success).toBe(true);
    }
  });

  it('shows another sequence at each try', () => {
    const { presses } = simonLevelRun(play(8, () => true));
    const sequences = simonTries({ seed: 3, startLevel: 8, presses, impulsiveClicks: 0 }).map((each) =>
      each.presses.map(({ pad }) => PADS.indexOf(pad)).join(''),
    );
    expect(new Set(sequences.map((sequence) => sequence.slice(0, 7))).size).toBe(SIMON_LEVELS.tries);
  });
});
