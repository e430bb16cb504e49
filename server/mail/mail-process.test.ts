import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { MailServer } from '../../scripts/servers/mail-server.ts';
import { cleanUp } from '../testing/clean-up.ts';
import { emptyFolder } from '../testing/databases/data-folder.ts';
import { openForTest } from '../testing/databases/databases.ts';
import { askProcess } from '../testing/servers/ask-process.ts';
import { runServer } from '../testing/servers/server-process.ts';
import { SIGN_UP_CONSENT } from '../testing/test-app.ts';

const PERSON = { name: 'Canary Ada', email: 'ada@canary.example', password: 'three canary words', ...SIGN_UP_CONSENT };
const MAIL_FROM = 'learn@example.org';

/** Runs the real server with only these environment variables. */
async function run(settings: Record<string, string>) {
  const { child, output, exit, ready } = runServer({ PORT: '0', ...settings });
  const origin = await ready();
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exit;
  };
  const post = (path: string, body: object) => askProcess(origin, 'POST', `/api/auth/${path}`, { body });
  return { origin, text: () => output.out + output.err, end, post };
}

/** A database for a server process, and a second connection to it. */
async function openPlace() {
  const DATA_DIR = await emptyFolder();
  const database = await openForTest(join(DATA_DIR, 'thembstudy.sqlite'));
  const mails = () => database.selectFrom('mails').select(['tries', 'lastFault']).execute();
  /** Makes all mails due. */
  const makeMailsDue = () => database.updateTable('mails').set({ nextTryAt: '2001-01-01T00:00:00.000Z' }).execute();
  return { place: { DATA_DIR }, mails, makeMailsDue };
}

async function startMailServer(...how: Parameters<typeof MailServer.start>) {
  const server = await MailServer.start(...how);
  cleanUp(() => server.stop());
  return server;
}

it.each([
  ['while the mail server was away', 'SIGTERM', false],
  ['while the mail server was away', 'SIGKILL', false],
  ['in the middle of sending', 'SIGKILL', true],
] as const)('a mail is not lost when the server ends %s (%s), and its link works', async (_when, signal, isSilent) => {
  const { place, mails, makeMailsDue } = await openPlace();
  const away = await startMailServer({ isSilent });
  const settings = { ...place, SMTP_URL: away.address, MAIL_FROM };
  if (!isSilent) await away.stop();
  const first = await run(settings);
  const answer = await first.post('sign-up/email', PERSON);
  expect([answer.status, answer.body]).toEqual([200, { learner: null, openMail: true }]);
  const isTried = async () => {
    const [mail] = await mails();
    return mail?.tries === 1 && (isSilent || mail.lastFault !== null);
  };
  await vi.waitUntil(isTried, { timeout: 20_000 });
  await first.end(signal);

  const { port } = new URL(settings.SMTP_URL);
  if (isSilent) away.setFaults({});
  const back = isSilent ? away : await startMailServer({}, Number(port));
  await makeMailsDue();
  const second = await run(settings);
  const mail = await back.arrived();
  expect(mail).toMatchObject({ recipient: PERSON.email, subject: 'Finish signing up for #thembstudy' });
  await vi.waitUntil(async () => (await mails()).length === 0, { timeout: 20_000 });
  expect(back.mails).toHaveLength(1);
  const token = /#([\w-]{43})(?![\w-])/.exec(mail.text)?.[1];
  const opened = await second.post('confirm-email', { token, password: PERSON.password });
  expect(opened.body).toMatchObject({ learner: { email: PERSON.email, emailVerified: true } });
  expect((await askProcess(second.origin, 'GET', '/api/learner', { cookie: opened.cookie })).status).toBe(200);
  await second.end('SIGTERM');
  expect(first.text() + second.text()).not.toMatch(new RegExp(`canary|@|${token}`, 'i'));
});

it('shows unsent mails on /local-mail and, without the recipient, in the log on loopback', async () => {
  const { place } = await openPlace();
  const server = await run(place);
  await server.post('sign-up/email', PERSON);
  const mailLine = () =>
    server
      .text()
      .split('\n')
      .find((line) => line.includes('"from":"mail"'));
  const line = await vi.waitUntil(mailLine, { timeout: 20_000 });
  const { message } = JSON.parse(line) as { message: string };
  const address = /^A mail can be read at (\S+)\n/.exec(message)?.[1];
  expect(address).toBe(`${server.origin}/local-mail`);
  const html = await (await fetch(address ?? '')).text();
  const token = /confirm-email#([\w-]{43})"/.exec(html)?.[1];
  expect((await server.post('confirm-email', { token })).status).toBe(200);
  expect(message).toContain(`/confirm-email#${token}`);
  expect(server.text()).not.toMatch(/canary|@/i);
});
