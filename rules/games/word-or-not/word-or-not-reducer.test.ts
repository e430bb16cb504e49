import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUN_RULES } from '#contract/games/game-runs.ts';
import { wordOrNotReportSchema } from '#contract/games/word-or-not.ts';
import { RUN } from '../runs.ts';
import { WORD_OR_NOT, WORD_OR_NOT_ANSWERS, type WordOrNotAnswer } from './word-or-not.ts';
import {
  answerOnScreen,
  isLongRun,
  newWordOrNotState,
  trialOnScreen,
  type WordOrNotEvent,
  type WordOrNotState,
  wordOrNotReducer,
  wordOrNotRun,
} from './word-or-not-reducer.ts';

const SEED = 11;
const NEXT = WORD_OR_NOT.nextTrialAfterMs;
const SET = 2;
const begun = newWordOrNotState(SEED, SET);
const frame = (atMs: number): WordOrNotEvent => ({ type: 'frame-shown', atMs });
const press = (atMs: number, answer: WordOrNotAnswer = 'word'): WordOrNotEvent => ({
  type: 'answer-pressed',
  answer,
  atMs,
});
const resumed = (atMs: number): WordOrNotEvent => ({ type: 'resumed', atMs });
const play = (events: WordOrNotEvent[], from: WordOrNotState = begun) => events.reduce(wordOrNotReducer, from);

/** Answers every trial, `everyMs` after it was shown. */
function playAll(everyMs = 700, from = begun): WordOrNotState {
  let [state, atMs] = [play([frame(0)], from), 0];
  while (state.status !== 'finished') {
    atMs += everyMs + NEXT;
    state = play([press(atMs - NEXT), frame(atMs), resumed(atMs), frame(atMs)], state);
  }
  return state;
}

describe('wordOrNotReducer', () => {
  it('takes the time of an answer from the first frame of its word', () => {
    const state = play([frame(40), frame(56), press(740.4, 'not-a-word')]);
    expect(state).toMatchObject({ status: 'answered', answers: [{ answer: 'not-a-word', answeredAfterMs: 700 }] });
    expect([trialOnScreen(state).at, answerOnScreen(state)]).toEqual([0, 'not-a-word']);
  });

  it.each([
    [RUN.minPressMs - 1, 0],
    [RUN.minPressMs, 1],
  ])('counts a press %i ms after the word appeared: %i', (afterMs, count) => {
    expect(play([frame(40), press(40 + afterMs)]).answers).toHaveLength(count);
  });

  it('ignores presses before the first frame and in the pause after an answer', () => {
    expect(play([press(500)])).toBe(begun);
    const answered = play([frame(0), press(500)]);
    expect(play([press(501), press(500 + NEXT)], answered)).toBe(answered);
  });

  it('shows the next word 350 ms after an answer', () => {
    const answered = play([frame(0), press(500)]);
    expect(play([frame(500 + NEXT - 1)], answered)).toBe(answered);
    const next = play([frame(500 + NEXT)], answered);
    expect([next.status, trialOnScreen(next).at, answerOnScreen(next)]).toEqual(['asking', 1, null]);
    expect(play([press(500 + NEXT + 640)], next).answers[1]).toEqual({ answer: 'word', answeredAfterMs: 640 });
  });

  it('waits for an answer without a time limit', () => {
    const late = play([frame(0), frame(3_600_000), press(3_600_000)]);
    expect(late.answers).toEqual([{ answer: 'word', answeredAfterMs: 3_600_000 }]);
  });

  it.each([
    [WORD_OR_NOT.longRunFromMs - 1, false],
    [WORD_OR_NOT.longRunFromMs, true],
  ])('at the next word after %i ms, a run is long: %s', (atMs, isLong) => {
    expect(isLongRun(play([frame(0), press(atMs - NEXT), frame(atMs)]))).toBe(isLong);
  });

  it('returns the same object when nothing changes', () => {
    const shown = play([frame(0)]);
    expect(play([frame(16), resumed(20)], shown)).toBe(shown);
  });

  it('rests after 28 and 56 words, until it is resumed; the next word is timed from the frame that shows it', () => {
    let [state, atMs] = [play([frame(0)]), 0];
    const rests: number[] = [];
    while (state.status !== 'finished') {
      atMs += 1000;
      state = play([press(atMs), frame(atMs + NEXT)], state);
      if (state.status !== 'resting') continue;
      rests.push(state.answers.length);
      expect(play([press(atMs + 600), frame(atMs + 700)], state)).toBe(state);
      state = play([resumed(atMs + 900), press(atMs + 950), frame(atMs + 960), press(atMs + 1660)], state);
      expect(state.answers.at(-1)).toEqual({ answer: 'word', answeredAfterMs: 700 });
    }
    expect(rests).toEqual([WORD_OR_NOT.trialsInRound, 2 * WORD_OR_NOT.trialsInRound]);
  });

  it('ends after the last word and its pause, and changes nothing afterwards', () => {
    const over = playAll();
    expect(over).toMatchObject({ status: 'finished', durationMs: WORD_OR_NOT.trials * (700 + NEXT) });
    expect(over.answers).toHaveLength(WORD_OR_NOT.trials);
    expect(play([press(10_000_000), frame(10_000_000)], over)).toBe(over);
  });

  it('has no trial before its first or after its last', () => {
    expect(() => trialOnScreen({ ...begun, status: 'answered' })).toThrow(RangeError);
    expect(trialOnScreen(playAll()).at).toBe(83);
  });
});

describe('wordOrNotRun', () => {
  it('has whole milliseconds, at most those of the longest run', () => {
    const over = playAll(RUN.longestMs);
    expect(wordOrNotRun(over, SET).durationMs).toBe(RUN.longestMs);
  });

  it('is valid without a set too, as runs of earlier versions are, with the words of the first', () => {
    const { set, ...run } = wordOrNotRun(playAll(), SET);
    expect(set).toBe(SET);
    const report = { ...run, finishedAt: '2026-11-21T09:00:00.000Z' };
    expect(wordOrNotReportSchema.parse(report)).toEqual(report);
    expect(wordOrNotReportSchema.safeParse({ ...report, set: WORD_OR_NOT.sets }).success).toBe(false);
  });

  it('is always a valid report of a possible run', () => {
    const deed = fc.record({
      afterMs: fc.double({ min: 0, max: 3000, noNaN: true }),
      answer: fc.constantFrom(...WORD_OR_NOT_ANSWERS),
      frameLateMs: fc.double({ min: 0, max: 400, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
        fc.array(deed, { minLength: 20 }),
        (seed, deeds) => {
          let [state, atMs] = [play([frame(0)], newWordOrNotState(seed, SET)), 0];
          for (const { afterMs, answer, frameLateMs } of deeds) {
            atMs += afterMs;
            state = play([press(atMs, answer), frame(atMs + frameLateMs), resumed(atMs + frameLateMs)], state);
          }
          while (state.status !== 'finished') {
            atMs += 1000;
            state = play([frame(atMs), resumed(atMs), frame(atMs), press(atMs + 500)], state);
          }
          const report = { ...wordOrNotRun(state, SET), finishedAt: '2026-11-21T09:00:00.000Z' };
          expect(wordOrNotReportSchema.safeParse(report).error).toBeUndefined();
          const { isPossible, leastDurationMs } = RUN_RULES['word-or-not'];
          expect(isPossible(report)).toBe(true);
          expect(report.durationMs).toBeGreaterThanOrEqual(leastDurationMs(report));
        },
      ),
      { numRuns: 50 },
    );
  });
});
