import { expect, it } from 'vitest';
import type { Fault } from './fault.ts';
import { runFaults } from './run-faults.ts';

const GOOD: Fault = {
  name: 'good',
  times: 3,
  run: async (times) => ({ violations: [], summary: `${times} times` }),
  control: async () => ({ 'a row removed': ['one row is lost'] }),
};
const fault = (change: Partial<Fault>): Fault => ({ ...GOOD, ...change });
const failing = async () => Promise.reject(new Error('no disk'));

it.each([
  ['a fault without violations and with a detected control', fault({}), { passed: 1, failed: 0 }],
  ['a violation', fault({ run: async () => ({ violations: ['lost'], summary: '' }) }), { passed: 0, failed: 1 }],
  ['an undetected control', fault({ control: async () => ({ nothing: [] }) }), { passed: 0, failed: 1 }],
  ['a fault that could not be run', fault({ run: failing }), { passed: 0, failed: 1 }],
  ['a control that could not be run', fault({ control: failing }), { passed: 0, failed: 1 }],
])('%s is counted, also in the last line', async (_what, one, count) => {
  const lines: string[] = [];
  expect(await runFaults([one], undefined, (line) => lines.push(line))).toEqual(count);
  expect(lines.at(-1)?.trim()).toBe(`${count.passed} passed, ${count.failed} failed`);
});

it('the table shows how often a fault was run, its results and its summary', async () => {
  const lines: string[] = [];
  await runFaults([GOOD], 7, (line) => lines.push(line));
  expect(lines.at(-2)).toContain('| good  | 7     | passed | detected | 7 times |');
});
