import { beforeEach, expect, it } from 'vitest';
import { findPupil } from '../../server/identity/accounts/pupil-account-queries.ts';
import { newLearner, prepare, type Words } from '../../server/testing/bad-input/prepared-learner.ts';
import { filled, KNOWN_ROUTES } from '../../server/testing/known-routes.ts';
import { createTestApp, type TestApp } from '../../server/testing/test-app.ts';
import { listReportedParents, PARENT_ACTIONS } from './parent-actions.ts';

const REPORT = 'PUT /api/learners/:learnerId/groups/:groupId/members/:memberId/parents/:parentId/report';
let test: TestApp;
let words: Words;
beforeEach(async () => {
  test = await createTestApp();
  const teacher = await newLearner(test, 'lee@example.org');
  const [request] = KNOWN_ROUTES[REPORT]?.requests ?? [{ path: '' }];
  words = await prepare(test, teacher, JSON.stringify(request));
  const { path } = filled(request, words);
  expect((await test.ask('PUT', path, { cookie: teacher.cookie })).status).toBe(200);
});

const plan = (command: keyof typeof PARENT_ACTIONS, pupil = words.taughtId, parent = words.linkedParentId) =>
  PARENT_ACTIONS[command]({ databases: test, now: test.clock.now }, pupil ?? '', parent ?? '');
const isChecked = async () => (await findPupil(test.database, words.taughtId ?? ''))?.isChecked;
const families = () =>
  test.database
    .selectFrom('groupMembers')
    .select('groupId')
    .where('learnerId', '=', words.taughtId ?? '');

it('reported parents are listed with the pupil, who reported them, and what was decided', async () => {
  const [row, ...others] = await listReportedParents(test.database, 9);
  expect([others, row]).toMatchObject([
    [],
    {
      ...{ learnerId: words.taughtId, parentId: words.linkedParentId, parentEmail: expect.stringContaining('parent-') },
      ...{ reportedById: words.learnerId, reportedByName: 'Ada', decision: null, decidedAt: null },
    },
  ]);
});

it('a parent is confirmed: the pause is over and the pupil stays in the family', async () => {
  const before = await families().execute();
  const { would, act, learnerId } = await plan('confirm-parent');
  expect([learnerId, await isChecked()]).toEqual([words.taughtId, true]);
  expect(would).toContain(`confirm the learner ${words.linkedParentId}`);
  expect(await act()).toContain('is confirmed as a parent');
  expect([await isChecked(), await families().execute()]).toEqual([false, before]);
  expect(await listReportedParents(test.database, 9)).toMatchObject([{ decision: 'confirmed' }]);
});

it('a parent is removed: the pupil is in the class alone', async () => {
  const { would, act } = await plan('remove-parent');
  expect(would).toContain(`unlink the learner ${words.linkedParentId}`);
  expect(await act()).toContain('is no parent');
  expect([await isChecked(), await families().execute()]).toEqual([false, [{ groupId: words.taughtGroupId }]]);
});

it('nobody is decided about whom no leader reported', async () => {
  const stranger = await test.newPerson('parent');
  await expect(plan('remove-parent', words.taughtId, stranger.id)).rejects.toThrow('No leader reported the learner');
  await expect(plan('confirm-parent', 'nobody')).rejects.toThrow('There is no learner');
});
