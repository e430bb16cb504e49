import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import type { Preferences } from '#contract/people/settings.ts';
import { DEFAULT_PREFERENCES } from '#rules/people/preferences.ts';
import { preferenceMutation } from './preference-mutation.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

let shown: Preferences;
/** What the server was asked, in turn; each stays unanswered until told. */
let asked: { value: boolean; take: () => void; fail: () => void }[];
let problems: number;
let press: (name: keyof Preferences) => Promise<void>;

beforeEach(() => {
  shown = { ...DEFAULT_PREFERENCES };
  asked = [];
  problems = 0;
  const queries = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const options = preferenceMutation({
    queries,
    learnerId: 'a',
    show: (name, value) => Object.assign(shown, { [name]: value }),
    send: ({ value }) =>
      new Promise<void>((resolve, reject) => {
        asked.push({ value, take: resolve, fail: () => reject(new Error('away')) });
      }),
    onReverted: () => {
      problems += 1;
    },
  });
  const observer = new MutationObserver(queries, options);
  press = async (name) => {
    observer.mutate({ name, value: !shown[name], shown: shown[name] }).catch(() => undefined);
    await settle();
  };
});

async function answer(...answers: ('take' | 'fail')[]) {
  for (const [at, how] of answers.entries()) {
    await settle();
    asked[at]?.[how]();
    await settle();
  }
}

it('acts at once and stays when the server took it', async () => {
  await press('focusMode');
  expect(shown.focusMode).toBe(true);
  await answer('take');
  expect([shown.focusMode, problems]).toEqual([true, 0]);
});

it.each([
  ['neither of two presses', ['fail', 'fail'], false, 1],
  ['only the first of two presses', ['take', 'fail'], true, 1],
  ['only the second of two presses', ['fail', 'take'], false, 0],
  ['both presses', ['take', 'take'], false, 0],
] as const)('shows what the server has when it took %s', async (_name, answers, isOn, said) => {
  await press('focusMode');
  await press('focusMode');
  expect(shown.focusMode).toBe(false);
  await answer(...answers);
  expect(asked.map(({ value }) => value)).toEqual([true, false]);
  expect([shown.focusMode, problems]).toEqual([isOn, said]);
});

it('does not jump back under a press that is still on its way', async () => {
  for (let time = 0; time < 3; time += 1) await press('focusMode');
  await answer('fail', 'fail');
  expect([shown.focusMode, problems]).toEqual([true, 0]);
  asked[2]?.fail();
  await settle();
  expect([shown.focusMode, problems]).toEqual([false, 1]);
});

it('takes one toggle back and leaves the others', async () => {
  await press('focusMode');
  await press('dailyReports');
  await answer('fail', 'take');
  expect(shown).toEqual({ ...DEFAULT_PREFERENCES, dailyReports: false });
});
