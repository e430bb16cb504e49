import { beforeEach, expect, it } from 'vitest';
import { insertUnfinishedSignUp } from '../identity/mail-links/unfinished-sign-up-queries.ts';
import { insertMail } from '../mail/mail-queries.ts';
import { insertReportDay } from '../results/daily-report-queries.ts';
import { AGREEMENT, createTestApp, type TestApp } from '../testing/test-app.ts';
import { deleteEndedRows, deleteOldMails } from './ended-row-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
const at = (ms: number) => new Date(test.clock.now.getTime() + ms).toISOString();

it('who did not finish signing up is forgotten when their link ends', async () => {
  const person = { email: 'ada@example.org', name: 'Ada', passwordHash: 'x', agreement: AGREEMENT };
  for (const ms of [0, 1])
    await insertUnfinishedSignUp(test.database, person, { tokenHash: `${ms}`, createdAt: at(-1), expiresAt: at(ms) });
  await deleteEndedRows(test.database, test.clock.now);
  const left = await test.database.selectFrom('unfinishedSignUps').select('tokenHash').execute();
  expect(left).toEqual([{ tokenHash: '1' }]);
});

it('mails that were given up and days of reports are deleted after a week', async () => {
  for (const ms of [-7 * DAY_MS, -7 * DAY_MS + 1]) {
    const mail = { kind: 'reset-password', recipient: `${ms}@example.org`, details: {} } as const;
    await insertMail(test.database, mail, at(ms));
    await insertReportDay(test.database, `${ms}`, at(ms));
  }
  await deleteOldMails(test.database, test.clock.now);
  const { recipient } = await test.database.selectFrom('mails').select('recipient').executeTakeFirstOrThrow();
  expect(recipient).toBe(`${-7 * DAY_MS + 1}@example.org`);
  expect([await test.count('mails'), await test.count('dailyReportDays')]).toEqual([1, 1]);
});
