import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { RequestContext } from '../request-context.ts';
import { checkAnswers } from './check-answers.ts';
import { onError, Problem } from './problems.ts';

/** The status when `GET /api/<path>` answers this. */
async function statusFor(path: string, answer: () => Response): Promise<number> {
  const app = new Hono<RequestContext>();
  app.onError((error, c) => (error instanceof Problem ? onError(error, c) : c.text(error.message, 500)));
  app.use('/api/*', checkAnswers());
  app.get(`/api/${path}`, () => answer());
  return (await app.request(`/api/${path}`)).status;
}

const refuse = (code: 'not-signed-in' | 'email-taken') => () => {
  throw new Problem(code);
};

it('lets through what the contract says: an answer, and a listed problem', async () => {
  expect(await statusFor('health', () => Response.json({ status: 'ok' }))).toBe(200);
  expect(await statusFor('learner', refuse('not-signed-in'))).toBe(401);
});

it.each([
  ['an unknown field', () => Response.json({ status: 'ok', extra: 1 })],
  ['another value', () => Response.json({ status: 'fine' })],
  ['an unlisted status', () => Response.json({ status: 'ok' }, { status: 201 })],
  ['something that is no problem of the contract', () => Response.json({ error: 'no' }, { status: 404 })],
  ['an unlisted problem', refuse('email-taken')],
])('fails an answer with %s', async (_what, answer) => {
  expect(await statusFor('health', answer)).toBe(500);
});
