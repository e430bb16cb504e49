import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUN } from '../runs.ts';
import {
  isPossibleLetterRound,
  LETTER_ROUND,
  LETTER_ROUND_VALIDITY,
  type LetterQuestion,
  letterOutcomes,
  letterQuestions,
  letterRoundLeastDurationMs,
  letterRoundResult,
  mixedUpPair,
  TURNING_LETTERS,
  type TurningLetter,
} from './letter-round.ts';

const SEED = 7;

/** A round in which `pick` says the letter that is taken at each question. */
function roundOf(pick: (question: LetterQuestion, at: number) => TurningLetter, answeredAfterMs = 900) {
  const answers = letterQuestions(SEED).map((question, at) => ({
    picked: question.options.indexOf(pick(question, at)),
    answeredAfterMs,
  }));
  return { durationMs: 24 * (answeredAfterMs + LETTER_ROUND.nextQuestionAfterMs), seed: SEED, answers };
}
const always = ({ letter }: LetterQuestion) => letter;
/** Another letter than the one that was asked for at the first `wrong` questions. */
const wrongFor = (wrong: number) => (question: LetterQuestion, at: number) =>
  at < wrong ? (TURNING_LETTERS[(TURNING_LETTERS.indexOf(question.letter) + 1) % 4] ?? 'b') : question.letter;

describe('the questions', () => {
  it('ask for each letter six times, with all four letters at changing places', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const questions = letterQuestions(seed);
        expect(questions).toHaveLength(LETTER_ROUND.questions);
        for (const letter of TURNING_LETTERS)
          expect(questions.filter((question) => question.letter === letter)).toHaveLength(LETTER_ROUND.timesEach);
        for (const { options } of questions) expect([...options].sort()).toEqual([...TURNING_LETTERS]);
        expect(letterQuestions(seed)).toEqual(questions);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    [['d', 'b'], { b: 8, d: 8, p: 4, q: 4 }],
    [['b', 'd', 'q'], { b: 7, d: 7, p: 3, q: 7 }],
    [['b'], { b: 6, d: 6, p: 6, q: 6 }],
    [[...TURNING_LETTERS], { b: 6, d: 6, p: 6, q: 6 }],
  ] as const)('ask more often for two or three letters that were mixed up: %j', (mixedUp, times) => {
    const letters = letterQuestions(SEED, mixedUp).map(({ letter }) => letter);
    const timesOf = (each: TurningLetter) => letters.filter((letter) => letter === each).length;
    expect(Object.fromEntries(TURNING_LETTERS.map((letter) => [letter, timesOf(letter)]))).toEqual(times);
  });

  it('have the right letter at each place in about a quarter of the cases', () => {
    const places = Array.from({ length: 500 }, (_, seed) => letterQuestions(seed))
      .flat()
      .map(({ letter, options }) => options.indexOf(letter));
    for (const place of [0, 1, 2, 3]) {
      const share = places.filter((each) => each === place).length / places.length;
      expect(share).toBeGreaterThan(0.23);
      expect(share).toBeLessThan(0.27);
    }
  });
});

