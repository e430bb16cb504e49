import { expect, it, vi } from 'vitest';
import { readingGrade } from '../../e2e/support/reading-grade.ts';
import { createTestApp, NOTHING_SET_UP } from '../testing/test-app.ts';
import { createLocalMailbox } from './local-mail.ts';

const HERE = { address: '127.0.0.1', headers: { host: '127.0.0.1:3000' } };
const LOCAL = { setUp: { ...NOTHING_SET_UP, mail: 'local' } } as const;

it('shows the mails of this machine, the newest first, with links to press', async () => {
  const test = await createTestApp(LOCAL);
  await test.signUp();
  await test.sendMails();
  test.wait(60_000);
  await test.ask('POST', '/api/auth/request-password-reset', { body: { email: 'ada@example.org' } });
  const [letter] = await test.sendMails();
  const answer = await test.ask('GET', '/local-mail', HERE);
  const html = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(html.indexOf('Make a new password')).toBeLessThan(html.indexOf('Confirm my email'));
  expect(html).toContain(`href="http://127.0.0.1:3000/reset-password#${letter?.tokens[0]}"`);
  expect(html.match(/<\/time>, world time \(UTC\)</g)).toHaveLength(2);
});

it('runs no script, loads nothing and stands in no frame', async () => {
  const test = await createTestApp(LOCAL);
  const policy = (await test.ask('GET', '/local-mail', HERE)).headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'none'; frame-ancestors 'none'/);
  expect(policy).not.toContain('script-src');
});

it('shows what was typed as text', async () => {
  const test = await createTestApp({ ...LOCAL, operatorEmail: 'operator@example.org' });
  const body = { name: '<b>Noor</b>', email: 'noor@example.org', visitorKind: 'other', message: '<script>' };
  await test.ask('PUT', `/api/demo-requests/${crypto.randomUUID()}`, { body });
  await test.sendMails();
  const html = await (await test.ask('GET', '/local-mail', HERE)).text();
  expect(html).toContain('&lt;b&gt;Noor&lt;/b&gt;');
  expect(html).not.toContain('<script>');
});

it('says calmly that there are none, at grade 7 or below', async () => {
  const test = await createTestApp(LOCAL);
  const html = await (await test.ask('GET', '/local-mail', HERE)).text();
  const words = [...html.matchAll(/<(?:h1|p)>([^<]+)</g)].map(([, text = '']) => text);
  expect(words).toContain('There are no mails. Load this page again to look for new ones.');
  expect(readingGrade(words)).toBeLessThanOrEqual(7);
});

const LIES = [
  ['as it is', {}],
  ['with a host of this machine', { host: '127.0.0.1:3000' }],
  ['with localhost', { host: 'localhost', 'x-forwarded-host': 'localhost' }],
  ['as if a proxy of this machine sent it', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }],
] as const;

it.each(LIES)('is not there where others reach the app, asked %s', async (_how, headers) => {
  for (const mail of ['none', 'smtp'] as const) {
    const test = await createTestApp({
      setUp: { ...NOTHING_SET_UP, mail },
      publicUrl: 'https://learn.example.org',
      trustedProxies: ['127.0.0.1'],
    });
    for (const path of ['/local-mail', '//local-mail', '/local-mail/'])
      for (const address of ['127.0.0.1', '192.0.2.1'])
        expect((await test.ask('GET', path, { address, headers })).status).toBe(404);
  }
});

it.each([
  ['from another machine', '192.0.2.1', { host: '127.0.0.1:3000' }],
  ['under a name that was made to point here', '127.0.0.1', { host: 'evil.example.org:3000' }],
  ['under no name', '127.0.0.1', {}],
  ['through an unknown proxy', '127.0.0.1', { host: 'localhost:3000', 'x-forwarded-for': '192.0.2.1' }],
  ['through a proxy that says so in the standard way', '::1', { host: 'localhost', forwarded: 'for=192.0.2.1' }],
  ['through a proxy that says only its name', '127.0.0.1', { host: 'localhost', via: '1.1 proxy' }],
])('is not there %s', async (_how, address, headers) => {
  const test = await createTestApp(LOCAL);
  expect((await test.ask('GET', '/local-mail', { address, headers })).status).toBe(404);
});

it.each([
  ['127.0.0.1', '127.0.0.1:3000'],
  ['::1', '[::1]:3000'],
  ['::ffff:127.0.0.1', 'localhost'],
])('is there for %s under %s', async (address, host) => {
  const test = await createTestApp(LOCAL);
  expect((await test.ask('GET', '/local-mail', { address, headers: { host } })).status).toBe(200);
});

it('keeps the last 50 letters, newest first, and reports each', async () => {
  const tell = vi.fn();
  const mailbox = createLocalMailbox(() => new Date(0), tell);
  for (let time = 1; time <= 51; time += 1)
    await mailbox.send({ mailId: `${time}`, recipient: 'ada@example.org', subject: '', blocks: [] });
  const ids = mailbox.read().map(({ mailId }) => mailId);
  expect([ids.length, ids[0], ids.at(-1), tell.mock.calls.length]).toEqual([50, '51', '2', 51]);
});
