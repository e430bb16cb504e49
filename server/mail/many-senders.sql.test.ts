import { expect, it } from 'vitest';
import { migrate } from '../database/migrations/index.ts';
import { lastingPlace, openForTest } from '../testing/databases.ts';
import type { AddressedLetter } from './letter.ts';
import { insertMail } from './mail-queries.ts';
import { createSender } from './sender.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');

it('sends each mail once with several processes', async () => {
  const place = await lastingPlace();
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
