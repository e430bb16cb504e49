import { useMemo, useState } from 'react';
import type { Letters } from '#content/content.ts';
import {
  type LetterQuizEvent,
  type LetterQuizState,
  letterAskedFor,
  letterQuizReducer,
  letterQuizReport,
  newLetterQuizState,
} from '#rules/screening/letter-quiz-reducer.ts';
import { randomSeed } from '../../ui/random-seed.ts';
import type { Prompt } from '../../ui/speech.ts';
import { useSpeech } from '../../ui/use-speech.ts';
import { useSaveAttempt } from '../use-save-attempt.ts';

/** The result of the last sound; `heard`: it was played, `silent`: nothing could be played. */
export type Sound = 'untried' | 'heard' | 'silent';

export type LetterQuiz = ReturnType<typeof useLetterQuiz>;

/** One letter quiz with its voice; the attempt is saved at its end. */
export function useLetterQuiz({ alphabet, promptOf, testWord, testPrompt }: Letters) {
  const [state, setState] = useState(() => newLetterQuizState(randomSeed(), alphabet));
  const prompts = useMemo(() => [testPrompt, ...state.letters.map(promptOf)], [state.letters, promptOf, testPrompt]);
  const [sound, setSound] = useState<Sound>('untried');
  const { say, stop } = useSpeech(prompts);
  const { saving, wasUnfinished, begin, save, tryAgain } = useSaveAttempt('letter-quiz');

  const hear = async (prompt: Prompt, slower: boolean) => {
    const said = await say(prompt, slower ? 'slower' : 'usual');
    if (said !== 'cut-off') setSound(said);
  };
  const hearLetter = (of: LetterQuizState) => {
    const letter = letterAskedFor(of);
    if (letter !== null) void hear(promptOf(letter), of.slower);
  };
  const dispatch = (event: LetterQuizEvent) => {
    const next = letterQuizReducer(state, event);
    setState(next);
    return next;
  };

  return {
    state,
    testWord,
    sound,
    saving,
    wasUnfinished,
    tryAgain,
    hearTestWord: () => void hear(testPrompt, false),
    start: () => {
      begin();
      hearLetter(dispatch({ type: 'started' }));
    },
    type: (text: string) => dispatch({ type: 'text-changed', text }),
    hearAgain: () => hearLetter(dispatch({ type: 'repeat-requested' })),
    switchSlower: () => hearLetter(dispatch({ type: 'slower-toggled' })),
    /** Goes to the next letter, or shows a reminder. */
    giveLetter: () => {
      const next = dispatch({ type: 'answer-submitted' });
      if (next.phase === 'finished') {
        stop();
        void save(letterQuizReport(next, new Date().toISOString()));
      } else if (next.reminder === null) hearLetter(next);
    },
  };
}
