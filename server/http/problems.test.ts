import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { PROBLEM_CODES, type ProblemCode, problemSchema } from '#contract/problem.ts';
import { silenceErrors } from '../testing/console-errors.ts';
import { onError, PROBLEMS, Problem } from './problems.ts';

async function answerTo(error: Error) {
  const app = new Hono().get('/secret/:word', () => {
    throw error;
  });
  app.onError(onError);
  return app.request('/secret/ada@example.org');
}

/** All others are 422. */
const STATUSES: Record<number, readonly ProblemCode[]> = {
  400: ['broken-json'],
  401: ['not-signed-in', 'wrong-password'],
  403: ['sign-in-again', 'foreign-origin'],
  404: ['not-found'],
  409: [
    'nickname-taken',
    'email-taken',
    'outdated-page',
    'sign-up-expired',
    'link-not-usable',
    'last-way-in',
    'results-not-wanted',
  ],
  413: ['too-large'],
  415: ['wrong-content-type'],
  429: ['too-many-tries'],
  500: ['server-fault'],
  503: ['provider-away', 'busy', 'not-ready'],
};

describe('PROBLEMS', () => {
  it.each(PROBLEM_CODES)('%s has the status that it is known by', (code) => {
    const [status = 422] = Object.keys(STATUSES).filter((key) => STATUSES[Number(key)]?.includes(code));
    expect(PROBLEMS[code].status).toBe(Number(status));
  });

  it('says of an unknown provider what the specification says', () => {
    expect(PROBLEMS['invalid-provider'].message).toBe('Invalid provider');
  });

  it.each(PROBLEM_CODES.filter((code) => code !== 'invalid-provider'))('%s has whole, calm sentences', (code) => {
    const { message } = PROBLEMS[code];
    expect(message).toMatch(/^[A-Z][^!]+[.]$|^An email address looks like/);
    expect(message).not.toMatch(/error|invalid|illegal|fail|forbidden|JSON|request body/i);
  });
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
    expect(problem.message).not.toContain('learners');
    expect(log).toHaveBeenCalledTimes(1);
    const line = String(log.mock.lastCall?.[0]);
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      requestId: problem.requestId,
      method: 'GET',
      route: '/secret/:word',
      problem: 'server-fault',
      error: { name: 'Error', at: expect.arrayContaining([expect.stringContaining('server/http/problems.test.ts:')]) },
    });
    expect(line).not.toContain('ada@example.org');
    expect(line).not.toContain('gone');
  });

  it.each([
    ['locked', 5],
    ['read-only', 8],
    ['unreadable', 10],
    ['unreadable in one of its ways', 266],
    ['full', 13],
  ])('asks to wait while the database is %s', async (_what, errcode) => {
    silenceErrors();
    const answer = await answerTo(Object.assign(new Error('database'), { code: 'ERR_SQLITE_ERROR', errcode }));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(problemSchema.parse(await answer.json()).code).toBe('busy');
  });

  it('takes a violated rule of the database for a fault of ours', async () => {
    silenceErrors();
    const answer = await answerTo(Object.assign(new Error('CHECK'), { code: 'ERR_SQLITE_ERROR', errcode: 275 }));
    expect(answer.status).toBe(500);
  });
});
