import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { currentSettings } from '../../ui/settings/device-settings.ts';
import type { Prompt } from '../../ui/speech/speech.ts';
import { useSpeech } from '../../ui/speech/use-speech.ts';

/** Our own values: the pictures are painted first, then a word is spoken every 1.2 s; the longest takes 0.9 s. */
const WORDS = { firstAfterMs: 300, everyMs: 1200 } as const;

type WordsInTurn = {
  /** The number of the question; the words of a new one are spoken at once. */
  at: number;
  /** The words of the question. */
  prompts: readonly Prompt[];
  /** Every prompt of the game; the same array at every render. */
  allPrompts: readonly Prompt[];
  /** Whether words may be spoken: not during a pause, nor after the answer. */
  isOn: boolean;
};

/** Speaks the words of a question one after the other, unless sounds are off. */
export function useWordsInTurn({ at, prompts, allPrompts, isOn }: WordsInTurn) {
  const { say, stop } = useSpeech(allPrompts);
  const [saying, setSaying] = useState<number | null>(null);
  const [isSilent, setIsSilent] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const sayFrom = async (place: number) => {
    const prompt = prompts[place];
    setSaying(prompt ? place : null);
    if (!prompt) return;
    timer.current = setTimeout(() => void sayFrom(place + 1), WORDS.everyMs);
    const said = await say(prompt, 'usual');
    if (said !== 'silent') return;
    clearTimeout(timer.current);
    setIsSilent(true);
    setSaying(null);
  };
  const begin = () => {
    clearTimeout(timer.current);
    setIsSilent(false);
    void sayFrom(0);
  };
  const beginAlone = useEffectEvent(() => currentSettings().sound && begin());

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs for each new question
  useEffect(() => {
    if (!isOn) return;
    timer.current = setTimeout(() => beginAlone(), WORDS.firstAfterMs);
    return () => {
      clearTimeout(timer.current);
      stop();
      setSaying(null);
    };
  }, [at, isOn]);

  return {
    /** The index of the word that is being spoken; null if none is. */
    saying,
    /** Whether the last word could not be played. */
    isSilent,
    sayAgain: begin,
  };
}
