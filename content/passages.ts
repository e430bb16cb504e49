import type { Language } from '#rules/people/languages.ts';
import { type ByLanguage, type Content, forEnglish } from './content.ts';
import { PASSAGES } from './en/passages.ts';

/** The number of words of every passage, shown on the badge. */
export const WORDS_IN_A_PASSAGE = 100;

const BY_LANGUAGE: ByLanguage<'passages'> = { ...forEnglish(PASSAGES) };

export function passagesOf(language: Language): Content['passages'] {
  return BY_LANGUAGE[language];
}
