import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WORD_OR_NOT, type WordOrNotAnswer, type WordOrNotTrial, wordOrNotTrials } from './word-or-not.ts';
import { rangeOf, WORD_OR_NOT_VALIDITY, wordOrNotSummary, wordOrNotValidity } from './word-or-not-summary.ts';

const SEED = 11;
const { trials, trialsInSection } = WORD_OR_NOT;
const right = ({ isWord }: WordOrNotTrial): WordOrNotAnswer => (isWord ? 'word' : 'not-a-word');
const wrong = ({ isWord }: WordOrNotTrial): WordOrNotAnswer => (isWord ? 'not-a-word' : 'word');

const runWith = (answerTo: (trial: WordOrNotTrial, at: number) => WordOrNotAnswer, answeredAfterMs = 900) => ({
  durationMs: 600_000,
  seed: SEED,
  answers: wordOrNotTrials(SEED).map((trial, at) => ({ answer: answerTo(trial, at), answeredAfterMs })),
});
/** A run with so many right answers. */
const runWithRight = (count: number) => runWith((trial, at) => (at < count ? right(trial) : wrong(trial)));
/** A run with so many answers "word"; of the others as many as possible are right. */
function runWithWords(count: number) {
  const made = wordOrNotTrials(SEED).flatMap(({ isWord }, at) => (isWord ? [] : at));
  const notWords = new Set(made.slice(0, trials - count));
  return runWith((_, at) => (notWords.has(at) ? 'not-a-word' : 'word'));
}

describe('the validity of a run', () => {
  it.each([
    [75, null],
    [76, 'same-answer'],
    [84, 'same-answer'],
  ] as const)('with %i times "word" is %s', (count, validity) => {
    expect(wordOrNotValidity(runWithWords(count))).toBe(validity);
  });

  it('with 84 times "not a word" is same-answer, but in no time it is not read', () => {
    expect(wordOrNotValidity(runWith(() => 'not-a-word', 300))).toBe('same-answer');
    expect(wordOrNotValidity(runWith(() => 'not-a-word', 299))).toBe('not-read');
  });

  it.each([
    [299, 'not-read'],
    [300, null],
  ] as const)('with a median of %i ms is %s', (median, validity) => {
    expect(wordOrNotValidity(runWith(right, median))).toBe(validity);
  });

  it('is by the median: a few fast answers change nothing', () => {
    const run = runWith(right);
    const withFast = (count: number) =>
      run.answers.map((answer, at) => (at < count ? { ...answer, answeredAfterMs: 150 } : answer));
    expect(wordOrNotValidity({ ...run, answers: withFast(41) })).toBeNull();
    expect(wordOrNotValidity({ ...run, answers: withFast(43) })).toBe('not-read');
  });

  it.each([
    [0, 'like-chance'],
    [50, 'like-chance'],
    [51, null],
    [84, null],
  ] as const)('with %i right answers is %s', (count, validity) => {
    expect(wordOrNotValidity(runWithRight(count))).toBe(validity);
  });

  it('takes a coin for a reader in 3.1 % of runs', () => {
    const more = WORD_OR_NOT_VALIDITY.mostRightByChance + 1;
    const ways = (count: number) =>
      Array.from({ length: count }).reduce<number>((n, _, k) => (n * (trials - k)) / (k + 1), 1);
    const share = Array.from({ length: trials - more + 1 }, (_, k) => ways(more + k) / 2 ** trials);
    expect(share.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0.0315, 4);
  });
});

describe('the range of a part', () => {
  it.each([
    [0, 0, 4],
    [7, 3, 11],
    [12, 8, 14],
    [14, 10, 14],
  ])('of %i right answers is %i to %i', (count, low, high) => {
    expect(rangeOf(count)).toEqual({ low, high });
  });

  it('holds its number, and grows with it', () => {
    const ranges = Array.from({ length: trialsInSection + 1 }, (_, count) => ({ count, ...rangeOf(count) }));
    for (const [at, { count, low, high }] of ranges.entries()) {
      expect(low).toBeLessThanOrEqual(count);
      expect(high).toBeGreaterThanOrEqual(count);
      expect(low).toBeGreaterThanOrEqual(ranges[at - 1]?.low ?? 0);
      expect(high).toBeLessThanOrEqual(trialsInSection);
    }
  });
});

describe('wordOrNotSummary', () => {
  it('has the right answers, those of each part, and the validity', () => {
    const { right: count, parts, validity } = wordOrNotSummary(runWithRight(70));
    expect([count, validity]).toEqual([70, null]);
    expect(parts.map((part) => part.right)).toEqual([14, 14, 14, 14, 14, 0]);
    expect(parts[5]).toEqual({ right: 0, low: 0, high: 4 });
  });

  it('adds up for any answers', () => {
    const answers = fc.array(fc.constantFrom<WordOrNotAnswer>('word', 'not-a-word'), { minLength: 84, maxLength: 84 });
    fc.assert(
      fc.property(fc.integer(), answers, (seed, given) => {
        const timed = given.map((answer) => ({ answer, answeredAfterMs: 700 }));
        const summary = wordOrNotSummary({ durationMs: 100_000, seed, answers: timed });
        expect(summary.parts.reduce((sum, part) => sum + part.right, 0)).toBe(summary.right);
      }),
    );
  });
});
