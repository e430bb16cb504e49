import { drawDistinct, seededRandom } from '../../figures/random.ts';
import { isRightAnswer, type WordOrNotAnswer } from './word-or-not.ts';

/** Our own choice. */
export const WORD_OR_NOT_PRACTICE = { wordsOfEach: 4, trials: 8 } as const;

/** A real or made-up word of the practice, by its index in the content. */
export type PracticeTrial = { isWord: boolean; index: number };

/** The state of a practice; nothing of it is stored, sent or timed. */
export type WordOrNotPractice = {
  trials: readonly PracticeTrial[];
  /** The index of the current trial; the number of trials at the end. */
  at: number;
  /** The answer to the current trial; null before it. */
  answer: WordOrNotAnswer | null;
};

export type PracticeEvent = { type: 'answer-pressed'; answer: WordOrNotAnswer } | { type: 'next-requested' };

/** The initial state, with the trials shuffled by the seed. */
export function newPractice(seed: number): WordOrNotPractice {
  const trials = [true, false].flatMap((isWord) =>
    Array.from({ length: WORD_OR_NOT_PRACTICE.wordsOfEach }, (_, index) => ({ isWord, index })),
  );
  return { trials: drawDistinct(trials, trials.length, seededRandom(seed)), at: 0, answer: null };
}

/** The state after an event. Only the first answer to a trial counts; the learner moves on to the next trial. */
export function practiceReducer(state: WordOrNotPractice, event: PracticeEvent): WordOrNotPractice {
  if (state.at === state.trials.length) return state;
  switch (event.type) {
    case 'answer-pressed':
      return state.answer === null ? { ...state, answer: event.answer } : state;
    case 'next-requested':
      return state.answer === null ? state : { ...state, at: state.at + 1, answer: null };
  }
}

/** The current trial; null at the end of the practice. */
export function practiceTrial({ trials, at }: WordOrNotPractice): PracticeTrial | null {
  return trials[at] ?? null;
}

/** Whether the answer to the current trial is right; null before it. */
export function isPracticeAnswerRight(state: WordOrNotPractice): boolean | null {
  const trial = practiceTrial(state);
  return trial && state.answer ? isRightAnswer(trial, state.answer) : null;
}
