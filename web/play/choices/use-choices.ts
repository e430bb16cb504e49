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
  /** The index of the right option. */
  rightOf: (question: Question) => number;
  /** How many questions a practice has. */
  practiceQuestions: number;
  onOver: (run: ChoiceRun) => void;
};

/** Plays one run of questions with options. A new run needs a new component. */
export function useChoices<Question extends { options: readonly unknown[] }>({
  questionsOf,
  reduce,
  rightOf,
  practiceQuestions,
  onOver,
}: ChoicesGame<Question>) {
  const { state, isPaused, pause, resume, dispatch } = useGame<ChoicesState<Question>, ChoicesEvent>({
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
  /** The question before which Start or "Go on" was pressed; before the others, the pause after an answer has passed. */
  const [begunQuestion, setBegunQuestion] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what moves the focus
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
    /** Whether the answer is right; null before it. */
    isRight,
    isPaused,
    /** For the frame of the game. */
    pausing: {
      isPaused,
      onPause: pause,
      onResume: () => {
        setBegunQuestion(state.answers.length);
        resume();
      },
    },
    /** What the option at a place shows after the answer. */
    markOf: (place: number) => {
      if (picked === null) return undefined;
      if (place === right) return 'right' as const;
      return place === picked ? ('other' as const) : undefined;
    },
    /** For the answer buttons, whose values are the places; with the question as their key. */
    buttons: {
      ref: group,
      role: 'application' as const,
      isOpen: picked === null && !isPaused,
      readyAfterMs: at === begunQuestion ? DOUBLE_PRESS.withinMs : RUN.minPressMs,
      onAnswer: (place: string, stamp: number) => dispatch({ type: 'option-picked', picked: Number(place) }, stamp),
    },
  };
}
