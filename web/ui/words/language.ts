import { getLocale } from '#messages/runtime';
import { LANGUAGES, type Language } from '#rules/people/languages.ts';

/** The language tag for dates, numbers and lists. */
export function formatLocale(): string {
  return LANGUAGES[getLocale()].formats;
}

/** The text direction of the page. */
export function textDirection(): 'ltr' | 'rtl' {
  return LANGUAGES[getLocale()].direction;
}

/** The `lang` and `dir` attributes of an element in this language; none if the page has it, or if it is undefined. */
export function languageAttributes(language: Language | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } {
  return language === undefined || language === getLocale()
    ? {}
    : { lang: language, dir: LANGUAGES[language].direction };
}
