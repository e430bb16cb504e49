import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { silenceErrors } from '../testing/console-errors.ts';
import { failOn } from '../testing/databases/database-faults.ts';
import { traitsReport } from '../testing/runs/reports.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const TABLES = ['traitsQuestionnaireAttempts', 'autismFlags'] as const;
let test: TestApp;
let ada: Awaited<ReturnType<TestApp['signUp']>>;
beforeEach(async () => {
  silenceErrors();
  test = await createTestApp({ isAutismApart: true });
  ada = await test.signUp();
});

const put = (score = 8, attemptId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301') =>
  test.ask('PUT', `/api/learners/${ada.learner.id}/attempts/traits-questionnaire/${attemptId}`, {
    body: traitsReport(score),
    cookie: ada.cookie,
  });
const rowsIn = (place: 'database' | 'autismDatabase') =>
  Promise.all(
    TABLES.map(async (table) => (await sql`select * from ${sql.table(table)}`.execute(test[place])).rows.length),
  );

it('keeps what the questionnaire found in its own database and nowhere else', async () => {
  expect((await put()).status).toBe(201);
  const anonymous = '/api/anonymous/attempts/traits-questionnaire/3f2504e0-4f89-41d3-9a0c-0305e82c3302';
  expect((await test.ask('PUT', anonymous, { body: traitsReport(1) })).status).toBe(201);
  expect((await test.learnerOf(ada.cookie)).autism).toBe('possible');
  expect([await rowsIn('database'), await rowsIn('autismDatabase')]).toEqual([
    [0, 0],
    [2, 1],
  ]);
});

it('stores nothing there without a yes, and deletes all of it when asked', async () => {
  await put();
  await test.answerResults(ada.learner.id, ada.cookie, false);
  expect((await put(2, crypto.randomUUID())).status).toBe(409);
  expect(await rowsIn('autismDatabase')).toEqual([1, 1]);
  await test.ask('DELETE', `/api/learners/${ada.learner.id}/attempts`, { cookie: ada.cookie });
  expect(await rowsIn('autismDatabase')).toEqual([0, 0]);
});

it('keeps the band and the attempt there together or not at all', async () => {
  const removeTrigger = await failOn('insert', 'autismFlags', test.autismDatabase);
  expect((await put()).status).toBe(500);
  expect(await rowsIn('autismDatabase')).toEqual([0, 0]);
  await removeTrigger();
  expect((await put()).status).toBe(201);
});

it('takes a repeat for what it is', async () => {
  expect([(await put()).status, (await put()).status, (await put(2)).status]).toEqual([201, 200, 422]);
  expect(await rowsIn('autismDatabase')).toEqual([1, 1]);
});

it('lets everything else work while the other database is away', async () => {
  await test.autismDatabase.destroy();
  expect((await put()).status).toBeGreaterThanOrEqual(500);
  const path = `/api/learners/${ada.learner.id}/settings`;
  const body = { font: { value: 'opendyslexic', changedAt: test.clock.now.toISOString() } };
  expect((await test.ask('PATCH', path, { body, cookie: ada.cookie })).status).toBe(200);
});
