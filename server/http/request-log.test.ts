import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { problemSchema } from '#contract/platform/problem.ts';
import { buildPages } from '../testing/built-pages.ts';
import { captureLog } from '../testing/log.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { readPages } from './pages/pages.ts';
import { requestLog } from './request-log.ts';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

describe('a request', () => {
  it('is one line with the pattern of its route, and its answer carries the same id', async () => {
    const test = await createTestApp();
    const { learner, cookie } = await test.signUp();
    const { lines } = captureLog('info');
    const answer = await test.ask('GET', `/api/learners/${learner.id}/consents?q=canary`, { cookie });
    expect(lines()).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        pid: process.pid,
        from: 'http',
        requestId: answer.headers.get('x-request-id'),
        method: 'GET',
        route: expect.stringMatching(/^\/api\/[\w/:*-]+$/),
        status: answer.status,
        ms: expect.any(Number),
      },
    ]);
    expect(answer.headers.get('x-request-id')).toMatch(UUID);
  });

  it('that is refused is a line of its route, too', async () => {
    const test = await createTestApp();
    const { lines } = captureLog('info');
    const asked = [
      ['PUT', '/api/learners/1234/consents/results', '/api/learners/:learnerId/consents/results'],
      ['PUT', '/api/anonymous/attempts/letter-quiz/1234', '/api/anonymous/attempts/:part/:attemptId'],
      ['GET', '/api/nothing/1234', '/api/*'],
      ['BREW', '/api/nothing/1234', '/api/*'],
    ] as const;
    for (const [method, path] of asked) await test.ask(method, path, { body: method === 'PUT' ? {} : undefined });
    expect(lines().map(({ method, route }) => [method, route])).toEqual(
      asked.map(([method, , route]) => [method === 'BREW' ? 'OTHER' : method, route]),
    );
    for (const { status } of lines()) expect(status).toBeGreaterThanOrEqual(400);
  });

  it('has the same id in every line and in the body when it fails', async () => {
    const test = await createTestApp();
    await test.ask('GET', '/api/health');
    await test.database.destroy();
    const { lines } = captureLog('info');
    const answer = await test.ask('POST', '/api/auth/sign-in/email', {
      body: { email: 'a@example.org', password: 'x' },
    });
    const { requestId } = problemSchema.parse(await answer.json());
    expect(requestId).toBe(answer.headers.get('x-request-id'));
    expect(lines().map(({ level }) => level)).toEqual(['error', 'info']);
    expect(new Set(lines().map((line) => line.requestId))).toEqual(new Set([requestId]));
  });

  it('gets an id with its answer, whatever answers it', async () => {
    const test = await createTestApp({ pages: await readPages(await buildPages()) });
    for (const [method, path] of [
      ['GET', '/'],
      ['GET', '/assets/app.js'],
      ['GET', '/nothing'],
      ['HEAD', '/'],
      ['GET', '/FOUR'],
      ['GET', '/api/health'],
      ['GET', '/api/nothing'],
      ['POST', '/api/auth/sign-out'],
      ['GET', '/api/auth/callback/google'],
    ] as const)
      expect((await test.ask(method, path)).headers.get('x-request-id'), path).toMatch(UUID);
  });

  it('for a file or for health is no line of its own unless it fails', async () => {
    const test = await createTestApp({ pages: await readPages(await buildPages()) });
    const { lines } = captureLog('info');
    for (const path of ['/assets/app.js', '/api/health', '/']) await test.ask('GET', path);
    expect(lines()).toMatchObject([{ route: '/*', status: 200 }]);
    await test.ask('GET', '/assets/none.js');
    expect(lines()).toMatchObject([{}, { route: '/assets/*', status: 404 }]);
  });
});

describe('the id of a request', () => {
  const given = '0f6f1de2-52f8-4b0a-9c8e-5f3dd0cf1a0b';
  const idOf = async (test: TestApp, id: string, address: string) => {
    const answer = await test.ask('GET', '/api/health', { headers: { 'x-request-id': id }, address });
    return answer.headers.get('x-request-id');
  };

  it('is taken over from a trusted proxy', async () => {
    const test = await createTestApp({ trustedProxies: ['10.0.0.1'] });
    for (const id of [given, given.replaceAll('-', ''), given.toUpperCase()])
      for (const proxy of ['10.0.0.1', '::ffff:10.0.0.1']) expect(await idOf(test, id, proxy)).toBe(id);
  });

  it('is not taken over from anybody else', async () => {
    expect(await idOf(await createTestApp({ trustedProxies: ['10.0.0.1'] }), given, '192.0.2.1')).not.toBe(given);
    expect(await idOf(await createTestApp(), given, '10.0.0.1')).not.toBe(given);
  });

  it('has one form', async () => {
    const test = await createTestApp({ trustedProxies: ['10.0.0.1'] });
    for (const id of ['ada', 'ada@example.org', given.slice(1), `${given}0`, ''])
      expect(await idOf(test, id, '10.0.0.1')).toMatch(UUID);
  });
});

it('counts every request, also one without an answer', async () => {
  const watch = { began: vi.fn(), ended: vi.fn() };
  const app = new Hono().use(requestLog({ trustedProxies: [], watch })).get('/odd/:word', () => {
    throw 'no error';
  });
  captureLog('silent');
  await expect(app.request('/odd/canary')).rejects.toBe('no error');
  expect(watch.began).toHaveBeenCalledTimes(1);
  expect(watch.ended).toHaveBeenCalledWith({ method: 'GET', route: '/odd/:word', status: 500, ms: expect.any(Number) });
});
