import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SETTINGS } from '#rules/people/settings.ts';
import { SpacingControl, spacingText } from './spacing-control.tsx';

it('the slider of the spacing says at its left end what its least value is', () => {
  expect(renderToStaticMarkup(<SpacingControl value={SETTINGS.spacing.default} onChange={() => {}} />)).toContain(
    `<span>${spacingText(SETTINGS.spacing.least)}</span><span>wider</span>`,
  );
});
