import { RUN } from '../runs.ts';
import {
  type TimedWordAnswer,
  WORD_OR_NOT,
  type WordOrNotAnswer,
  type WordOrNotRun,
  type WordOrNotTrial,
  wordOrNotTrials,
} from './word-or-not.ts';

/** The state of Word or not?. Times are game time in milliseconds, which excludes pauses. */
export type WordOrNotState = {
  status: 'asking' | 'answered' | 'finished';
  seed: number;
  trials: readonly WordOrNotTrial[];
  /** In the order of the trials; while `answered`, the last one belongs to the current trial. */
  answers: readonly TimedWordAnswer[];
  /** When the current trial was first shown; null before its first frame. */
  shownAtMs: number | null;
  answeredAtMs: number;
  /** Whether the run takes so long that the page says that a break is fine. */
  isLong: boolean;
  durationMs: number;
};

/** `atMs` is game time. */
export type WordOrNotEvent =
  | { type: 'frame-shown' | 'resumed'; atMs: number }
  | { type: 'answer-pressed'; answer: WordOrNotAnswer; atMs: number };

/** The initial state, with the trials in their order. */
export function newWordOrNotState(seed: number): WordOrNotState {
  const trials = wordOrNotTrials(seed);
  return {
    status: 'asking',
    seed,
    trials,
    answers: [],
    shownAtMs: null,
    answeredAtMs: 0,
    isLong: false,
    durationMs: 0,
  };
}

/**
 * The state after an event. Ignores presses in the pause after an answer, and
 * presses within 100 ms after a word appeared, which cannot be an answer to it.
 * A word on screen during a pause keeps the time it was shown before the pause.
 */
export function wordOrNotReducer(state: WordOrNotState, event: WordOrNotEvent): WordOrNotState {
  if (state.status === 'finished') return state;
  switch (event.type) {
    case 'answer-pressed':
      return state.status === 'asking' ? answered(state, event.answer, event.atMs) : state;
    case 'frame-shown':
      return state.status === 'asking' ? shown(state, event.atMs) : movedOn(state, event.atMs);
    case 'resumed':
      return state;
  }
}

/**
 * The current trial and its index.
 * @throws RangeError when there is none.
 */
export function trialOnScreen({ status, trials, answers }: WordOrNotState): { trial: WordOrNotTrial; at: number } {
  const at = status === 'asking' ? answers.length : answers.length - 1;
  const trial = trials[at];
  if (!trial) throw new RangeError(`no trial ${at}`);
  return { trial, at };
}

/** The answer to the current trial; null before it. */
export function answerOnScreen({ status, answers }: WordOrNotState): WordOrNotAnswer | null {
  return status === 'asking' ? null : (answers.at(-1)?.answer ?? null);
}

/** The report of a finished run. */
export function wordOrNotRun({ seed, answers, durationMs }: WordOrNotState): WordOrNotRun {
  return { durationMs: Math.min(Math.round(durationMs), RUN.longestMs), seed, answers };
}

function shown(state: WordOrNotState, atMs: number): WordOrNotState {
  return state.shownAtMs === null ? { ...state, shownAtMs: atMs } : state;
}

function answered(state: WordOrNotState, answer: WordOrNotAnswer, atMs: number): WordOrNotState {
  const tookMs = atMs - (state.shownAtMs ?? atMs);
  if (tookMs < RUN.minPressMs) return state;
  const timed = { answer, answeredAfterMs: Math.min(Math.round(tookMs), RUN.longestMs) };
  return { ...state, status: 'answered', answers: [...state.answers, timed], answeredAtMs: atMs };
}

function movedOn(state: WordOrNotState, atMs: number): WordOrNotState {
  if (atMs - state.answeredAtMs < WORD_OR_NOT.nextTrialAfterMs) return state;
  if (state.answers.length === state.trials.length) return { ...state, status: 'finished', durationMs: atMs };
  return { ...state, status: 'asking', shownAtMs: atMs, isLong: atMs >= WORD_OR_NOT.longRunFromMs };
}
