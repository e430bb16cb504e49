import { expect, it } from 'vitest';
import { MailServer } from '../../scripts/servers/mail-server.ts';
import { silenceErrors } from '../testing/console-errors.ts';
import { newDatabase } from '../testing/databases/databases.ts';
import { createMailService } from './mail-service.ts';

/** Opens mail over a mail server, which it also returns. */
async function open() {
  const server = await MailServer.start();
  const database = await newDatabase();
  const mailing = createMailService({
    state: 'smtp',
    settings: { smtpUrl: server.address, from: 'learn@example.org', operatorEmail: null },
    letters: {},
    database,
    publicUrl: 'https://learn.example.org',
    now: () => new Date(),
  });
  return { server, mailing };
}

it.each([
  ['says nothing about a mail server that answers', false, []],
  ['logs one line about a mail server that is away', true, [[expect.stringMatching(/"level":"warn".*SMTP_URL/)]]],
])('the check at the start %s', async (_what, isAway, lines) => {
  const log = silenceErrors();
  const { server, mailing } = await open();
  if (isAway) await server.stop();
  await mailing.check();
  expect(log.mock.calls).toEqual(lines);
  await mailing.stop();
  if (!isAway) await server.stop();
});
