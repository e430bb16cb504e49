import { X509Certificate } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, it, vi } from 'vitest';
import { breakAt } from '../testing/breaking.ts';
import { gradeOf } from '../testing/header-grade.ts';
import { limitedServer } from '../testing/limited-server.ts';
import { letterQuizReport } from '../testing/reports.ts';
import { AGREEMENT, createTestApp, PASSWORD, SET_UP } from '../testing/test-app.ts';
import { type TlsAnswer, tlsProxyTo } from '../testing/tls-proxy.ts';
import { readPages } from './pages.ts';

const HOST = 'learn.example.org';
const PAGES = fileURLToPath(new URL('../../build/client', import.meta.url));

/** The app with the pages that people get, as the world reaches it. */
async function appInTheWorld(admission = {}) {
  const pages = await readPages(PAGES, SET_UP);
  const test = await createTestApp({ pages, publicUrl: `https://${HOST}`, trustedProxies: ['127.0.0.1'] });
  const { port } = await limitedServer(getRequestListener(test.app.fetch), { isHttps: true, admission });
  return { test, ...(await tlsProxyTo(port, HOST)) };
}

const gradesOf = (answers: TlsAnswer[]) => answers.map(({ headers, body }) => gradeOf(headers, body).grade);

describe('over TLS, every answer is graded A+', () => {
  it.each([
    ['the first page', '/', 200],
    ['the page of a game', '/Wack', 200],
    ['a page that only the shell shows', '/dashboard', 200],
    ['an answer of the API', '/api/leaderboard', 200],
    ['a page that is not there', '/nothing', 404],
    ['nothing in the API', '/api/nothing', 404],
    ['a file', '/icon.svg', 200],
    ['somebody who is not signed in', '/api/learner', 401],
  ])('%s', async (_, path, status) => {
    const { ask } = await appInTheWorld();
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(gradeOf(answer.headers, answer.body)).toMatchObject({ grade: 'A+', score: 130 });
  });

  it('a fault of ours', async () => {
    const { ask, test } = await appInTheWorld();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await breakAt('insert', 'letterQuizAttempts', test.database);
    const path = `/api/anonymous/attempts/letter-quiz/${crypto.randomUUID()}`;
    const answer = await ask(path, { method: 'PUT', body: letterQuizReport() });
    expect(answer.status).toBe(500);
    expect(gradesOf([answer])).toEqual(['A+']);
  });

  it('"later", as a sentence and as a page', async () => {
    const { ask } = await appInTheWorld({ inFlight: 0, waiting: 0 });
    const answers = [await ask('/'), await ask('/api/learner')];
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(gradesOf(answers)).toEqual(['A+', 'A+']);
  });

  it('the one that lets somebody in, whose cookie nobody else can read or set', async () => {
    const { ask } = await appInTheWorld();
    const body = { name: 'Ada', email: 'ada@example.org', password: PASSWORD, ...AGREEMENT };
    const answer = await ask('/api/auth/sign-up/email', {
      method: 'POST',
      body,
      headers: { origin: `https://${HOST}` },
    });
    expect(answer.status).toBe(200);
    expect(gradeOf(answer.headers, answer.body)).toMatchObject({ grade: 'A+', score: 135 });
    const [cookie = '', ...others] = answer.headers['set-cookie'] ?? [];
    expect(others).toEqual([]);
    const [pair = '', ...attributes] = cookie.split('; ');
    expect(pair).toMatch(/^__Host-thembstudy\.session_token=./);
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']));
    expect(cookie).not.toMatch(/domain=/i);
    expect((await ask('/api/learner', { headers: { cookie: pair } })).status).toBe(200);
  });
});

it('goes by a certificate that only those trust who know the authority', async () => {
  const { authority, port } = await appInTheWorld();
  await expect(fetch(`https://127.0.0.1:${port}/`)).rejects.toThrow();
  const of = (host: string) => new X509Certificate(authority.certify(host).certificate);
  expect(of(HOST).checkIssued(new X509Certificate(authority.certificate))).toBe(true);
  expect(of(HOST).checkHost(HOST)).toBe(HOST);
  expect(of('evil.example').checkHost(HOST)).toBeUndefined();
});

describe('the grade', () => {
  const policy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; form-action 'self'";
  const good = {
    'content-security-policy': policy,
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
  const graded = (headers: Record<string, string | string[]>, body = '') => {
    const { grade, score } = gradeOf({ 'content-type': 'text/html', ...good, ...headers }, body);
    return [grade, score];
  };

  it.each<[string, Record<string, string | string[]>, string, number]>([
    ['everything is there', {}, 'A+', 130],
    ['no policy', { 'content-security-policy': '' }, 'C', 55],
    ['a policy that names something twice', { 'content-security-policy': `${policy}; style-src *` }, 'C', 55],
    ['scripts in the page', { 'content-security-policy': `${policy}; script-src 'unsafe-inline'` }, 'B+', 80],
    ['hashed scripts', { 'content-security-policy': `${policy}; script-src 'sha256-x' 'unsafe-inline'` }, 'A+', 130],
    ['scripts from everywhere', { 'content-security-policy': `${policy}; script-src https:` }, 'B+', 80],
    ['eval', { 'content-security-policy': `${policy}; script-src 'unsafe-eval'` }, 'A+', 110],
    ['pictures without TLS', { 'content-security-policy': `${policy}; img-src http://x` }, 'A+', 110],
    ['scripts without TLS', { 'content-security-policy': `${policy}; script-src http://x` }, 'B+', 80],
    ['everything of our own', { 'content-security-policy': policy.replace("'none'", "'self'") }, 'A+', 125],
    ['TLS for a month', { 'strict-transport-security': 'max-age=2592000' }, 'A+', 120],
    ['TLS for no time that can be read', { 'strict-transport-security': 'for ever' }, 'B+', 80],
    ['types that are guessed', { 'x-content-type-options': 'sniff' }, 'A+', 125],
    ['addresses told to everybody', { 'referrer-policy': 'unsafe-url' }, 'A+', 120],
    ['a session for scripts', { 'set-cookie': ['session=1; Secure; SameSite=Lax'] }, 'B', 70],
    ['a session without TLS', { 'set-cookie': ['session=1; HttpOnly; SameSite=Lax'] }, 'C+', 60],
    ['a good session', { 'set-cookie': ['session=1; HttpOnly; Secure; SameSite=Lax'] }, 'A+', 135],
    ['another site that may read', { 'access-control-allow-credentials': 'true' }, 'C', 50],
  ])('with %s: %j is %s', (_, headers, grade, score) => {
    expect(graded(headers)).toEqual([grade, score]);
  });

  it('looks for scripts from elsewhere', () => {
    expect(graded({}, '<script src="/own.js"></script>')).toEqual(['A+', 130]);
    expect(graded({}, '<script src="https://x.example/a.js"></script>')).toEqual(['A+', 125]);
    expect(graded({}, '<script src="//x.example/a.js"></script>')).toEqual(['C', 50]);
  });
});
