import { AsyncLocalStorage } from 'node:async_hooks';
import { baseLocale, getLocale, overwriteGetLocale, toLocale } from '#messages/runtime';
import { LANGUAGES, type Language } from '#rules/people/languages.ts';

const current = new AsyncLocalStorage<Language>();

overwriteGetLocale(() => toLocale(current.getStore()) ?? baseLocale);

/** Runs `work` in a language, in which it formats all messages and dates. The default is English. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return current.run(language, work);
}

/** The language tag for dates, numbers and lists. */
export function formatLocale(): string {
  return LANGUAGES[getLocale()].formats;
}

/** The attributes of an HTML element that say its language and direction. */
export function pageLanguage(): string {
  const language = getLocale();
  return `lang="${language}" dir="${LANGUAGES[language].direction}"`;
}
