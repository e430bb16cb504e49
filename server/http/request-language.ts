import { baseLocale, extractLocaleFromHeader, locales, toLocale } from '#messages/runtime';
import type { Language } from '#rules/people/languages.ts';

/** The request headers by which an answer differs when the app has several languages. */
export const LANGUAGE_HEADERS = locales.length > 1 ? 'Cookie, Accept-Language' : 'Cookie';

/**
 * The language of a page: the one that the learner chose in the settings, which the browser keeps in the cookie `language`,
 * otherwise the first that the browser prefers and the app has, otherwise English.
 * @param header returns the value of a request header by its name in lower case
 */
export function requestLanguage(header: (name: string) => string | undefined): Language {
  if (locales.length === 1) return baseLocale;
  const chosen = /(?:^|;\s*)language=([\w-]+)/.exec(header('cookie') ?? '')?.[1];
  return toLocale(chosen) ?? preferred(header('accept-language') ?? '') ?? baseLocale;
}

function preferred(acceptLanguage: string): Language | undefined {
  const headers = { 'accept-language': acceptLanguage };
  return extractLocaleFromHeader(new Request('http://localhost', { headers }));
}
