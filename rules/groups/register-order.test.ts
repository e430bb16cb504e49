import { expect, it } from 'vitest';
import { compareNames } from './register-order.ts';

it('names stand in the order of a register, whatever their letters', () => {
  const names = [
    'Zoë',
    'Łukasz',
    'Muhammad Ali 10',
    'Ben Álvarez',
    'Muhammad Ali 2',
    'Ann Zhu',
    'Muhammad Ali',
    'émile',
    'Çelik',
    '',
  ];
  expect(names.sort(compareNames)).toEqual([
    ...['', 'Muhammad Ali', 'Muhammad Ali 2', 'Muhammad Ali 10', 'Ben Álvarez', 'Çelik', 'émile', 'Łukasz'],
    ...['Ann Zhu', 'Zoë'],
  ]);
});
