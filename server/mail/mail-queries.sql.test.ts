import { expect, it } from 'vitest';
import { migrate } from '../database/migrations/index.ts';
import { deleteVerificationsNaming } from '../own-data/delete-learner.ts';
import { findOwnRows } from '../own-data/read-my-data.ts';
import { addRows } from '../testing/databases/add-rows.ts';
import { lastingDatabaseAddress, openForTest } from '../testing/databases/databases.ts';
import { createTestApp } from '../testing/test-app.ts';
import { deleteMailsAndLinksOf, findLanguage, insertMail } from './mail-queries.ts';
import type { AddressedLetter } from './mails.ts';
import { createSender } from './sender.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');

it('a mail to the operator stays when the operator deletes their own account, and is not in their export', async () => {
  const test = await createTestApp();
  const { learner } = await test.signUp('ada@example.org');
  const mail = { kind: 'demo-request', recipient: 'ada@example.org', details: { requestId: 'another' } } as const;
  await insertMail(test.database, mail, '2026-11-21T10:00:00.000Z');
  expect((await findOwnRows(test.database, learner.id))?.mails).toEqual([]);
  await deleteMailsAndLinksOf(test.database, learner.id, 'ada@example.org');
  expect(await test.count('mails')).toBe(1);
});

it('the language of a mail is the one that its learner chose, otherwise that of the request, otherwise English', async () => {
  const test = await createTestApp();
  const { learner, cookie } = await test.signUp('ada@example.org');
  const choose = (value: string, changedAt: string) =>
    test.ask('PATCH', `/api/learners/${learner.id}/settings`, { cookie, body: { language: { value, changedAt } } });
  const mail = { kind: 'reset-password', recipient: 'ada@example.org' };
  const languageOf = (learnerId: string | null, details: object) =>
    findLanguage(test.database, { ...mail, learnerId, details });
  expect(await languageOf(learner.id, {})).toBe('en');
  expect(await languageOf(null, { language: 'en-XA' })).toBe('en-XA');
  expect(await languageOf(null, { language: 'unknown' })).toBe('en');
  await choose('en-XB', '2026-11-01T10:00:00.000Z');
  expect(await languageOf(learner.id, {})).toBe('en-XB');
  expect(await languageOf(learner.id, { language: 'en-XA' })).toBe('en-XB');
  await choose('device', '2026-11-01T10:00:01.000Z');
  expect(await languageOf(learner.id, { language: 'en-XA' })).toBe('en-XA');
});

it('what was begun under a longer address is not taken for that of a shorter one', async () => {
  const { database } = await createTestApp();
  const at = '2026-11-21T10:00:00.000Z';
  for (const email of ['ada@example.org', 'xada@example.org', 'ada@example.orgs'])
    await addRows(database, 'verifications', {
      id: email,
      identifier: email,
      value: JSON.stringify({ email }),
      expiresAt: at,
      createdAt: at,
      updatedAt: at,
    });
  await deleteVerificationsNaming(database, ['ada@example.org']);
  expect(await database.selectFrom('verifications').select('id').orderBy('id').execute()).toEqual([
    { id: 'ada@example.orgs' },
    { id: 'xada@example.org' },
  ]);
});

it('each mail is sent once with several processes', async () => {
  const place = await lastingDatabaseAddress();
  const databases = [await openForTest(place), await openForTest(place), await openForTest(place)];
  const [database] = databases;
  if (!database) throw new Error('no database');
  await migrate(database);
  const recipients = Array.from({ length: 20 }, (_, number) => `ada${number}@example.org`);
  for (const recipient of recipients)
    await insertMail(database, { kind: 'resend-confirmation', recipient, details: {} }, NOW.toISOString());
  const sent: AddressedLetter[] = [];
  const senders = databases.map((own) =>
    createSender({
      database: own,
      letters: { 'resend-confirmation': async () => ({ subject: 'Hello', blocks: [] }) },
      send: async (letter) => void sent.push(letter),
      now: () => NOW,
    }),
  );
  await Promise.all(senders.map(({ sendDue }) => sendDue()));
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual(recipients.sort());
  expect(await database.selectFrom('mails').selectAll().execute()).toEqual([]);
});
