import type { Language } from '#rules/people/languages.ts';
import { type ByLanguage, type Content, forEnglish } from './content.ts';
import { SOUND_MATCH_WORDS } from './en/sound-match.ts';

const BY_LANGUAGE: ByLanguage<'soundMatch'> = { ...forEnglish(SOUND_MATCH_WORDS) };

export function soundMatchOf(language: Language): Content['soundMatch'] {
  return BY_LANGUAGE[language];
}
