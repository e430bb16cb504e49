import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ShownLeader } from '#contract/groups/memberships.ts';
import type { TraitsQuestionnaireReport } from '#contract/screening/screening-attempts.ts';
import { storeAssignments } from '../api/own-assignments.ts';
import { SAMPLE_LEARNER } from '../api/testing/sample-learner.ts';
import { PATHS } from '../paths.ts';
import { openApp } from '../testing/app.tsx';
import { expectNoAxeFindings } from '../testing/axe.ts';
import { FakeServer } from '../testing/fake-server.ts';

const CREATED = '2026-11-20T10:00:00.000Z';
const NOTHING = { activity: false, progress: false, screening: false, plan: false };
const TASK = {
  ...{ assignmentId: crypto.randomUUID(), createdAt: CREATED, startDay: null, dueDay: null, level: null, note: null },
  ...{
    groupId: 'g',
    groupName: '4b',
    leaderName: 'Ms Lee',
    hasOtherLeaders: false,
    leaderSees: true,
    textTitle: null,
    isDone: false,
  },
  ...({ kind: 'sequence', target: null, groupKind: 'class' } as const),
};

/** Answers the ten statements, with the test set by a class or not. */
async function finishPart({ isSet, keepsResults = true }: { isSet: boolean; keepsResults?: boolean }) {
  const learner = { ...SAMPLE_LEARNER, ageBand: '18-or-older' as const, keepsResults, isPupil: !keepsResults };
  const server = new FakeServer(learner);
  if (isSet) storeAssignments({ owner: learner.id, assignments: [TASK], isShown: true });
  const leaders: ShownLeader[] = [{ name: 'Ms Lee', role: 'leads', since: CREATED }];
  const membership = {
    groupId: 'g',
    kind: 'class' as const,
    name: '4b',
    leaders,
    joinedAt: CREATED,
    endsOn: null,
    isChecked: false,
  };
  server.answer('GET /learners/:learnerId/memberships', () => ({
    memberships: [{ ...membership, shares: NOTHING }],
    ...{ views: [], pictureChanges: [], cardLooks: [] },
  }));
  server.answer('PUT /learners/:learnerId/attempts/:part/:attemptId', ({ body }) => ({
    attempt: {
      ...{ attemptId: crypto.randomUUID(), timestamp: new Date().toISOString(), validity: null },
      ...{ score: 5, result: 'borderline' as const, answeredAfterMs: null },
      answers: (body as TraitsQuestionnaireReport).answers,
    },
  }));
  await openApp(PATHS.traitsQuestionnaire, { server });
  for (let number = 1; number <= 10; number += 1) {
    await expect.element(page.getByText(`Question ${number} of 10`, { exact: true })).toBeVisible();
    await page.getByText(number % 2 ? 'Slightly Agree' : 'Slightly Disagree').click();
    await page.getByRole('button', { name: number === 10 ? 'Finish' : 'Next question' }).click();
  }
  await expect.element(page.getByRole('link', { name: 'Go home' })).toBeVisible();
}

it('at the end of a part of the test that a class set, the learner chooses what the leader sees', async () => {
  await finishPart({ isSet: true });
  await expect.element(page.getByRole('heading', { name: 'Show more to “4b”?' })).toBeVisible();
  for (const name of ['My days', 'My games and reading', 'My report'])
    await expect.element(page.getByRole('switch', { name })).not.toBeChecked();
  await expectNoAxeFindings();
});

it.each([
  ['nobody set it', { isSet: false }],
  ['nothing of it is kept', { isSet: true, keepsResults: false }],
])('a part ends without switches when %s', async (_when, how) => {
  await finishPart(how);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(page.getByRole('switch').elements()).toEqual([]);
});
