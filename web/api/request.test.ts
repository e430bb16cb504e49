import { expect, it, vi } from 'vitest';
import { RequestProblem, request } from './request.ts';

const MANY = { code: 'too-many-tries', message: 'Take a short break, then try again.' };
const BUSY = { code: 'busy', message: 'Wait a moment and try again.' };
const WAIT = 'There were many tries in a short time. Try again in';

it.each([
  ['the minutes of a longer wait', MANY, '700', `${WAIT} 12 minutes.`],
  ['a minute where it is less than one', MANY, '3', `${WAIT} 1 minute.`],
  ['the sentence of the server where it names no time', MANY, null, MANY.message],
  ['the sentence of the server where it names a date', MANY, 'Sat, 21 Nov 2026 12:00:00 GMT', MANY.message],
  ['the sentence of the server for any other problem', BUSY, '700', BUSY.message],
])('a refusal says %s', async (_what, problem, retryAfter, sentence) => {
  const headers = retryAfter === null ? {} : { 'retry-after': retryAfter };
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 429, headers }));
  const refusal = await request('/api/session').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(RequestProblem);
  expect(refusal).toMatchObject({ code: problem.code, message: sentence });
});
