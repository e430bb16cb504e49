import type { Language } from '#rules/people/languages.ts';
import { type ByLanguage, type Content, forEnglish } from './content.ts';
import { SYLLABLES } from './en/syllables.ts';

const BY_LANGUAGE: ByLanguage<'syllables'> = { ...forEnglish(partsByWord(SYLLABLES)) };

export function syllablesOf(language: Language): Content['syllables'] {
  return BY_LANGUAGE[language];
}

function partsByWord(list: string): ReadonlyMap<string, readonly string[]> {
  const words = list.trim().split(/\s+/);
  return new Map(words.map((word) => [word.replaceAll('-', ''), word.split('-')]));
}
