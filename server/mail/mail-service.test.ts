import { expect, it, vi } from 'vitest';
import { MailServer } from '../../scripts/mail-server.ts';
import { silenceErrors } from '../testing/console-errors.ts';
import { newDatabase } from '../testing/databases.ts';
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

it('the check at the start says nothing about a mail server that answers', async () => {
  const log = vi.spyOn(console, 'error');
  const { server, mailing } = await open();
  await mailing.check();
  expect(log).not.toHaveBeenCalled();
  await mailing.stop();
  await server.stop();
});

it('the check at the start logs one line about a mail server that is away', async () => {
  const log = silenceErrors();
  const { server, mailing } = await open();
  await server.stop();
  await mailing.check();
  expect(log).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/"level":"warn".*SMTP_URL/));
  await mailing.stop();
});
