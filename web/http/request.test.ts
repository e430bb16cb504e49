import { expect, it, vi } from 'vitest';
import { isOtherSession, RequestProblem, request, ServerAway } from './request.ts';

const MANY = { code: 'too-many-tries' };
const TAKE_A_BREAK = 'There were many tries in a short time. Take a short break, then try again.';
const WAIT = 'There were many tries in a short time. Try again in';

it.each([
  ['the minutes of a longer wait', MANY, '700', `${WAIT} 12 minutes.`],
  ['a minute where it is less than one', MANY, '3', `${WAIT} 1 minute.`],
  ['to take a break where the server names no time', MANY, null, TAKE_A_BREAK],
  ['to take a break where the server names a date', MANY, 'Sat, 21 Nov 2026 12:00:00 GMT', TAKE_A_BREAK],
  [
    'the sentence of any other problem',
    { code: 'busy' },
    '700',
    'The server cannot do this right now. Wait a moment and try again.',
  ],
])('a refusal says %s', async (_what, problem, retryAfter, sentence) => {
  const headers = retryAfter === null ? {} : { 'retry-after': retryAfter };
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 429, headers }));
  const refusal = await request('GET /learner').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(RequestProblem);
  expect(refusal).toMatchObject({ code: problem.code, message: sentence });
});

const problemOf = (status: number, body: object) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  return request('GET /learner').catch((error: unknown) => error);
};

it.each([400, 401, 403, 404, 409, 422])(
  'a code that only a later version knows, with %i, says that the page is old',
  async (status) => {
    expect(await problemOf(status, { code: 'class-archived' })).toMatchObject({ status, code: 'outdated-page' });
  },
);

it.each([
  [429, { code: 'slow-down' }],
  [500, { code: 'class-archived' }],
  [404, { error: 'Not Found' }],
])('%i with %o is no answer of the app', async (status, body) => {
  expect(await problemOf(status, body)).toBeInstanceOf(ServerAway);
});

it.each([
  [401, 'not-signed-in', true],
  [404, 'other-session', true],
  [401, 'wrong-password', false],
  [404, 'not-found', false],
])('%i %s is of another session: %s', async (status, code, isOther) => {
  expect(isOtherSession(await problemOf(status, { code }))).toBe(isOther);
});
