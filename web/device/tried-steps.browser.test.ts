import { beforeEach, expect, it } from 'vitest';
import { forgetLearner } from './stored-learner.ts';
import { answerStep, forgetStepsOfVisitor, tickStep, triedSteps } from './tried-steps.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');

beforeEach(() => localStorage.clear());

it('keeps a tick for its learner alone, with its time', () => {
  tickStep('ada', 'spacing', true, NOW);
  expect(triedSteps('ada')).toEqual({ spacing: { since: NOW.toISOString(), helped: null } });
  expect(triedSteps('bo')).toEqual({});
  expect(triedSteps(null)).toEqual({});
});

it('keeps the answer with the tick, and forgets both when the tick is taken away', () => {
  tickStep('ada', 'spacing', true, NOW);
  answerStep('ada', 'spacing', 'a-bit');
  expect(triedSteps('ada').spacing?.helped).toBe('a-bit');
  tickStep('ada', 'spacing', false, NOW);
  expect(triedSteps('ada')).toEqual({});
});

it('keeps no answer without a tick', () => {
  answerStep('ada', 'spacing', 'no');
  expect(triedSteps('ada')).toEqual({});
});

it('forgets the ticks of learners at sign-out, and those of a visitor with their results', () => {
  tickStep('ada', 'spacing', true, NOW);
  tickStep(null, 'voice', true, NOW);
  forgetLearner();
  expect(triedSteps('ada')).toEqual({});
  expect(triedSteps(null)).toHaveProperty('voice');
  forgetStepsOfVisitor();
  expect(localStorage).toHaveLength(0);
});
