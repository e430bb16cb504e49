import { expect, it } from 'vitest';
import { LANGUAGE_HEADERS, requestLanguage } from './request-language.ts';

it.each([
  ['nothing', {}],
  ['a cookie without a catalogue', { cookie: 'a=b; language=en-XB' }],
  ['a cookie that is no language', { cookie: 'language=../../etc' }],
  ['a browser that prefers another language', { 'accept-language': 'fr-FR, fr;q=0.9' }],
])('a page is in English for a request with %s', (_what, headers: Record<string, string>) => {
  expect(requestLanguage((name) => headers[name])).toBe('en');
});

it('pages do not differ by the language of the browser while there is one language', () => {
  expect(LANGUAGE_HEADERS).toBe('Cookie');
});
