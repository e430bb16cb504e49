import { expect, it, vi } from 'vitest';
import { RequestProblem, request } from './request.ts';

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
