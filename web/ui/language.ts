import { getLocale } from '#messages/runtime';
import { LANGUAGES } from '#rules/languages.ts';

/** The language tag for dates, numbers and lists. */
export function formatLocale(): string {
  return LANGUAGES[getLocale()].formats;
}

/** The direction in which the page is read. */
export function textDirection(): 'ltr' | 'rtl' {
  return LANGUAGES[getLocale()].direction;
}
