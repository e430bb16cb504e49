import { useMemo, useState } from 'react';
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
import { promptOf, TEST_PROMPT } from './letter-prompt.ts';

/** What became of the last sound: not tried, heard as far as anybody can tell, or nothing could sound. */
export type Sound = 'untried' | 'heard' | 'silent';

/** One sitting of the letter quiz with its voice; what was heard and typed is saved once, at the end. */
export function useLetterQuiz() {
  const [sitting, setSitting] = useState(() => newLetterQuizState(randomSeed()));
  const prompts = useMemo(() => [TEST_PROMPT, ...sitting.letters.map(promptOf)], [sitting.letters]);
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
  const happened = (event: LetterQuizEvent) => {
    const next = letterQuizReducer(sitting, event);
    setSitting(next);
    return next;
  };

  return {
    sitting,
    sound,
    saving,
    wasUnfinished,
    tryAgain,
    hearTestWord: () => void hear(TEST_PROMPT, false),
    start: () => {
      begin();
      hearLetter(happened({ type: 'started' }));
    },
    type: (text: string) => happened({ type: 'text-changed', text }),
    hearAgain: () => hearLetter(happened({ type: 'repeat-requested' })),
    switchSlower: () => hearLetter(happened({ type: 'slower-toggled' })),
    /** Goes on to the next letter, or stays and says why. */
    giveLetter: () => {
      const next = happened({ type: 'answer-submitted' });
      if (next.phase === 'finished') {
        stop();
        void save(letterQuizReport(next, new Date().toISOString()));
      } else if (next.reminder === null) hearLetter(next);
    },
  };
}
