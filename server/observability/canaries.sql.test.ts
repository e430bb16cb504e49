import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tables } from '../database/tables.ts';
import { readPages } from '../http/pages/pages.ts';
import { buildPages } from '../testing/built-pages.ts';
import { failOn, failWithRowValue } from '../testing/databases/database-faults.ts';
import { captureLog, logLine } from '../testing/log.ts';
import { cookieOf, createTestApp, NOTHING_SET_UP, SIGN_UP_CONSENT, type TestApp } from '../testing/test-app.ts';
import { createTestBrowser, signInWith, signUpWith, untilCallback } from '../testing/test-browser.ts';
import { log } from './logger.ts';
import { createMetrics } from './metrics.ts';

const PERSON = {
  name: 'Canary Ada',
  email: 'canary.ada@example.org',
  password: 'three canary words',
  ...SIGN_UP_CONSENT,
};
const HEADERS = {
  'user-agent': 'Canary/1.0 (canary@example.org)',
  referer: 'http://127.0.0.1:3000/canary?token=canary',
  'x-request-id': 'canary-0f6f1de2-52f8-4b0a-9c8e-5f3dd0cf1a0b',
  'x-forwarded-for': '192.0.2.77',
  'accept-language': 'x-canary',
  authorization: 'Bearer canary',
  'x-canary': 'canary',
};
const STRAY_COOKIE = 'better-auth.session_token=canary.canary; canary=canary';
const requestPath = () => `/api/demo-requests/${crypto.randomUUID()}`;
const DEMO = { name: 'Canary Noor', email: 'noor@canary.example', visitorKind: 'parent', message: 'A canary.' };

let test: TestApp;
let metrics: ReturnType<typeof createMetrics>;
let captured: ReturnType<typeof captureLog>;
/** Of tokens, cookies and ids, which are made here and tell no canary. */
let secrets: string[];
/** Whatever comes out beside the log. */
let beside: string[];

beforeEach(async () => {
  secrets = [];
  beside = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => beside.push(String(text)) > 0);
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, name).mockImplementation((...words) => void beside.push(words.join(' ')));
  captured = captureLog('trace');
  metrics = createMetrics({
    hashing: () => ({ running: 0, waiting: 0 }),
    countMails: () => test.count('mails'),
    connections: () => ({ used: 1, idle: 2, waiting: 0 }),
    backupAges: async () => ({ main: 60 }),
    freeBytes: async () => 1000,
    failures: { backups: 0, mailsGivenUp: 0 },
    info: { version: '1.0.0' },
  });
  test = await createTestApp({
    pages: await readPages(await buildPages()),
    setUp: { ...NOTHING_SET_UP, mail: 'local' },
    isStoodIn: true,
    trustedProxies: ['192.0.2.1'],
    watch: metrics.watch,
  });
});

afterEach(async () => {
  const figures = await metrics.registry.metrics();
  expect(figures).toMatch(/http_request_duration_seconds_count\{.+\} [1-9]/);
  expect(figures).toContain('database_connections{state="idle"} 2');
  expect(traces([...captured.written, ...beside, figures])).toEqual([]);
  expect(captured.lines().length).toBeGreaterThan(0);
  const routes = [...new Set(test.app.routes.map(({ path }) => path))];
  for (const line of captured.lines()) expect(() => logLine(routes).parse(line), JSON.stringify(line)).not.toThrow();
});

function traces(texts: readonly string[]): string[] {
  return texts.filter((text) => /canary/i.test(text) || secrets.some((secret) => text.includes(secret)));
}

async function send(method: string, path: string, body?: unknown, cookie = '') {
  const cookies = [cookie, STRAY_COOKIE].filter(Boolean).join('; ');
  const answer = await test.ask(method, `${path}${path.includes('?') ? '&' : '?'}q=canary`, {
    body,
    cookie: cookies,
    headers: HEADERS,
  });
  secrets.push(...answer.headers.getSetCookie().flatMap((one) => /=([^;]{20,})/.exec(one)?.[1] ?? []));
  return answer;
}

async function signUp() {
  const answer = await send('POST', '/api/auth/sign-up/email', PERSON);
  expect(answer.status).toBe(200);
  const { learner } = (await answer.json()) as { learner: { id: string } };
  secrets.push(learner.id);
  const cookie = cookieOf(answer);
  const own = `/api/learners/${learner.id}`;
  await send('PUT', `${own}/consents/results`, { answer: true, consentVersion: PERSON.consentVersion }, cookie);
  return { own, cookie };
}

async function readLinks(): Promise<string[]> {
  const tokens = (await test.sendMails()).flatMap((letter) => letter.tokens);
  expect(tokens.length).toBeGreaterThan(0);
  secrets.push(...tokens);
  return tokens;
}

