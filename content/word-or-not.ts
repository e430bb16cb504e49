import type { Language } from '#rules/people/languages.ts';
import { type ByLanguage, type Content, forEnglish } from './content.ts';
import { WORD_OR_NOT_WORDS } from './en/word-or-not.ts';

const BY_LANGUAGE: ByLanguage<'wordOrNot'> = { ...forEnglish(WORD_OR_NOT_WORDS) };

export function wordOrNotOf(language: Language): Content['wordOrNot'] {
  return BY_LANGUAGE[language];
}
