import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SETTINGS } from '#rules/settings.ts';
import { ReadingSettings } from './reading-settings.tsx';
import { spacingWords } from './setting-words.ts';

it('the slider of the spacing says at its left end what its least value is', () => {
  expect(renderToStaticMarkup(<ReadingSettings />)).toContain(
    `<span>${spacingWords(SETTINGS.spacing.least)}</span><span>wider</span>`,
  );
});
