import { useEffect, useRef, useState } from 'react';
import type { ChoiceRun } from '#rules/games/choices.ts';
import {
  type ChoicesEvent,
  type ChoicesState,
  choiceRun,
  type choicesReducer,
  newChoicesState,
  pickedOnScreen,
  questionOnScreen,
} from '#rules/games/choices-reducer.ts';
import { RUN } from '#rules/games/runs.ts';
import { DOUBLE_PRESS } from '#rules/quizzes/double-press.ts';
import { randomSeed } from '../../ui/focus/random-seed.ts';
import { playSound } from '../../ui/speech/sounds.ts';
import { useGame } from '../use-game.ts';

type ChoicesGame<Question extends { options: readonly unknown[] }> = {
  questionsOf: (seed: number) => readonly Question[];
  reduce: ReturnType<typeof choicesReducer<Question>>;
  /** The index of the correct option. */
  rightOf: (question: Question) => number;
  /** The number of questions in a practice. */
  practiceQuestions: number;
  onOver: (run: ChoiceRun) => void;
};

/** Plays one run of multiple-choice questions; use a new `key` for each run. */
export function useChoices<Question extends { options: readonly unknown[] }>({
  questionsOf,
  reduce,
  rightOf,
  practiceQuestions,
  onOver,
}: ChoicesGame<Question>) {
  const { state, isPaused, pausing, dispatch } = useGame<ChoicesState<Question>, ChoicesEvent>({
    initialState: () => {
      const seed = randomSeed();
      return newChoicesState(seed, questionsOf(seed));
    },
    reduce,
    isOver: ({ status }) => status === 'finished',
    isPracticeOver: ({ status, answers }) => status === 'asking' && answers.length >= practiceQuestions,
    onOver: (over) => onOver(choiceRun(over)),
  });
  const { question, at } = questionOnScreen(state);
  const picked = pickedOnScreen(state);
  const right = rightOf(question);
  const isRight = picked === null ? null : picked === right;
  /**
   * The index of the question before which Start or "Go on" was pressed; other questions follow the pause after an
   * answer.
   */
  const [begunQuestion, setBegunQuestion] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves for each new question
  useEffect(() => {
    if (!isPaused) group.current?.focus({ preventScroll: true });
  }, [at, isPaused]);
  useEffect(() => {
    if (isRight !== null) playSound(isRight ? 'right' : 'not-this-one');
  }, [isRight]);

  return {
    question,
    at,
    done: state.answers.length,
    picked,
    /** Whether the answer is correct; null before it. */
    isRight,
    isPaused,
    /** Props for `GameFrame`. */
    pausing: {
      ...pausing,
      onResume: () => {
        setBegunQuestion(state.answers.length);
        pausing.onResume();
      },
    },
    /** The mark of the option at an index, after the answer. */
    markOf: (place: number) => {
      if (picked === null) return undefined;
      if (place === right) return 'right' as const;
      return place === picked ? ('other' as const) : undefined;
    },
    /** Props for `AnswerButtons`, whose values are indexes; use the question as their key. */
    buttons: {
      ref: group,
      role: 'application' as const,
      isOpen: picked === null && !isPaused,
      readyAfterMs: at === begunQuestion ? DOUBLE_PRESS.withinMs : RUN.minPressMs,
      onAnswer: (place: string, stamp: number) => dispatch({ type: 'option-picked', picked: Number(place) }, stamp),
    },
  };
}
