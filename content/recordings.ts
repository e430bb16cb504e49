import type { Language } from '#rules/people/languages.ts';
import { type ByLanguage, type Content, forEnglish } from './content.ts';
import { RECORDINGS } from './en/recordings.ts';

const BY_LANGUAGE: ByLanguage<'recordings'> = { ...forEnglish(RECORDINGS) };

export function recordingsOf(language: Language): Content['recordings'] {
  return BY_LANGUAGE[language];
}
