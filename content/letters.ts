import type { Language } from '#rules/people/languages.ts';
import { type ByLanguage, type Content, forEnglish } from './content.ts';
import { LETTERS } from './en/letters.ts';

const BY_LANGUAGE: ByLanguage<'letters'> = { ...forEnglish(LETTERS) };

export function lettersOf(language: Language): Content['letters'] {
  return BY_LANGUAGE[language];
}
