import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { SESSION } from '../better-auth.ts';

const LONG_AGO = '2020-01-01T00:00:00.000Z';

/** A signed-in learner whose session began so many seconds ago. */
async function signedInFor(seconds: number) {
  const test = await createTestApp();
  const { cookie } = await test.signUp();
  const began = Date.now() - seconds * 1000;
  const expiresAt = new Date(began + SESSION.lastsSeconds * 1000).toISOString();
  await test.change('sessions', { expiresAt });
  await test.change('accounts', { lastUsedAt: LONG_AGO });
  const lastUsedAt = async () =>
    (await test.database.selectFrom('accounts').select('lastUsedAt').executeTakeFirstOrThrow()).lastUsedAt;
  return { test, cookie, lastUsedAt };
}

it('signing in says that the learner was here', async () => {
  const { test, lastUsedAt } = await signedInFor(0);
  await test.logIn();
  expect(Date.parse((await lastUsedAt()) ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

it.each([
  ['within a day says nothing anew', SESSION.renewedAfterSeconds - 60, 200, false],
  ['after a day says that the learner was here', SESSION.renewedAfterSeconds + 60, 200, true],
  ['on its last day, too', SESSION.lastsSeconds - 60, 200, true],
  ['that is over says nothing', SESSION.lastsSeconds + 60, 401, false],
])('using a session %s', async (_when, seconds, status, isSaid) => {
  const { test, cookie, lastUsedAt } = await signedInFor(seconds);
  expect((await test.ask('GET', '/api/learner', { cookie })).status).toBe(status);
  const said = (await lastUsedAt()) ?? '';
  if (isSaid) expect(Date.parse(said)).toBeGreaterThan(Date.now() - 60_000);
  else expect(said).toBe(LONG_AGO);
});
