import { afterEach, expect, it } from 'vitest';
import { baseLocale, overwriteGetLocale } from '#messages/runtime';
import { languageAttributes } from './language.ts';

afterEach(() => overwriteGetLocale(() => baseLocale));

it('gives no attributes in the language of the page', () => {
  expect(languageAttributes('en')).toEqual({});
});

it('gives no attributes without a language', () => {
  expect(languageAttributes(undefined)).toEqual({});
});

it('gives the language and its direction on a page in another language', () => {
  overwriteGetLocale(() => 'en-XB' as typeof baseLocale);
  expect(languageAttributes('en')).toEqual({ lang: 'en', dir: 'ltr' });
});
