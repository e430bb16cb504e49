import type { SyllablePattern } from '#rules/reading/syllables.ts';
import { storedText } from '../../device/stored.ts';

/** The size of the dictionary, in MB after compression. */
export const DICTIONARY_MEGABYTES = 0.4;

const asked = storedText('syllable-dictionary-asked');
let hasAsked = false;

/** Whether the learner agreed to load the dictionary. Without storage it is asked once per page load. */
export function isDictionaryAskedFor(): boolean {
  return hasAsked || asked.read() !== null;
}

export function askForDictionary(): void {
  hasAsked = true;
  asked.write('yes');
}

/** The syllable pattern of a word; null if the dictionary does not have it. */
export type PatternOf = (word: string) => SyllablePattern | null;

export async function loadDictionary(): Promise<PatternOf> {
  const { SYLLABLE_PATTERNS } = await import('virtual:syllable-patterns');
  return (word) => patternIn(SYLLABLE_PATTERNS, word.toLowerCase());
}

/** Binary search in sorted lines of a word and its pattern, so that the file does not have to be parsed. */
export function patternIn(lines: string, word: string): SyllablePattern | null {
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const start = lines.lastIndexOf('\n', middle - 1) + 1;
    const newLine = lines.indexOf('\n', middle);
    const end = newLine < 0 ? lines.length : newLine;
    const [found = '', pattern = ''] = lines.slice(start, end).split(' ');
    if (found === word) return pattern;
    if (found < word) from = end + 1;
    else to = start;
  }
  return null;
}
