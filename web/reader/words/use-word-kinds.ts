import { useEffect, useState } from 'react';
import type { Sentence } from '../../read-aloud/sentences.ts';
import type { WordKind } from './kind-names.ts';

/** The part of speech of each word of a text, by index. Null until they are known, and if loading failed. */
export type Kinds = { ofWords: readonly (WordKind | null)[] | null; hasFailed: boolean };

const NONE: Kinds = { ofWords: null, hasFailed: false };
/** The number of sentences per step: a long text is tagged in steps, so that the page stays responsive. */
const SENTENCES_A_STEP = 5;

/** Finds the parts of speech of a text while `isWanted`. */
export function useWordKinds(isWanted: boolean, text: string, sentences: readonly Sentence[]): Kinds {
  const [kinds, setKinds] = useState(NONE);
  useEffect(() => {
    if (!isWanted) return;
    const left = new AbortController();
    setKinds(NONE);
    findKinds(text, sentences, left.signal).then(
      (ofWords) => !left.signal.aborted && setKinds({ ofWords, hasFailed: false }),
      () => !left.signal.aborted && setKinds({ ofWords: null, hasFailed: true }),
    );
    return () => left.abort();
  }, [isWanted, text, sentences]);
  return isWanted ? kinds : NONE;
}

async function findKinds(text: string, sentences: readonly Sentence[], signal: AbortSignal) {
  const { kindsOf } = await import('./word-kinds.ts');
  const kinds: (WordKind | null)[] = [];
  // The module knows the language of the page.
  const kindsIn = (sentence: Sentence) =>
    sentence.language === undefined ? kindsOf(sentence, text) : sentence.words.map(() => null);
  for (let from = 0; from < sentences.length && !signal.aborted; from += SENTENCES_A_STEP) {
    kinds.push(...sentences.slice(from, from + SENTENCES_A_STEP).flatMap(kindsIn));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return kinds;
}
