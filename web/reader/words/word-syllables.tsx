import { useEffect, useState } from 'react';
import { PASSAGES } from '#content/passages.ts';
import { splitIntoSyllables } from '#rules/reading/syllables.ts';
import css from '../text-words.module.css';
import { loadDictionary, type PatternOf } from './syllable-dictionary.ts';

/** Splits a word into syllables; null if they are unknown without the dictionary. */
export type SyllablesOf = (word: string) => readonly string[] | null;

/** A word with a dot between its syllables; the dots are neither copied nor read by screen readers. */
export function WordSyllables({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: syllables have no identity except their index
    <span key={index} className={css.part}>
      {part}
    </span>
  ));
}

type Parts = { partsOf: SyllablesOf | null; hasFailed: boolean };

const NOT_LOADED: Parts = { partsOf: null, hasFailed: false };

/**
 * The syllables of the words of a text. Null until they have loaded, and if loading failed: words are then shown
 * whole.
 * @param text the id of the text
 * @param mayLoad whether the dictionary may be loaded; a passage does not need it
 */
export function useSyllables(isWanted: boolean, text: string, mayLoad = true): Parts {
  const [parts, setParts] = useState(NOT_LOADED);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    setParts(NOT_LOADED);
    loadSyllables(text, mayLoad ? loadDictionary : null).then(
      (partsOf) => !isGone && setParts({ partsOf, hasFailed: false }),
      () => !isGone && setParts({ partsOf: null, hasFailed: true }),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, text, mayLoad]);
  return isWanted ? parts : NOT_LOADED;
}

export async function loadSyllables(text: string, dictionary: (() => Promise<PatternOf>) | null): Promise<SyllablesOf> {
  const { SYLLABLES: checked } = await import('#content/syllables.ts');
  if (PASSAGES?.some(({ id }) => id === text)) return withEndings((word) => checkedParts(checked, word) ?? [word]);
  const patternOf = await dictionary?.();
  return withEndings((word) => {
    const listed = checkedParts(checked, word);
    if (listed || !patternOf) return listed;
    return splitIntoSyllables(word, patternOf(word));
  });
}

/** The reviewed syllables of a word, with its capitals. */
function checkedParts(checked: ReadonlyMap<string, readonly string[]> | null, word: string): string[] | null {
  let from = 0;
  const cut = ({ length }: string) => {
    from += length;
    return word.slice(from - length, from);
  };
  return checked?.get(word.toLowerCase())?.map(cut) ?? null;
}

/** Adds a possessive ending to the last syllable. */
function withEndings(partsOf: SyllablesOf): SyllablesOf {
  return (text) => {
    const [, word = '', ending = ''] = /^(.*?)(['’]s?)?$/.exec(text) ?? [];
    const parts = partsOf(word);
    return parts && [...parts.slice(0, -1), `${parts.at(-1) ?? ''}${ending}`];
  };
}
