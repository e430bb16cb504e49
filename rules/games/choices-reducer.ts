import type { Choice, ChoiceRun } from './choices.ts';
import { RUN, reportedMs } from './runs.ts';

type Timed = { answeredAfterMs: number };

/** The state of a run of questions. Times are game time in milliseconds, which excludes pauses. */
export type AnswersState<Question, Answer extends Timed> = {
  /** `resting`: between two rounds, until the game is resumed. */
  status: 'asking' | 'answered' | 'resting' | 'finished';
  seed: number;
  questions: readonly Question[];
  /** In the order of the questions; while `answered`, the last one belongs to the current question. */
  answers: readonly Answer[];
  /** When the current question was first shown; null before its first frame. */
  shownAtMs: number | null;
  answeredAtMs: number;
  durationMs: number;
};

/** The state of a run of questions with options. */
export type ChoicesState<Question> = AnswersState<Question, Choice>;

/** `atMs` is game time; `picked` is the index of an option in display order. */
export type ChoicesEvent =
  | { type: 'frame-shown' | 'resumed'; atMs: number }
  | { type: 'option-picked'; picked: number; atMs: number };

type WithOptions = { options: readonly unknown[] };

/** The initial state; `questions` are those of the seed. */
export function newChoicesState<Question, Answer extends Timed = Choice>(
  seed: number,
  questions: readonly Question[],
): AnswersState<Question, Answer> {
  return { status: 'asking', seed, questions, answers: [], shownAtMs: null, answeredAtMs: 0, durationMs: 0 };
}

/** The reducer of a game whose next question comes `nextAfterMs` after an answer. See also `withAnswer`. */
export function choicesReducer<Question extends WithOptions>(nextAfterMs: number) {
  return (state: ChoicesState<Question>, event: ChoicesEvent): ChoicesState<Question> => {
    if (state.status === 'finished') return state;
    switch (event.type) {
      case 'option-picked': {
        const isOption = questionOnScreen(state).question.options[event.picked] !== undefined;
        return isOption ? withAnswer(state, { picked: event.picked }, event.atMs) : state;
      }
      case 'frame-shown':
        return afterFrame(state, event.atMs, nextAfterMs);
      case 'resumed':
        return state;
    }
  };
}

/**
 * The current question and its index.
 * @throws RangeError when there is none.
 */
export function questionOnScreen<Question>({
  status,
  questions,
  answers,
}: Pick<AnswersState<Question, Timed>, 'status' | 'questions' | 'answers'>): { question: Question; at: number } {
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
  return { durationMs: reportedMs(durationMs), seed, answers };
}

/**
 * The state after an answer. It ignores presses in the pause after an answer, and presses within 100 ms after a question
 * appeared, which cannot be an answer to it.
 */
export function withAnswer<Question, Answer extends Timed>(
  state: AnswersState<Question, Answer>,
  answer: Omit<Answer, keyof Timed>,
  atMs: number,
): AnswersState<Question, Answer> {
  const tookMs = atMs - (state.shownAtMs ?? atMs);
  if (state.status !== 'asking' || tookMs < RUN.minPressMs) return state;
  const timed = { ...answer, answeredAfterMs: reportedMs(tookMs) } as Answer;
  return { ...state, status: 'answered', answers: [...state.answers, timed], answeredAtMs: atMs };
}

/**
 * The state after a frame, of which the next question comes `nextAfterMs` after an answer. With rounds of `inRound` questions,
 * it rests after each but the last.
 */
export function afterFrame<Question, Answer extends Timed>(
  state: AnswersState<Question, Answer>,
  atMs: number,
  nextAfterMs: number,
  inRound = Number.POSITIVE_INFINITY,
): AnswersState<Question, Answer> {
  if (state.status === 'asking') return state.shownAtMs === null ? { ...state, shownAtMs: atMs } : state;
  if (state.status !== 'answered' || atMs - state.answeredAtMs < nextAfterMs) return state;
  if (state.answers.length === state.questions.length) return { ...state, status: 'finished', durationMs: atMs };
  if (state.answers.length % inRound === 0) return { ...state, status: 'resting' };
  return { ...state, status: 'asking', shownAtMs: atMs };
}
