import { expect, test } from 'vitest';
import { stepsToShow, stepToAskAbout, type TriedSteps } from './tried-steps.ts';

const isBefore21st = (instant: string) => instant < '2026-11-21';
const MONDAY = '2026-11-16T10:00:00.000Z';
const TUESDAY = '2026-11-17T10:00:00.000Z';
const TODAY = '2026-11-21T10:00:00.000Z';

test('a step is asked about on another day, not on the day of its tick', () => {
  expect(stepToAskAbout({ spacing: { since: TODAY, helped: null } }, isBefore21st)).toBeNull();
  expect(stepToAskAbout({ spacing: { since: MONDAY, helped: null } }, isBefore21st)).toBe('spacing');
});

test('a step is asked about once, the one that was ticked first before the others', () => {
  const tried: TriedSteps = {
    voice: { since: TUESDAY, helped: null },
    spacing: { since: MONDAY, helped: null },
  };
  expect(stepToAskAbout(tried, isBefore21st)).toBe('spacing');
  expect(stepToAskAbout({ ...tried, spacing: { since: MONDAY, helped: 'no' } }, isBefore21st)).toBe('voice');
  expect(stepToAskAbout({ spacing: { since: MONDAY, helped: 'a-bit' } }, isBefore21st)).toBeNull();
});

test('nothing is asked when nothing was ticked', () => {
  expect(stepToAskAbout({}, isBefore21st)).toBeNull();
});

test('a tried step stays in the list when it is not suggested any more, and is there once', () => {
  const tried: TriedSteps = { voice: { since: MONDAY, helped: null }, talk: { since: TUESDAY, helped: 'yes' } };
  expect(stepsToShow(['own-page', 'talk'], tried)).toEqual(['own-page', 'talk', 'voice']);
});
