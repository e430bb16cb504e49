import { beforeEach, describe, expect, it } from 'vitest';
import { problemSchema } from '#contract/platform/problem.ts';
import { letterQuizReport } from './testing/runs/reports.ts';
import { codeOf, createTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});

const anonymousQuiz = () => `/api/anonymous/attempts/letter-quiz/${crypto.randomUUID()}`;

it.each([
  ['GET', '/api'],
  ['GET', '/api/nothing'],
  ['POST', '/api/learner'],
  ['POST', '/api/auth/update-user'],
  ['POST', '/api/auth/link-social'],
  ['POST', '/api/auth/oauth2/link'],
  ['GET', '/api/auth/get-session'],
  ['GET', '/api/auth/error'],
  ['GET', '/api/auth/ok'],
  ['POST', '/api/auth/forget-password'],
  ['GET', '/api/auth/list-sessions'],
  ['DELETE', '/api/anonymous/attempts/letter-quiz/1'],
])('addresses where there is nothing answer %s %s in the one shape', async (method, path) => {
  const answer = await test.ask(method, path);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ code: 'not-found' });
});

it('takes several slashes for one', async () => {
  expect((await test.ask('GET', '//api///health')).status).toBe(200);
  expect((await test.ask('POST', '/api//auth//update-user')).status).toBe(404);
});

it('answers of /api are never cached', async () => {
  for (const path of ['/api/health', '/api/nothing', '/api/learner'])
    expect((await test.ask('GET', path)).headers.get('cache-control')).toBe('no-store');
});

describe('bodies', () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    test.ask('PUT', anonymousQuiz(), { body, headers });

  it.each([
    ['an end missing', '{"finishedAt":', 400, 'broken-json'],
    ['nothing', '', 400, 'broken-json'],
    ['65,537 bytes', JSON.stringify({ text: 'x'.repeat(65_537 - 11) }), 413, 'too-large'],
    ['a list', '[]', 422, 'invalid-request'],
    ['null', 'null', 422, 'invalid-request'],
    ['a claim on the prototype', '{"__proto__":{"finishedAt":"x"}}', 422, 'invalid-request'],
  ])('with %s are refused with a code, and nothing is stored', async (_what, body, status, code) => {
    const answer = await send(body);
    expect(answer.status).toBe(status);
    expect(problemSchema.parse(await answer.json())).toEqual({ code });
    expect(await test.count('letterQuizAttempts')).toBe(0);
  });

  it('are refused when they are no UTF-8', async () => {
    const init = {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array([0x22, 0xff, 0x22]),
    };
    expect((await test.app.request(anonymousQuiz(), init)).status).toBe(400);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
  ])('are refused as %j', async (contentType) => {
    expect(await codeOf(send(JSON.stringify(letterQuizReport()), { 'content-type': contentType }))).toBe(
      'wrong-content-type',
    );
    expect(await test.count('letterQuizAttempts')).toBe(0);
  });

  it('are taken with a charset', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
    expect((await send(JSON.stringify(letterQuizReport()), headers)).status).toBe(201);
  });
});

describe('requests from other websites', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin that can be named', { origin: 'null' }],
    ['our host under another port', { origin: 'http://127.0.0.1:3001' }],
    ['our name under https', { origin: 'https://127.0.0.1:3000' }],
    ['another site, by the browser’s word', { 'sec-fetch-site': 'cross-site' }],
  ])('change nothing: %s', async (_what, headers: Record<string, string>) => {
    const answer = await test.ask('PUT', anonymousQuiz(), { body: letterQuizReport(), headers });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'foreign-origin' });
    expect(await test.count('letterQuizAttempts')).toBe(0);
  });

  it('cannot sign a learner in or out, nor delete one', async () => {
    const headers = { origin: 'https://evil.example' };
    expect((await test.logIn('ada@example.org', 'three short words', { headers })).status).toBe(403);
    expect((await test.ask('POST', '/api/auth/sign-out', { headers })).status).toBe(403);
    expect((await test.ask('DELETE', '/api/learners/1', { headers })).status).toBe(403);
  });

  it.each([
    ['changes nothing', {}, 403],
    ['is taken from one of our pages, by the browser’s word', { 'sec-fetch-site': 'same-origin' }, 200],
    ['changes nothing from a page beside ours', { 'sec-fetch-site': 'same-site' }, 403],
  ])('what has a session and does not say where it is from %s', async (_what, headers, status) => {
    const { learner, cookie } = await test.signUp();
    const before = await test.database.selectFrom('preferences').selectAll().execute();
    const asking = { cookie, headers: headers as Record<string, string>, origin: null, body: { focusMode: true } };
    const answer = await test.ask('PATCH', `/api/learners/${learner.id}/preferences`, asking);
    expect(answer.status).toBe(status);
    if (status === 200) return;
    expect(await answer.json()).toMatchObject({ code: 'foreign-origin' });
    expect(await test.database.selectFrom('preferences').selectAll().execute()).toEqual(before);
  });

  it.each([
    ['programs without a session', null, {}],
    ['our own', 'http://127.0.0.1:3000', { 'sec-fetch-site': 'same-origin' }],
  ])('are told from requests of %s', async (_whose, origin, headers) => {
    const asking = { body: letterQuizReport(), origin, headers: headers as Record<string, string> };
    expect((await test.ask('PUT', anonymousQuiz(), asking)).status).toBe(201);
  });
});
