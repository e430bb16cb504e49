import { beforeEach, expect, it } from 'vitest';
import { EMPTY_PLAN, withSentence, withTick } from '#rules/plan/plan.ts';
import { changeOwnPlan, confirmOwnPlan, ownPlan, planKept, planTakenOut, takeOverPlan } from './own-plan.ts';
import { forgetLearner, forgetPlanOfVisitor } from './stored-learner.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const LATER = new Date('2026-11-22T10:00:00.000Z');
const KIND = withTick(EMPTY_PLAN, 'liked', 'kind', true);
const MUSIC = withTick(EMPTY_PLAN, 'matters', 'music', true);
const version = (plan = MUSIC) => ({ plan, changedAt: LATER.toISOString() });

beforeEach(() => localStorage.clear());

it('a plan is kept for its learner alone, with the time of the change', () => {
  changeOwnPlan('ada', KIND, NOW);
  expect(ownPlan('ada')).toEqual({ plan: KIND, changedAt: NOW.toISOString(), isInAccount: false, isUnsent: false });
  for (const other of ['bo', null]) expect(ownPlan(other)).toMatchObject({ plan: EMPTY_PLAN, changedAt: null });
  confirmOwnPlan('ada', LATER);
  expect(ownPlan('ada')).toMatchObject({ plan: KIND, changedAt: LATER.toISOString() });
});

it('the plan of a learner goes at sign-out, that of a visitor with the results of this device', () => {
  changeOwnPlan('ada', KIND, NOW);
  changeOwnPlan(null, MUSIC, NOW);
  forgetLearner();
  expect([ownPlan('ada').plan, ownPlan(null).plan]).toEqual([EMPTY_PLAN, MUSIC]);
  forgetPlanOfVisitor();
  expect(localStorage).toHaveLength(0);
});

it('what cannot be read is an empty plan', () => {
  for (const text of ['{', '7', '{"owner":null}', '{"owner":null,"plan":{"liked":7}}']) {
    localStorage.setItem('my-plan-signed-out', text);
    expect(ownPlan(null).plan).toEqual(EMPTY_PLAN);
  }
});

it('a plan in the account follows the learner, and a change that was not sent yet stays', () => {
  takeOverPlan('ada', version());
  expect(ownPlan('ada')).toMatchObject({ plan: MUSIC, isInAccount: true, isUnsent: false });
  changeOwnPlan('ada', KIND, NOW);
  takeOverPlan('ada', version());
  expect(ownPlan('ada')).toMatchObject({ plan: KIND, isUnsent: true });
  planKept('ada', MUSIC);
  expect(ownPlan('ada').isUnsent).toBe(true);
  planKept('ada', KIND);
  expect(ownPlan('ada').isUnsent).toBe(false);
});

it('what is on this device alone is put together with the plan in the account', () => {
  changeOwnPlan('ada', withSentence(KIND, 'helps', 'One.'), NOW);
  takeOverPlan('ada', version());
  expect(ownPlan('ada')).toMatchObject({
    plan: { liked: { ticks: ['kind'] }, matters: { ticks: ['music'] }, helps: { own: ['One.'] } },
    isInAccount: true,
    isUnsent: true,
  });
});

it('a plan that is taken out of the account, here or elsewhere, stays on this device', () => {
  takeOverPlan('ada', version());
  planTakenOut('ada');
  expect(ownPlan('ada')).toMatchObject({ plan: MUSIC, isInAccount: false });
  takeOverPlan('bo', version());
  takeOverPlan('bo', null);
  expect(ownPlan('bo')).toMatchObject({ plan: MUSIC, isInAccount: false, isUnsent: false });
});
