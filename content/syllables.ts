import type { Content } from './content.ts';
import * as language from './en/syllables.ts';

export const SYLLABLES: Content['syllables'] = language.SYLLABLES === null ? null : partsByWord(language.SYLLABLES);

function partsByWord(list: string): ReadonlyMap<string, readonly string[]> {
  const words = list.trim().split(/\s+/);
  return new Map(words.map((word) => [word.replaceAll('-', ''), word.split('-')]));
}
