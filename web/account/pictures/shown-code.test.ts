import { expect, it } from 'vitest';
import { cardOfFragment, codeOfFragment } from './shown-code.ts';

it('the code in an address is shown with its hyphen, however it is written', () => {
  expect(codeOfFragment('#CFH4K7')).toBe('CFH-4K7');
  expect(codeOfFragment('#cfh-4k7')).toBe('CFH-4K7');
});

it('anything else in an address is no code', () => {
  for (const fragment of ['', '#', '#main', '#CFH4K', '#CFH4K7X', '#%E0%A4%A'])
    expect(codeOfFragment(fragment)).toBe('');
});

it('the secret of a card is in an address of a QR code, and in no other', () => {
  const secret = 'AbCdEfGhIjKlMnOpQrSt-_';
  expect(cardOfFragment(`#card=${secret}`)).toBe(secret);
  for (const fragment of ['', '#', '#card=', '#card=abc', `#${secret}`, `#card=${secret}x`, '#CFH4K7'])
    expect(cardOfFragment(fragment)).toBeNull();
});
