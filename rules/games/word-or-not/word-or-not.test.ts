import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUN } from '../runs.ts';
import {
  isPossibleWordOrNotRun,
  missedTrials,
  rightInSections,
  setOfRun,
  WORD_OR_NOT,
  type WordOrNotAnswer,
  type WordOrNotRun,
  type WordOrNotTrial,
  wordOrNotLeastDurationMs,
  wordOrNotResult,
  wordOrNotTrials,
} from './word-or-not.ts';

const { parts, trials, trialsInSection, wordsInSection, nextTrialAfterMs } = WORD_OR_NOT;
const SEED = 11;

/** A run in which `answerTo` gives the answers. */
function runWith(
  answerTo: (trial: WordOrNotTrial, at: number) => WordOrNotAnswer,
  { seed = SEED, answeredAfterMs = 900 } = {},
): WordOrNotRun {
  const answers = wordOrNotTrials(seed).map((trial, at) => ({ answer: answerTo(trial, at), answeredAfterMs }));
  return { durationMs: trials * (answeredAfterMs + nextTrialAfterMs), seed, answers };
}
const right = ({ isWord }: WordOrNotTrial): WordOrNotAnswer => (isWord ? 'word' : 'not-a-word');
const wrong = ({ isWord }: WordOrNotTrial): WordOrNotAnswer => (isWord ? 'not-a-word' : 'word');

describe('wordOrNotTrials', () => {
  it('has the parts in their order, each with all of its words, half of them real', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const all = wordOrNotTrials(seed);
        expect(all).toHaveLength(trials);
        for (let part = 0; part < parts; part += 1) {
          const own = all.slice(part * trialsInSection, (part + 1) * trialsInSection);
          expect(own.every((trial) => trial.part === part)).toBe(true);
          for (const isWord of [true, false]) {
            const places = own.filter((trial) => trial.isWord === isWord).map(({ index }) => index);
            expect(places.toSorted()).toEqual(Array.from({ length: wordsInSection }, (_, index) => index));
          }
        }
      }),
    );
  });

  it('has the words of its set; without one, those of the first, as in runs from before there were sets', () => {
    const firstOf = (set?: number) => Math.min(...wordOrNotTrials(SEED, set).map(({ index }) => index));
    expect([firstOf(), firstOf(0), firstOf(4)]).toEqual([0, 0, 4 * wordsInSection]);
    expect(wordOrNotTrials(SEED)).toEqual(wordOrNotTrials(SEED, 0));
  });

  it('has no word of the four runs before', () => {
    const idsOf = (set: number) => wordOrNotTrials(SEED + set, set).map((trial) => JSON.stringify(trial));
    for (let runsBefore = 0; runsBefore < 60; runsBefore += 1) {
      const five = [0, 1, 2, 3, 4].flatMap((more) => idsOf(setOfRun(runsBefore + more)));
      expect(new Set(five).size).toBe(5 * trials);
    }
  });

  it('has the same order for the same seed, and another for another', () => {
    expect(wordOrNotTrials(SEED)).toEqual(wordOrNotTrials(SEED));
    expect(wordOrNotTrials(SEED)).not.toEqual(wordOrNotTrials(SEED + 1));
  });
});

describe('the score', () => {
  it('is the number of right answers, 0 to 84', () => {
    expect(wordOrNotResult(runWith(right))).toEqual({ score: trials, level: null });
    expect(wordOrNotResult(runWith(wrong))).toEqual({ score: 0, level: null });
    expect(wordOrNotResult(runWith((trial, at) => (at === 83 ? wrong(trial) : right(trial)))).score).toBe(83);
  });

  it.each(['word', 'not-a-word'] as const)('is half for always "%s", in every part', (answer) => {
    const run = runWith(() => answer);
    expect(wordOrNotResult(run).score).toBe(trials / 2);
    expect(rightInSections(run)).toEqual(Array(parts).fill(wordsInSection));
  });

  it('is counted part by part', () => {
    const run = runWith((trial, at) => (trial.part === 5 || at === 0 ? wrong(trial) : right(trial)));
    expect(rightInSections(run)).toEqual([13, 14, 14, 14, 14, 0]);
  });
});

it('the missed trials are those answered wrong, of the set of the run', () => {
  const run = { ...runWith((trial, at) => (at < 3 ? wrong(trial) : right(trial))), set: 4 };
  expect(missedTrials(run)).toEqual(wordOrNotTrials(SEED, 4).slice(0, 3));
  expect(missedTrials(runWith(right))).toEqual([]);
});

describe('a possible run', () => {
  const [first, ...others] = runWith(right).answers;
  const withFirst = (answeredAfterMs: number) => ({
    ...runWith(right),
    answers: [{ answer: first?.answer ?? 'word', answeredAfterMs }, ...others],
  });

  it('has no answer within 100 ms', () => {
    expect(isPossibleWordOrNotRun(withFirst(RUN.minPressMs))).toBe(true);
    expect(isPossibleWordOrNotRun(withFirst(RUN.minPressMs - 1))).toBe(false);
  });

  it('has answers that fit its duration, with 1 ms of rounding for each', () => {
    const run = runWith(right);
    expect(isPossibleWordOrNotRun({ ...run, durationMs: run.durationMs - trials })).toBe(true);
    expect(isPossibleWordOrNotRun({ ...run, durationMs: run.durationMs - trials - 1 })).toBe(false);
  });

  it('lasts at least as long as its presses and pauses', () => {
    expect(wordOrNotLeastDurationMs(runWith(right))).toBe(trials * (RUN.minPressMs + nextTrialAfterMs));
  });
});
