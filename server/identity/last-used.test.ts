import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { SESSION } from './better-auth.ts';

const LONG_AGO = '2020-01-01T00:00:00.000Z';

/** A signed-in learner whose session began so many seconds ago. */
async function signedInFor(seconds: number) {
  const test = await createTestApp();
  const { cookie } = await test.signUp();
  const began = Date.now() - seconds * 1000;
  const expiresAt = new Date(began + SESSION.lastsSeconds * 1000).toISOString();
  await test.database.updateTable('sessions').set({ expiresAt }).execute();
  await test.database.updateTable('learners').set({ lastUsedAt: LONG_AGO }).execute();
  const lastUsedAt = async () =>
    (await test.database.selectFrom('learners').select('lastUsedAt').executeTakeFirstOrThrow()).lastUsedAt;
  return { test, cookie, lastUsedAt };
}

it('signing in says that the learner was here', async () => {
  const { test, lastUsedAt } = await signedInFor(0);
  await test.logIn();
  expect(Date.parse((await lastUsedAt()) ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

it.each([
  ['within a day says nothing anew', SESSION.renewedAfterSeconds - 60, false],
  ['after a day says that the learner was here', SESSION.renewedAfterSeconds + 60, true],
  ['on its last day, too', SESSION.lastsSeconds - 60, true],
])('using a session %s', async (_when, seconds, isSaid) => {
  const { test, cookie, lastUsedAt } = await signedInFor(seconds);
  expect((await test.ask('GET', '/api/learner', { cookie })).status).toBe(200);
  const said = (await lastUsedAt()) ?? '';
  if (isSaid) expect(Date.parse(said)).toBeGreaterThan(Date.now() - 60_000);
  else expect(said).toBe(LONG_AGO);
});

it('a session that is over says nothing', async () => {
  const { test, cookie, lastUsedAt } = await signedInFor(SESSION.lastsSeconds + 60);
  expect((await test.ask('GET', '/api/learner', { cookie })).status).toBe(401);
  expect(await lastUsedAt()).toBe(LONG_AGO);
});
