import type { Language } from '#rules/people/languages.ts';
import { type ByLanguage, type Content, forEnglish } from './content.ts';
import { VIDEOS } from './en/videos.ts';

const BY_LANGUAGE: ByLanguage<'videos'> = { ...forEnglish(VIDEOS) };

export function videosOf(language: Language): Content['videos'] {
  return BY_LANGUAGE[language];
}
