import { drawDistinct, seededRandom } from '../../figures/random.ts';
import { type AnswersState, afterFrame, newChoicesState, questionOnScreen, withAnswer } from '../choices-reducer.ts';
import { reportedMs } from '../runs.ts';
import {
  isRightAnswer,
  type TimedWordAnswer,
  WORD_OR_NOT,
  type WordOrNotAnswer,
  type WordOrNotRun,
  type WordOrNotTrial,
  wordOrNotTrials,
} from './word-or-not.ts';

/** The state of Word or not?. Times are game time in milliseconds, which excludes pauses. */
export type WordOrNotState = AnswersState<WordOrNotTrial, TimedWordAnswer>;

/** `atMs` is game time. */
export type WordOrNotEvent =
  | { type: 'frame-shown' | 'resumed'; atMs: number }
  | { type: 'answer-pressed'; answer: WordOrNotAnswer; atMs: number };

/** The initial state, with the trials of a set of words in their order. */
export function newWordOrNotState(seed: number, set: number): WordOrNotState {
  return newChoicesState(seed, wordOrNotTrials(seed, set));
}

/**
 * The state after an event. A word on screen during a pause keeps the time it was shown before the pause. After a rest between
 * two rounds, the next word is shown by the next frame.
 */
export function wordOrNotReducer(state: WordOrNotState, event: WordOrNotEvent): WordOrNotState {
  switch (event.type) {
    case 'answer-pressed':
      return withAnswer(state, { answer: event.answer }, event.atMs);
    case 'frame-shown':
      return afterFrame(state, event.atMs, WORD_OR_NOT.nextTrialAfterMs, WORD_OR_NOT.trialsInRound);
    case 'resumed':
      return state.status === 'resting' ? { ...state, status: 'asking', shownAtMs: null } : state;
  }
}

/**
 * The current trial and its index.
 * @throws RangeError when there is none.
 */
export function trialOnScreen(state: WordOrNotState): { trial: WordOrNotTrial; at: number } {
  const { question: trial, at } = questionOnScreen(state);
  return { trial, at };
}

/** The answer to the current trial; null before it. */
export function answerOnScreen({ status, answers }: WordOrNotState): WordOrNotAnswer | null {
  return status === 'asking' ? null : (answers.at(-1)?.answer ?? null);
}

/** Whether the run takes so long that the page says that a break is fine. */
export function isLongRun({ shownAtMs }: WordOrNotState): boolean {
  return shownAtMs !== null && shownAtMs >= WORD_OR_NOT.longRunFromMs;
}

/** The report of a finished run with a set of words. */
export function wordOrNotRun({ seed, answers, durationMs }: WordOrNotState, set: number): WordOrNotRun {
  return { durationMs: reportedMs(durationMs), seed, set, answers };
}

/** Our own choice. */
export const WORD_OR_NOT_PRACTICE = { wordsOfEach: 4, trials: 8 } as const;

/** A real or made-up word of the practice, by its index in the content. */
type PracticeTrial = { isWord: boolean; index: number };

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
