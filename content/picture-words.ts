import type { Language } from '#rules/people/languages.ts';
import { type ByLanguage, type Content, forEnglish } from './content.ts';
import { PICTURE_WORD_LEVELS, PICTURE_WORDS } from './en/picture-words.ts';

const BY_LANGUAGE: ByLanguage<'pictureWords'> = { ...forEnglish(PICTURE_WORDS) };

export function pictureWordsOf(language: Language): Content['pictureWords'] {
  return BY_LANGUAGE[language];
}

const LEVELS_BY_LANGUAGE: ByLanguage<'pictureWordLevels'> = { ...forEnglish(PICTURE_WORD_LEVELS) };

export function pictureWordLevelsOf(language: Language): Content['pictureWordLevels'] {
  return LEVELS_BY_LANGUAGE[language];
}
