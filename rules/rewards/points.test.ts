import { describe, expect, it } from 'vitest';
import { carefulTrials } from '../games/careful-moles/careful-moles.ts';
import { carefulResult } from '../games/careful-moles/careful-moles-summary.ts';
import { letterQuestions, letterRoundResult } from '../games/letter-round/letter-round.ts';
import { RUN_VALIDITY_CODES } from '../games/runs.ts';
import { rightOption, soundMatchResult, soundQuestions } from '../games/sound-match/sound-match.ts';
import { wordOrNotTrials } from '../games/word-or-not/word-or-not.ts';
import { judgedWordOrNotResult } from '../games/word-or-not/word-or-not-summary.ts';
import { optionOrders, readingResult } from '../reading/reading-run.ts';
import { POINTS_PER_RUN, pointsOfRun } from './points.ts';

const SEED = 11;
const DURATION_MS = 200_000;

/** Runs with right answers only, each after so many milliseconds. */
const ANSWERED = {
  'word-or-not': (answeredAfterMs: number) =>
    judgedWordOrNotResult({
      durationMs: DURATION_MS,
      seed: SEED,
      answers: wordOrNotTrials(SEED).map(({ isWord }) => ({ answer: isWord ? 'word' : 'not-a-word', answeredAfterMs })),
    }),
  'letter-round': (answeredAfterMs: number) =>
    letterRoundResult({
      durationMs: DURATION_MS,
      seed: SEED,
      answers: letterQuestions(SEED).map(({ letter, options }) => ({
        picked: options.indexOf(letter),
        answeredAfterMs,
      })),
    }),
  'sound-match': (answeredAfterMs: number) =>
    soundMatchResult({
      seed: SEED,
      answers: soundQuestions(SEED).map((question) => ({ picked: rightOption(question), answeredAfterMs })),
    }),
  'reading-passage': (answeredAfterMs: number) =>
    readingResult({
      passage: 'lamp-on-the-rock',
      seed: SEED,
      answers: optionOrders(SEED).map((order) => ({ picked: order.indexOf(0), answeredAfterMs })),
    }),
};

describe('the points of a run', () => {
  it.each([
    ['word-or-not', 300],
    ['letter-round', 300],
    ['sound-match', 300],
    ['reading-passage', 1100],
  ] as const)('of %s are 10 from %i ms for an answer on, and 0 below', (game, ms) => {
    expect([ms - 1, ms].map((each) => pointsOfRun(ANSWERED[game](each)))).toEqual([0, POINTS_PER_RUN]);
  });

  it('of Careful moles are 0 without a press, and 10 from one press on, however late', () => {
    const played = (first: readonly number[]) =>
      carefulResult({
        ...{ durationMs: DURATION_MS, isCalm: false, seed: SEED },
        trials: carefulTrials(SEED).map((_, trial) => ({ trial, pressesMs: trial === 0 ? first : [] })),
      });
    expect([[], [900], [-100]].map((first) => pointsOfRun(played(first)))).toEqual([0, POINTS_PER_RUN, POINTS_PER_RUN]);
  });

  it('are 10 for a valid run, and for every other reason why a run tells nothing', () => {
    expect([{}, { validity: null }].map(pointsOfRun)).toEqual([POINTS_PER_RUN, POINTS_PER_RUN]);
    const without = RUN_VALIDITY_CODES.filter((validity) => pointsOfRun({ validity }) === 0);
    expect(without).toEqual(['not-answered', 'not-read']);
  });
});
