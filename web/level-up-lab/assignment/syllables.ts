import { useEffect, useState } from 'react';

/** The parts of a word, as it may be parted at the end of a line. */
export type PartsOf = (word: string) => readonly string[];

const PARTING = '\u00ad';

/**
 * Loads the patterns that part words. The American ones: they part between syllables, the British ones between the
 * pieces that a word was made of ("spi·der", but "spider").
 */
export async function loadParts(): Promise<PartsOf> {
  const { hyphenateSync } = await import('hyphen/en-us');
  return (word) => joinedToVowels(hyphenateSync(word, { hyphenChar: PARTING }).split(PARTING));
}

/** The parts of words, once they are wanted and have come; until then, and where they do not come, words are whole. */
export function useParts(isWanted: boolean): PartsOf | null {
  const [parts, setParts] = useState<PartsOf | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    loadParts().then(
      (loaded) => isHere && setParts(() => loaded),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return isWanted ? parts : null;
}

/** No syllable is without a vowel. */
function joinedToVowels(parts: readonly string[]): string[] {
  const joined: string[] = [];
  let waiting = '';
  for (const part of parts) {
    waiting += part;
    if (!/[aeiouy]/i.test(part)) continue;
    joined.push(waiting);
    waiting = '';
  }
  return waiting === '' || joined.length === 0
    ? [...joined, waiting].filter(Boolean)
    : [...joined.slice(0, -1), `${joined.at(-1)}${waiting}`];
}
