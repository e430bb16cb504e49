import { beforeEach, describe, expect, it } from 'vitest';
import { silenceErrors } from './testing/console-errors.ts';
import { allowPages, failOn } from './testing/databases/database-faults.ts';
import { onPostgres } from './testing/databases/databases.ts';
import { createTestApp, PASSWORD, SIGN_UP_CONSENT, type TestApp } from './testing/test-app.ts';

const FULL = '53100';
const HOUR_MS = 60 * 60 * 1000;
const PAGES = 6;
const MOST_TRIES = 60;

let test: TestApp;
beforeEach(async () => {
  // What is put off is in the log.
  silenceErrors();
  test = await createTestApp();
  await test.signUp();
});

let people = 0;
const WAYS = {
  'a sign-up': () => {
    people += 1;
    const person = { name: 'Bo', email: `bo-${people}@example.org`, password: PASSWORD, ...SIGN_UP_CONSENT };
    return test.ask('POST', '/api/auth/sign-up/email', { body: person });
  },
  'a log-in': () => test.logIn(),
};

describe.each(Object.entries(WAYS))('%s on a disk that is full', (_name, ask) => {
  it.runIf(onPostgres()).each(['rateLimits', 'accounts', 'learners', 'signInMethods', 'consents', 'sessions'] as const)(
    'for rows of %s is put off or kept, and works once there is room',
    async (table) => {
      const removeTrigger = await failOn('insert', table, test.database, FULL);
      expect([200, 503]).toContain((await ask()).status);
      await removeTrigger();
      expect((await ask()).status).toBe(200);
    },
  );

  it.skipIf(onPostgres())('is put off or kept while the last pages run out, and works once there is room', async () => {
    for (let page = 1; page <= PAGES; page += 1) {
      await allowPages(1, test.database);
      const statuses = await untilPutOff(ask);
      expect(statuses.at(-1)).toBe(503);
      expect(new Set([...statuses, 200, 503])).toEqual(new Set([200, 503]));
    }
    await allowPages(1000, test.database);
    expect((await ask()).status).toBe(200);
  });
});

async function untilPutOff(ask: () => Promise<Response> | Response): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.at(-1) !== 503 && statuses.length < MOST_TRIES) {
    statuses.push((await ask()).status);
    // So that no rate limit answers.
    test.wait(HOUR_MS);
  }
  return statuses;
}
