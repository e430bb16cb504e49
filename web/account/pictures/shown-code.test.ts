import { expect, it } from 'vitest';
import { codeOfFragment } from './shown-code.ts';

it('the code in an address is shown with its hyphen, however it is written', () => {
  expect(codeOfFragment('#CFH4K7')).toBe('CFH-4K7');
  expect(codeOfFragment('#cfh-4k7')).toBe('CFH-4K7');
});

it('anything else in an address is no code', () => {
  for (const fragment of ['', '#', '#main', '#CFH4K', '#CFH4K7X', '#%E0%A4%A'])
    expect(codeOfFragment(fragment)).toBe('');
});
