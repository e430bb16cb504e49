import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { MailServer } from '../../scripts/mail-server.ts';
import { newPlace, onPostgres, openForTest } from '../testing/databases.ts';
import { AGREEMENT, cookieOf } from '../testing/test-app.ts';

const PERSON = { name: 'Canary Ada', email: 'ada@canary.example', password: 'three canary words', ...AGREEMENT };
const MAIL_FROM = 'learn@example.org';

const children: ChildProcess[] = [];
const mailServers: MailServer[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const server of mailServers.splice(0)) await server.stop();
});

/** Runs the real server with only these environment variables. */
async function run(settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, PORT: '0', ...settings };
  const child = spawn(process.execPath, ['server/main.ts'], { env });
  children.push(child);
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said.text += text;
    });
  const origin = await vi.waitUntil(() => /ready at (http:[^"]+)/.exec(said.text)?.[1], { timeout: 20_000 });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await once(child, 'close');
  };
  const post = (path: string, body: object) =>
    fetch(`${origin}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { origin, said, end, post };
}

/** A database for a server process, and a second connection to it. */
async function openPlace() {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'mail-'));
  const address = onPostgres() ? await newPlace() : join(DATA_DIR, 'thembstudy.sqlite');
  const place = onPostgres() ? { DATA_DIR, DATABASE_URL: address } : { DATA_DIR };
  const database = await openForTest(address);
  const mails = () => database.selectFrom('mails').select(['tries', 'lastFault']).execute();
  /** Makes all mails due. */
  const makeMailsDue = () => database.updateTable('mails').set({ nextTryAt: '2001-01-01T00:00:00.000Z' }).execute();
  return { place, mails, makeMailsDue };
}

async function startMailServer(...how: Parameters<typeof MailServer.start>) {
  const server = await MailServer.start(...how);
  mailServers.push(server);
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
  expect([answer.status, await answer.json()]).toEqual([200, { learner: null, openMail: true }]);
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
  expect(await opened.json()).toMatchObject({ learner: { email: PERSON.email, emailVerified: true } });
  const cookie = cookieOf(opened);
  expect((await fetch(`${second.origin}/api/learner`, { headers: { cookie } })).status).toBe(200);
  await second.end('SIGTERM');
  expect(first.said.text + second.said.text).not.toMatch(new RegExp(`canary|@|${token}`, 'i'));
});

it('shows unsent mails on /local-mail and, without the recipient, in the log on loopback', async () => {
  const { place } = await openPlace();
  const server = await run(place);
  await server.post('sign-up/email', PERSON);
  const line = await vi.waitUntil(() => server.said.text.split('\n').find((one) => one.includes('"from":"mail"')), {
    timeout: 20_000,
  });
  const { message } = JSON.parse(line) as { message: string };
  const address = /^A mail can be read at (\S+)\n/.exec(message)?.[1];
  expect(address).toBe(`${server.origin}/local-mail`);
  const html = await (await fetch(address ?? '')).text();
  const token = /confirm-email#([\w-]{43})"/.exec(html)?.[1];
  expect((await server.post('confirm-email', { token })).status).toBe(200);
  expect(message).toContain(`/confirm-email#${token}`);
  expect(server.said.text).not.toMatch(/canary|@/i);
});

it('has no /local-mail when the app is public', async () => {
  const { place, mails } = await openPlace();
  const AUTH_SECRET = 'mK3v9QzR7tLw2XcB8nYd5HsJ4gFp6VaE';
  const server = await run({ ...place, AUTH_SECRET, PUBLIC_URL: 'https://learn.example.org' });
  expect((await server.post('sign-up/email', PERSON)).status).toBe(200);
  expect(await mails()).toEqual([]);
  for (const headers of [{}, { 'x-forwarded-host': 'localhost' }])
    expect((await fetch(`${server.origin}/local-mail`, { headers })).status).toBe(404);
});
