import { type AnswersState, afterFrame, newChoicesState, questionOnScreen, withAnswer } from '../choices-reducer.ts';
import { reportedMs } from '../runs.ts';
import {
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

/** The initial state, with the trials in their order. */
export function newWordOrNotState(seed: number): WordOrNotState {
  return newChoicesState(seed, wordOrNotTrials(seed));
}

/** The state after an event. A word on screen during a pause keeps the time it was shown before the pause. */
export function wordOrNotReducer(state: WordOrNotState, event: WordOrNotEvent): WordOrNotState {
  switch (event.type) {
    case 'answer-pressed':
      return withAnswer(state, { answer: event.answer }, event.atMs);
    case 'frame-shown':
      return afterFrame(state, event.atMs, WORD_OR_NOT.nextTrialAfterMs);
    case 'resumed':
      return state;
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

/** The report of a finished run. */
export function wordOrNotRun({ seed, answers, durationMs }: WordOrNotState): WordOrNotRun {
  return { durationMs: reportedMs(durationMs), seed, answers };
}
