import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Letters } from '#content/content.ts';
import {
  type LetterQuizEvent,
  type LetterQuizState,
  letterAskedFor,
  letterQuizReducer,
  letterQuizReport,
  newLetterQuizState,
} from '#rules/screening/letter-quiz/letter-quiz-reducer.ts';
import { randomSeed } from '../../ui/focus/random-seed.ts';
import type { Prompt } from '../../ui/speech/speech.ts';
import { useSpeech } from '../../ui/speech/use-speech.ts';
import { useSaveAttempt } from '../use-save-attempt.ts';

/**
 * Delay between the press and the next spoken letter, so that a screen reader can announce it first. Within one second
 * the sound still counts as caused by the press: https://webkit.org/blog/6784/new-video-policies-for-ios/
 */
const NEW_LETTER_AFTER_MS = 900;

/** The result of the last sound; `heard`: it was played, `silent`: it could not be played. */
export type Sound = 'untried' | 'heard' | 'silent';

export type LetterQuiz = ReturnType<typeof useLetterQuiz>;

/** One letter quiz with its speech; the attempt is saved at the end. */
export function useLetterQuiz({ alphabet, promptOf }: Letters) {
  const [state, setState] = useState(() => newLetterQuizState(randomSeed(), alphabet));
  const prompts = useMemo(
    () => [state.testLetter, ...state.letters].map(promptOf),
    [state.testLetter, state.letters, promptOf],
  );
  const [sound, setSound] = useState<Sound>('untried');
  const [isAgain, setIsAgain] = useState(false);
  const { say, stop } = useSpeech(prompts);
  const { saving, wasUnfinished, begin, save, tryAgain } = useSaveAttempt('letter-quiz');

  const hear = async (prompt: Prompt, slower: boolean) => {
    const said = await say(prompt, slower ? 'slower' : 'usual');
    if (said !== 'cut-off') setSound(said);
  };
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** When the letter was spoken for the first time; null before. */
  const saidAt = useRef<number | null>(null);
  const hearLetter = (of: LetterQuizState) => {
    clearTimeout(pause.current);
    saidAt.current ??= performance.now();
    const letter = letterAskedFor(of);
    if (letter !== null) void hear(promptOf(letter), of.slower);
  };
  const hearNewLetter = useEffectEvent(() => hearLetter(state));
  const letter = letterAskedFor(state);
  useEffect(() => {
    saidAt.current = null;
    if (letter !== null) pause.current = setTimeout(() => hearNewLetter(), NEW_LETTER_AFTER_MS);
    return () => clearTimeout(pause.current);
  }, [letter]);
  const dispatch = (event: LetterQuizEvent) => {
    const next = letterQuizReducer(state, event);
    setState(next);
    return next;
  };

  return {
    state,
    sound,
    saving,
    wasUnfinished,
    /** Whether the start is shown again, so that it takes the focus. */
    isAgain,
    tryAgain,
    start: () => {
      begin();
      dispatch({ type: 'started' });
    },
    /** Returns to the start, with new letters. */
    startAgain: () => {
      setState(newLetterQuizState(randomSeed(), alphabet));
      setIsAgain(true);
    },
    type: (text: string) => dispatch({ type: 'text-changed', text }),
    hearAgain: () => hearLetter(dispatch({ type: 'repeat-requested' })),
    switchSlower: () => hearLetter(dispatch({ type: 'slower-toggled' })),
    /** Starts the quiz without an answer to the test letter. */
    skipTest: () => {
      stop();
      dispatch({ type: 'test-skipped' });
    },
    /** Goes to the next letter, or shows a reminder. */
    giveLetter: () => {
      const afterMs = saidAt.current === null ? 0 : performance.now() - saidAt.current;
      const next = dispatch({ type: 'answer-submitted', afterMs });
      if (next.reminder !== null) return;
      stop();
      if (next.phase === 'finished') void save(letterQuizReport(next, new Date().toISOString()));
    },
  };
}