describe('the result', () => {
  it('counts the right letters', () => {
    expect(letterRoundResult(roundOf(always))).toEqual({ score: 24, level: null });
    expect(letterRoundResult(roundOf(wrongFor(5)))).toEqual({ score: 19, level: null });
  });

  it('counts by the questions of a round in which some letters came more often', () => {
    const mixedUp = ['b', 'd'] as const;
    const answers = letterQuestions(SEED, mixedUp).map(({ letter, options }) => ({
      picked: options.indexOf(letter),
      answeredAfterMs: 900,
    }));
    const run = { ...roundOf(always), mixedUp, answers };
    expect(letterRoundResult(run)).toEqual({ score: 24, level: null });
    expect(letterOutcomes(run).map(({ right }) => right)).toEqual([8, 8, 4, 4]);
  });

  it('tells for each letter how often it was found, and what was taken instead', () => {
    const outcomes = letterOutcomes(roundOf(({ letter }) => (letter === 'd' ? 'b' : letter)));
    expect(outcomes).toEqual([
      { letter: 'b', right: 6, taken: [] },
      { letter: 'd', right: 0, taken: Array(6).fill('b') },
      { letter: 'p', right: 6, taken: [] },
      { letter: 'q', right: 6, taken: [] },
    ]);
  });

  it('names the pair that was mixed up most, in both directions together', () => {
    const outcomes = [
      { letter: 'b', right: 5, taken: ['d'] },
      { letter: 'd', right: 5, taken: ['b'] },
      { letter: 'p', right: 5, taken: ['q'] },
      { letter: 'q', right: 6, taken: [] },
    ] as const;
    expect(mixedUpPair(outcomes)).toEqual(['b', 'd']);
  });

  it('names no pair that was mixed up once, and none of two that were mixed up equally often', () => {
    const once = [{ letter: 'b', right: 5, taken: ['d'] }] as const;
    expect(mixedUpPair(once)).toBeNull();
    const equal = [
      { letter: 'b', right: 4, taken: ['d', 'd'] },
      { letter: 'p', right: 4, taken: ['q', 'q'] },
    ] as const;
    expect(mixedUpPair(equal)).toBeNull();
    expect(mixedUpPair([])).toBeNull();
  });
});

describe('a round says nothing', () => {
  const { minMedianMs, samePlaceFrom, mostRightByChance } = LETTER_ROUND_VALIDITY;

  it('below a median of 300 ms', () => {
    expect(letterRoundResult(roundOf(always, minMedianMs - 1)).validity).toBe('not-read');
    expect(letterRoundResult(roundOf(always, minMedianMs)).validity).toBeUndefined();
  });

  it('from 18 answers at one place on', () => {
    const placesOf = (first: number) => ({
      ...roundOf(always),
      answers: Array.from({ length: 24 }, (_, at) => ({ picked: at < first ? 0 : 1, answeredAfterMs: 900 })),
    });
    expect(letterRoundResult(placesOf(samePlaceFrom)).validity).toBe('same-place');
    expect(letterRoundResult(placesOf(samePlaceFrom - 1)).validity).not.toBe('same-place');
  });

  it('up to ten right letters, which can be luck', () => {
    const wrong = 24 - mostRightByChance;
    expect(letterRoundResult(roundOf(wrongFor(wrong))).validity).toBe('like-chance');
    expect(letterRoundResult(roundOf(wrongFor(wrong - 1))).validity).toBeUndefined();
  });

  it('not when the mixed-up letters are all swapped, but six of the eight others are right', () => {
    const mixedUp = ['b', 'd'] as const;
    const swapped = { b: 'd', d: 'b', p: 'p', q: 'q' } as const;
    const validityWith = (othersWrong: number) => {
      let wrong = 0;
      const answers = letterQuestions(SEED, mixedUp).map(({ letter, options }) => {
        const isWrong = letter === swapped[letter] && wrong++ < othersWrong;
        return { picked: options.indexOf(isWrong ? 'b' : swapped[letter]), answeredAfterMs: 900 };
      });
      return letterRoundResult({ ...roundOf(always), mixedUp, answers }).validity;
    };
    expect(validityWith(2)).toBeUndefined();
    expect(validityWith(3)).toBe('like-chance');
  });
});

describe('a round is possible', () => {
  it('when each answer came 100 ms after its letter or later, and all fit the duration', () => {
    const run = roundOf(always);
    expect(isPossibleLetterRound(run)).toBe(true);
    expect(isPossibleLetterRound({ ...run, durationMs: run.durationMs - 25 })).toBe(false);
    expect(isPossibleLetterRound(roundOf(always, RUN.minPressMs))).toBe(true);
    expect(isPossibleLetterRound(roundOf(always, RUN.minPressMs - 1))).toBe(false);
  });

  it('from 31.2 s on', () => {
    expect(letterRoundLeastDurationMs(roundOf(always))).toBe(31_200);
  });
});
