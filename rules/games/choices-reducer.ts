import type { Choice, ChoiceRun } from './choices.ts';
import { RUN } from './runs.ts';

/** The state of a run of questions with options. Times are game time in milliseconds, which excludes pauses. */
export type ChoicesState<Question> = {
  status: 'asking' | 'answered' | 'finished';
  seed: number;
  questions: readonly Question[];
  /** In the order of the questions; while `answered`, the last one belongs to the current question. */
  answers: readonly Choice[];
  /** When the current question was first shown; null before its first frame. */
  shownAtMs: number | null;
  answeredAtMs: number;
  durationMs: number;
};

/** `atMs` is game time; `picked` is the index of an option in display order. */
export type ChoicesEvent =
  | { type: 'frame-shown' | 'resumed'; atMs: number }
  | { type: 'option-picked'; picked: number; atMs: number };

type WithOptions = { options: readonly unknown[] };

/** The initial state; `questions` are those of the seed. */
export function newChoicesState<Question>(seed: number, questions: readonly Question[]): ChoicesState<Question> {
  return { status: 'asking', seed, questions, answers: [], shownAtMs: null, answeredAtMs: 0, durationMs: 0 };
}

/**
 * The reducer of a game whose next question comes `nextAfterMs` after an answer. It ignores presses in that pause, and
 * presses within 100 ms after a question appeared, which cannot be an answer to it.
 */
export function choicesReducer<Question extends WithOptions>(nextAfterMs: number) {
  return (state: ChoicesState<Question>, event: ChoicesEvent): ChoicesState<Question> => {
    if (state.status === 'finished') return state;
    switch (event.type) {
      case 'option-picked':
        return state.status === 'asking' ? answered(state, event.picked, event.atMs) : state;
      case 'frame-shown':
        return state.status === 'asking' ? shown(state, event.atMs) : movedOn(state, event.atMs, nextAfterMs);
      case 'resumed':
        return state;
    }
  };
}

/**
 * The current question and its index.
 * @throws RangeError when there is none.
 */
export function questionOnScreen<Question>({ status, questions, answers }: ChoicesState<Question>): {
  question: Question;
  at: number;
} {
  const at = status === 'asking' ? answers.length : answers.length - 1;
  const question = questions[at];
  if (!question) throw new RangeError(`no question ${at}`);
  return { question, at };
}

/** The index of the option picked for the current question; null before an answer. */
export function pickedOnScreen({ status, answers }: ChoicesState<unknown>): number | null {
  return status === 'asking' ? null : (answers.at(-1)?.picked ?? null);
}

/** The report of a finished run. */
export function choiceRun({ seed, answers, durationMs }: ChoicesState<unknown>): ChoiceRun {
  return { durationMs: Math.min(Math.round(durationMs), RUN.longestMs), seed, answers };
}

function shown<Question>(state: ChoicesState<Question>, atMs: number): ChoicesState<Question> {
  return state.shownAtMs === null ? { ...state, shownAtMs: atMs } : state;
}

function answered<Question extends WithOptions>(
  state: ChoicesState<Question>,
  picked: number,
  atMs: number,
): ChoicesState<Question> {
  const { options } = questionOnScreen(state).question;
  const tookMs = atMs - (state.shownAtMs ?? atMs);
  if (options[picked] === undefined || tookMs < RUN.minPressMs) return state;
  const answer = { picked, answeredAfterMs: Math.min(Math.round(tookMs), RUN.longestMs) };
  return { ...state, status: 'answered', answers: [...state.answers, answer], answeredAtMs: atMs };
}

function movedOn<Question>(state: ChoicesState<Question>, atMs: number, nextAfterMs: number): ChoicesState<Question> {
  if (atMs - state.answeredAtMs < nextAfterMs) return state;
  if (state.answers.length === state.questions.length) return { ...state, status: 'finished', durationMs: atMs };
  return { ...state, status: 'asking', shownAtMs: atMs };
}