// bad-input.sql.test.ts proves the same of the log for valid and odd requests to every route.
describe('the log and the metrics have nothing personal', () => {
  it('of sign-ups, links in mails, and log-ins with right and wrong passwords', async () => {
    const { own, cookie } = await signUp();
    const [token] = await readLinks();
    await send('POST', '/api/auth/confirm-email', { token });
    await send('POST', '/api/auth/confirm-email', { token: 'canary'.repeat(8) });
    await send('POST', '/api/auth/request-password-reset', { email: PERSON.email });
    const [reset] = await readLinks();
    const changed = await send('POST', '/api/auth/reset-password', { token: reset, password: 'four new canary words' });
    expect(changed.status).toBe(200);
    for (const password of [PERSON.password, 'four new canary words', 'canary', 7])
      await send('POST', '/api/auth/sign-in/email', { email: PERSON.email, password });
    await send('POST', `${own}/password`, { current: 'canary', next: 'five canary words' }, cookie);
    await send('POST', '/api/auth/sign-out', {}, cookie);
  });

  it('of sign-ins with a provider, and of false callbacks', async () => {
    const browser = createTestBrowser(test);
    const typed = { name: PERSON.name, email: PERSON.email };
    await signUpWith(browser, 'google', typed);
    await signInWith(createTestBrowser(test), 'apple', { ...typed, choice: 'cancel' });
    const { callback } = await untilCallback(browser);
    const url = new URL(callback);
    secrets.push(url.searchParams.get('code') ?? 'canary', url.searchParams.get('state') ?? 'canary');
    url.searchParams.set('error', 'canary');
    await browser.ask(url.href);
    await browser.ask('http://127.0.0.1:3000/api/auth/callback/canary?code=canary&state=canary&error=canary');
    expect(captured.lines().filter(({ level }) => level === 'error').length).toBeGreaterThan(0);
  });
});

const TELLING = [
  ['accounts', 'email', () => send('POST', '/api/auth/sign-up/email', PERSON)],
  ['signInMethods', 'password', () => send('POST', '/api/auth/sign-up/email', PERSON)],
  ['sessions', 'userAgent', () => send('POST', '/api/auth/sign-up/email', PERSON)],
  ['mails', 'recipient', () => send('POST', '/api/auth/sign-up/email', PERSON)],
  ['rateLimits', 'key', () => send('POST', '/api/auth/sign-up/email', PERSON)],
  ['demoRequests', 'message', () => send('PUT', requestPath(), DEMO)],
] as const satisfies [keyof Tables, string, () => Promise<Response>][];

describe('also where the database repeats what is in a row', () => {
  it.each(TELLING)('of %s: %s', async (table, column, act) => {
    const removeTrigger = await failWithRowValue('insert', table, column as never, test.database);
    expect((await act()).status).toBeGreaterThanOrEqual(500);
    await removeTrigger();
    expect(captured.lines().some(({ error }) => error !== undefined)).toBe(true);
  });

  it('of a session that does not end, of which Better Auth tells in its own words', async () => {
    const { cookie } = await signUp();
    secrets.push(/=([^.%;]{20,})\./.exec(decodeURIComponent(cookie))?.[1] ?? '');
    const removeTrigger = await failWithRowValue('delete', 'sessions', 'token', test.database);
    const answer = await send('POST', '/api/auth/sign-out', {}, cookie);
    await removeTrigger();
    expect(answer.status).toBe(500);
    const requestId = answer.headers.get('x-request-id');
    expect(captured.lines().filter((line) => line.from === 'better-auth')).toMatchObject([
      { level: 'error', requestId },
    ]);
  });

  it('and where a learner cannot be changed, or the database is away', async () => {
    const { own, cookie } = await signUp();
    const removeTrigger = await failOn('update', 'accounts', test.database);
    await send('PATCH', `${own}/profile`, { name: 'Canary Three' }, cookie);
    await removeTrigger();
    await test.database.destroy();
    vi.spyOn(test, 'count').mockRejectedValue(new Error('canary'));
    for (const path of [`${own}/runs`, '/', '/api/learner', '/api/health']) await send('GET', path, undefined, cookie);
    await send('POST', '/api/auth/sign-in/email', PERSON);
  });
});

it('a canary that is there would be found, in the log and beside it', async () => {
  await send('GET', '/api/health');
  log.info({ from: 'http', route: '/api/learners/canary' });
  process.stdout.write('Canary\n');
  secrets.push('3f2504e0');
  log.error({ from: 'http', route: '/3f2504e0' });
  expect(traces([...captured.written, ...beside])).toHaveLength(3);
  const free = { level: 'info', time: new Date().toISOString(), pid: 1, from: 'http' };
  expect(logLine(['/']).safeParse(free).success).toBe(true);
  for (const change of [{ route: '/learners/1' }, { email: 'a@b.c' }, { error: { name: 'Error', at: ['x (a@b.c)'] } }])
    expect(logLine(['/']).safeParse({ ...free, ...change }).success).toBe(false);
  captured.written.splice(1);
  beside.splice(0);
});
