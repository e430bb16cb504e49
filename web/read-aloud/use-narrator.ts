import { useEffect, useRef } from 'react';
import { browserNarrator } from './browser-narrator.ts';
import type { Narrator } from './narrator.ts';
import { sentencesOf } from './sentences.ts';

/** Reads single sentences or words, and stops when the component unmounts. */
export function useNarrator() {
  const narrator = useRef<Narrator | null>(null);
  const stop = () => narrator.current?.stop();
  useEffect(() => () => narrator.current?.stop(), []);
  const read = (sentence: string) => {
    narrator.current ??= browserNarrator();
    return narrator.current.read(sentencesOf(sentence), 0, () => {});
  };
  return { read, stop };
}
