import type { Choice } from '../games/choices.ts';
import { RUN, reportedMs } from '../games/runs.ts';
import type { PassageId } from './passages.ts';
import { READING_RUN, type ReadingRun } from './reading-run.ts';

/**
 * A passage and its questions. Times are milliseconds since the passage was opened, without the time in which the page was
 * hidden. `answered`: the learner sees whether the last answer is right, and goes on when they want.
 */
export type ReadingRunState = {
  status: 'reading' | 'asking' | 'answered' | 'finished';
  passage: PassageId;
  seed: number;
  wasListened: boolean;
  readMs: number;
  shownAtMs: number;
  answers: readonly Choice[];
};

export type ReadingRunEvent =
  | { type: 'voice-started' }
  | { type: 'questions-opened'; atMs: number }
  | { type: 'option-picked'; picked: number; atMs: number }
  | { type: 'went-on'; atMs: number };

export function newReadingRun(passage: PassageId, seed: number): ReadingRunState {
  return { status: 'reading', passage, seed, wasListened: false, readMs: 0, shownAtMs: 0, answers: [] };
}

/** Ignores presses within 100 ms after a question appeared, which cannot be an answer to it. */
export function readingRunReducer(state: ReadingRunState, event: ReadingRunEvent): ReadingRunState {
  switch (event.type) {
    case 'voice-started':
      return state.status === 'finished' ? state : { ...state, wasListened: true };
    case 'questions-opened':
      if (state.status !== 'reading') return state;
      return { ...state, status: 'asking', readMs: Math.round(event.atMs), shownAtMs: event.atMs };
    case 'option-picked':
      return state.status === 'asking' ? answered(state, event.picked, event.atMs) : state;
    case 'went-on': {
      if (state.status !== 'answered') return state;
      const isLast = state.answers.length === READING_RUN.questions;
      return isLast ? { ...state, status: 'finished' } : { ...state, status: 'asking', shownAtMs: event.atMs };
    }
  }
}

/** The index of the question on the page. */
export function questionAt({ status, answers }: Pick<ReadingRunState, 'status' | 'answers'>): number {
  return status === 'answered' || status === 'finished' ? answers.length - 1 : answers.length;
}

/** The report of a run whose questions are all answered; the last answer ends it. */
export function readingRun(state: ReadingRunState): ReadingRun {
  const { passage, seed, wasListened, readMs, shownAtMs, answers } = state;
  const endMs = shownAtMs + (answers.at(-1)?.answeredAfterMs ?? 0);
  return { passage, seed, wasListened, readMs: reportedMs(readMs), answers, durationMs: reportedMs(endMs) };
}

function answered(state: ReadingRunState, picked: number, atMs: number): ReadingRunState {
  const tookMs = atMs - state.shownAtMs;
  if (picked < 0 || picked >= READING_RUN.options || tookMs < RUN.minPressMs) return state;
  const answer = { picked, answeredAfterMs: reportedMs(tookMs) };
  return { ...state, status: 'answered', answers: [...state.answers, answer] };
}
