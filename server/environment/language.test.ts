import { expect, it } from 'vitest';
import { getLocale } from '#messages/runtime';
import { formatLocale, inLanguage, pageLanguage } from './language.ts';

it('is English where none is chosen, and where the chosen one has no catalogue', async () => {
  expect(getLocale()).toBe('en');
  expect(await inLanguage('en-XB', async () => [getLocale(), formatLocale()])).toEqual(['en', 'en-GB']);
});

it('is named with its direction in HTML', () => {
  expect(pageLanguage()).toBe('lang="en" dir="ltr"');
});
