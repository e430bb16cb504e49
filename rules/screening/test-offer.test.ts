import { expect, it } from 'vitest';
import { TESTS_MODES, type TestsMode, whyNoTests } from './test-offer.ts';

const LEARNER = { isPupil: false, keepsResults: true, testsOffInClass: false };
const PUPIL = { ...LEARNER, isPupil: true };
const inEach = (learner: Parameters<typeof whyNoTests>[1]) => TESTS_MODES.map((mode) => whyNoTests(mode, learner));
const inEachButOff = (learner: Parameters<typeof whyNoTests>[1]) => inEach(learner).slice(0, 2);

it('a visitor is offered the test only where everyone is', () => {
  expect(inEach(null)).toEqual([null, 'no-agreement', 'off-here']);
});

it('a learner is offered it unless they said no where an agreement is needed; the question comes before the first part', () => {
  expect(inEach(LEARNER)).toEqual([null, null, 'off-here']);
  expect(inEach({ ...LEARNER, keepsResults: null })).toEqual([null, null, 'off-here']);
  expect(inEach({ ...LEARNER, keepsResults: false })).toEqual([null, 'no-agreement', 'off-here']);
});

it('a pupil is offered it only after a parent agreed, in each mode', () => {
  expect(inEach(PUPIL)).toEqual([null, null, 'off-here']);
  for (const keepsResults of [false, null])
    expect(inEachButOff({ ...PUPIL, keepsResults })).toEqual(['no-agreement', 'no-agreement']);
});

it('nobody in a class without tests is offered it', () => {
  for (const learner of [LEARNER, PUPIL])
    expect(inEachButOff({ ...learner, testsOffInClass: true })).toEqual(['off-in-class', 'off-in-class']);
  const mode: TestsMode = 'off';
  expect(whyNoTests(mode, { ...PUPIL, testsOffInClass: true })).toBe('off-here');
});
