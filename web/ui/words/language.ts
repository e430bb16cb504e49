import { getLocale } from '#messages/runtime';
import { LANGUAGES, type Language } from '#rules/people/languages.ts';

/** The language tag for dates, numbers and lists. */
export function formatLocale(): string {
  return LANGUAGES[getLocale()].formats;
}

/** The direction in which the page is read. */
export function textDirection(): 'ltr' | 'rtl' {
  return LANGUAGES[getLocale()].direction;
}

/** The attributes of an element whose text is in this language; none where the page is in it, or without a language. */
export function languageAttributes(language: Language | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } {
  return language === undefined || language === getLocale()
    ? {}
    : { lang: language, dir: LANGUAGES[language].direction };
}
