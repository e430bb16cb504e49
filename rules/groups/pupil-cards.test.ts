import { expect, it } from 'vitest';
import { shownGroupCode } from './groups.ts';
import { CARD_SECRET_BYTES, isCardSecret, newCardCode, typedCardCode } from './pupil-cards.ts';

it('the code of a card has eight characters, and can be typed in any form', () => {
  const code = newCardCode(() => 0.5);
  expect(code).toMatch(/^[CDFGHJKMNPQRTVWXY34679]{8}$/);
  expect(22 ** 8).toBe(54_875_873_536);
  for (const typed of [code, shownGroupCode(code), ` ${shownGroupCode(code).toLowerCase()} `, [...code].join(' ')])
    expect(typedCardCode(typed)).toBe(code);
});

it.each(['', 'CFH4K7', 'CFHK4K7', 'CFHK4K7DD', 'AEIO-4K7D'])('"%s" is no code of a card', (typed) => {
  expect(typedCardCode(typed)).toBeNull();
});

it('the secret of a card has 128 bits', () => {
  expect(CARD_SECRET_BYTES * 8).toBeGreaterThanOrEqual(96);
  expect(isCardSecret('A'.repeat(22))).toBe(true);
  for (const text of ['', 'A'.repeat(21), 'A'.repeat(23), `${'A'.repeat(21)}!`]) expect(isCardSecret(text)).toBe(false);
});
