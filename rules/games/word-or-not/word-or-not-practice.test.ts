import { describe, expect, it } from 'vitest';
import {
  isPracticeAnswerRight,
  newPractice,
  type PracticeEvent,
  practiceReducer,
  practiceTrial,
  WORD_OR_NOT_PRACTICE,
  type WordOrNotPractice,
} from './word-or-not-reducer.ts';

const begun = newPractice(11);
const press = (answer: 'word' | 'not-a-word'): PracticeEvent => ({ type: 'answer-pressed', answer });
const next: PracticeEvent = { type: 'next-requested' };
const play = (events: PracticeEvent[], from: WordOrNotPractice = begun) => events.reduce(practiceReducer, from);

describe('the practice', () => {
  it('has each of its words once, half of them real', () => {
    expect(begun.trials).toHaveLength(WORD_OR_NOT_PRACTICE.trials);
    expect(new Set(begun.trials.map(({ isWord, index }) => `${isWord} ${index}`)).size).toBe(
      WORD_OR_NOT_PRACTICE.trials,
    );
    expect(begun.trials.filter(({ isWord }) => isWord)).toHaveLength(WORD_OR_NOT_PRACTICE.wordsOfEach);
  });

  it('says whether the first answer is right, and counts no second one', () => {
    expect(isPracticeAnswerRight(begun)).toBeNull();
    const isWord = practiceTrial(begun)?.isWord;
    const answered = play([press('word')]);
    expect(isPracticeAnswerRight(answered)).toBe(isWord);
    expect(play([press('not-a-word')], answered)).toBe(answered);
    expect(isPracticeAnswerRight(play([press('not-a-word')]))).toBe(!isWord);
  });

  it('goes on when it is asked for, after an answer', () => {
    expect(play([next])).toBe(begun);
    expect(play([press('word'), next])).toMatchObject({ at: 1, answer: null });
  });

  it('ends after its last word', () => {
    const over = play(begun.trials.flatMap(() => [press('word'), next]));
    expect([practiceTrial(over), isPracticeAnswerRight(over)]).toEqual([null, null]);
    expect(play([press('word'), next], over)).toBe(over);
  });
});
