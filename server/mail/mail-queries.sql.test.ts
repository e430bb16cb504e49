import { expect, it } from 'vitest';
import { insertUnfinishedSignUp } from '../identity/mail-links/unfinished-sign-up-queries.ts';
import { deleteVerificationsNaming } from '../own-data/delete-learner.ts';
import { findOwnRows } from '../own-data/read-my-data.ts';
import { addRows } from '../testing/add-rows.ts';
import { AGREEMENT, createTestApp, SET_UP } from '../testing/test-app.ts';
import { deleteMailsAndLinksOf, insertMail } from './mail-queries.ts';

it('nothing of a learner is left among mails, their links and those who did not finish signing up', async () => {
  const test = await createTestApp({ setUp: { ...SET_UP, mail: 'local' } });
  const { learner } = await test.signUp('ada@example.org');
  const other = await test.signUp('bo@example.org');
  await test.sendMails();
  for (const email of ['ada@example.org', 'bo@example.org'])
    await test.ask('POST', '/api/auth/request-password-reset', { body: { email } });
  const person = { email: 'ada@example.org', name: 'Ada', passwordHash: 'x', agreement: AGREEMENT };
  await insertUnfinishedSignUp(test.database, person, { tokenHash: 'a', createdAt: '', expiresAt: '' });
  await deleteMailsAndLinksOf(test.database, learner.id, 'ada@example.org');
  const left = JSON.stringify([
    await test.database.selectFrom('mails').selectAll().execute(),
    await test.database.selectFrom('verifications').selectAll().execute(),
    await test.database.selectFrom('unfinishedSignUps').selectAll().execute(),
  ]);
  expect(left).not.toMatch(new RegExp(`ada@example.org|${learner.id}`));
  expect(left).toContain('bo@example.org');
  expect(left).toContain(other.learner.id);
});

it('a mail to the operator stays when the operator deletes their own account, and is not in their export', async () => {
  const test = await createTestApp();
  const { learner } = await test.signUp('ada@example.org');
  const mail = {
    kind: 'demo-request',
    recipient: 'ada@example.org',
    details: { requestId: 'another request' },
  } as const;
  await insertMail(test.database, mail, '2026-11-21T10:00:00.000Z');
  expect((await findOwnRows(test.database, learner.id))?.mails).toEqual([]);
  await deleteMailsAndLinksOf(test.database, learner.id, 'ada@example.org');
  expect(await test.count('mails')).toBe(1);
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
