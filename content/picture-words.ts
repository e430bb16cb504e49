import type { Language } from '#rules/languages.ts';
import { type ByLanguage, type Content, forEnglish } from './content.ts';
import { PICTURE_WORDS } from './en/picture-words.ts';

const BY_LANGUAGE: ByLanguage<'pictureWords'> = { ...forEnglish(PICTURE_WORDS) };

export function pictureWordsOf(language: Language): Content['pictureWords'] {
  return BY_LANGUAGE[language];
}
