import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { PROBLEM_CODES, problemSchema } from '#contract/platform/problem.ts';
import { silenceErrors } from '../../testing/console-errors.ts';
import { onError, Problem, STATUS_OF_PROBLEM } from './problems.ts';

async function answerTo(error: Error) {
  const app = new Hono().get('/secret/:word', () => {
    throw error;
  });
  app.onError(onError);
  return app.request('/secret/ada@example.org');
}

/** All others are 422. */
const STATUSES: Record<number, string> = {
  400: 'broken-json',
  401: 'not-signed-in wrong-password wrong-pictures',
  403: 'sign-in-again grown-up-password-needed card-needed foreign-origin invitation-needed sign-up-closed teachers-by-operator tests-off',
  404: 'not-found other-session text-not-set',
  409: 'nickname-taken too-many-sign-up-invitations pupil-name-taken invitation-not-usable email-taken outdated-page sign-up-expired link-not-usable last-way-in results-not-wanted too-many-share-links not-enough-points already-owned undo-too-late adults-only leads-groups grown-ups-only not-for-self educators-only too-many-groups too-many-assignments too-many-texts plan-full group-full own-group last-leader leads-class-alone other-role-needed too-many-invitations too-many-leaders member-of-group parent-agreement-needed not-for-pupils',
  410: 'share-link-expired share-link-revoked',
  413: 'too-large',
  415: 'wrong-content-type',
  429: 'run-too-early attempt-too-early too-many-new-share-links too-many-purchases too-many-tries',
  500: 'server-fault',
  503: 'provider-away busy not-ready',
};

it('each code has the status that it is known by', () => {
  const statusOf = (code: string) =>
    Number(Object.keys(STATUSES).find((key) => STATUSES[Number(key)]?.split(' ').includes(code)) ?? 422);
  expect(STATUS_OF_PROBLEM).toEqual(Object.fromEntries(PROBLEM_CODES.map((code) => [code, statusOf(code)])));
});

describe('onError', () => {
  it('answers what was thrown, in the one shape, with seconds to wait rounded up', async () => {
    const answer = await answerTo(new Problem('too-many-tries', { retryAfterMs: 1001 }));
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(problemSchema.parse(await answer.json()).code).toBe('too-many-tries');
  });

  it('shows an id instead of the cause of a fault, and logs on one line where it came from', async () => {
    const log = silenceErrors();
    const answer = await answerTo(new Error('table learners is gone'));
    expect(answer.status).toBe(500);
    const problem = problemSchema.parse(await answer.json());
    expect(Object.keys(problem)).toEqual(['code', 'requestId']);
    expect(log).toHaveBeenCalledTimes(1);
    const line = String(log.mock.lastCall?.[0]);
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      requestId: problem.requestId,
      method: 'GET',
      route: '/secret/:word',
      problem: 'server-fault',
      error: {
        name: 'Error',
        at: expect.arrayContaining([expect.stringContaining('server/http/answers/problems.test.ts:')]),
      },
    });
    expect(line).not.toContain('ada@example.org');
    expect(line).not.toContain('gone');
  });
});
