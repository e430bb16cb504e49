import { expect, it } from 'vitest';
import type { Fault } from './fault.ts';
import { tryFaults } from './try-faults.ts';

const GOOD: Fault = {
  name: 'good',
  times: 3,
  run: async (times) => ({ broken: [], seen: `${times} times` }),
  control: async () => ({ 'a row removed': ['one row is lost'] }),
};
const fault = (change: Partial<Fault>): Fault => ({ ...GOOD, ...change });
const failing = async () => Promise.reject(new Error('no disk'));

it.each([
  ['what holds, with a control that was noticed', fault({}), true, '1 held, 0 did not'],
  ['what does not hold', fault({ run: async () => ({ broken: ['lost'], seen: '' }) }), false, '0 held, 1 did not'],
  ['what holds with a silent control', fault({ control: async () => ({ nothing: [] }) }), false, '0 held, 1 did not'],
  ['what could not be tried', fault({ run: failing }), false, '0 held, 1 did not'],
  ['a control that could not be tried', fault({ control: failing }), false, '0 held, 1 did not'],
])('%s counts as such, in the last line too', async (_what, one, holds, lastLine) => {
  const lines: string[] = [];
  expect(await tryFaults([one], undefined, (line) => lines.push(line))).toBe(holds);
  expect(lines.at(-1)?.trim()).toBe(lastLine);
});

it('the table says how often, what came of it and what was seen', async () => {
  const lines: string[] = [];
  await tryFaults([GOOD], 7, (line) => lines.push(line));
  expect(lines.at(-2)).toContain('| good  | 7     | held   | failed as it should | 7 times |');
});
