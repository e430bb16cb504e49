import { useEffect, useState } from 'react';
import css from './passage-text.module.css';

/** Splits a word where it may be hyphenated. */
export type PartsOf = (word: string) => readonly string[];

const SOFT_HYPHEN = '\u00ad';

/** A word with a dot between its parts; the dots are neither copied nor read out. */
export function WordParts({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts differ by nothing but their index
    <span key={index} className={css.part}>
      {part}
    </span>
  ));
}

/** Null until the patterns were loaded, and when loading fails: words are then shown whole. */
export function useParts(isWanted: boolean): PartsOf | null {
  const [parts, setParts] = useState<PartsOf | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    loadParts().then(
      (loaded) => !isGone && setParts(() => loaded),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return isWanted ? parts : null;
}

/**
 * Loads the hyphenation patterns. The American ones split between syllables, the British ones between the components of
 * a word ("spi·der", but "spider").
 */
export async function loadParts(): Promise<PartsOf> {
  const { hyphenateSync } = await import('hyphen/en-us');
  return (word) => withVowels(hyphenateSync(word, { hyphenChar: SOFT_HYPHEN }).split(SOFT_HYPHEN));
}

/** Joins parts without a vowel to their neighbours, as every syllable has a vowel. */
function withVowels(parts: readonly string[]): string[] {
  const joined: string[] = [];
  let consonants = '';
  for (const part of parts) {
    consonants += part;
    if (!/[aeiouy]/i.test(part)) continue;
    joined.push(consonants);
    consonants = '';
  }
  return consonants === '' || joined.length === 0
    ? [...joined, consonants].filter(Boolean)
    : [...joined.slice(0, -1), `${joined.at(-1)}${consonants}`];
}
