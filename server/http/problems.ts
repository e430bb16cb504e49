import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Problem as ProblemAnswer, ProblemCode } from '#contract/problem.ts';
import { isInvalidText, retryAfterMsOf } from '../database/database-errors.ts';
import { log } from '../observability/logger.ts';
import { requestId } from '../observability/request-id.ts';
import { methodOf, routeOf } from './request-log.ts';

type ProblemInfo = { status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503; message: string };

/** The status of each problem, and a sentence that a ten-year-old understands. */
export const PROBLEMS: Record<ProblemCode, ProblemInfo> = {
  'broken-json': { status: 400, message: 'The message arrived damaged. Please try again.' },
  'wrong-content-type': { status: 415, message: 'The message came in a form that this app does not read.' },
  'too-large': { status: 413, message: 'The message is too long for this app.' },
  'invalid-request': { status: 422, message: 'Something in this message does not fit, so nothing was changed.' },
  'name-not-usable': { status: 422, message: 'A name has 1 to 80 characters, all on one line.' },
  'email-not-usable': { status: 422, message: 'An email address looks like name@example.org. Check it and try again.' },
  'nickname-not-usable': {
    status: 422,
    message: 'A nickname has 2 to 24 letters of one alphabet, or digits. Spaces, - and _ can stand between them.',
  },
  'nickname-tells-who': {
    status: 422,
    message: 'This nickname is like your real name or your email. Make up another one.',
  },
  'nickname-tells-name': {
    status: 422,
    message: 'This name is like your nickname on the leaderboard. Change the nickname first.',
  },
  'nickname-taken': { status: 409, message: 'This nickname is taken. Choose another one.' },
  'not-signed-in': { status: 401, message: 'You are not signed in. Log in and try again.' },
  'not-found': { status: 404, message: 'There is nothing at this address.' },
  'attempt-differs': { status: 422, message: 'This result was already saved with other answers. The first one stays.' },
  'request-differs': { status: 422, message: 'Another request was already stored under this id. That one stays.' },
  'run-too-short': { status: 422, message: 'It was shorter than this game takes, so it gives no points.' },
  'email-taken': { status: 409, message: 'There is already an account with this email. Choose Sign In below.' },
  'wrong-password': {
    status: 401,
    message: 'This email and password do not go together. Check both and try again.',
  },
  'weak-password': { status: 422, message: 'A password needs at least 10 characters. Three short words work well.' },
  'long-password': { status: 422, message: 'A password can have at most 128 characters. Choose a shorter one.' },
  'common-password': {
    status: 422,
    message: 'Many people use this password, so others can guess it. Three short words work well.',
  },
  'wrong-current-password': { status: 422, message: 'This is not your password now. Check it and try again.' },
  'invalid-provider': { status: 422, message: 'Invalid provider' },
  'provider-not-set-up': {
    status: 422,
    message: 'This way to sign in is not set up here. Use your email and a password.',
  },
  'provider-away': {
    status: 503,
    message: 'This way to sign in does not answer right now. Wait a moment, or use another way.',
  },
  'grown-up-needed': { status: 422, message: 'A grown-up makes the account of a child under 13.' },
  'grown-up-email-needed': {
    status: 422,
    message: 'The account of a child needs the email of a grown-up. Sign up with an email and a password.',
  },
  'outdated-page': { status: 409, message: 'This page is from before a change. Load it again, then go on.' },
  'sign-up-expired': { status: 409, message: 'This took too long, so nothing was saved. Start signing in again.' },
  'sign-up-password-needed': { status: 422, message: 'Type the password that you chose when you signed up.' },
  'sign-up-password-wrong': {
    status: 422,
    message: 'This is not the password of this sign-up. Check it, or sign up again.',
  },
  'link-not-usable': { status: 409, message: 'This link was used before, or it is too old. Ask for a new mail.' },
  'sign-in-again': { status: 403, message: 'Sign in again first, so that we know it is you.' },
  'last-way-in': { status: 409, message: 'This is your only way to sign in. Add another one first.' },
  'results-not-wanted': {
    status: 409,
    message: 'Your account keeps no test results. You can change this in Settings.',
  },
  'picture-not-usable': { status: 422, message: 'This picture cannot be used. Choose another one.' },
  'mail-not-set-up': { status: 422, message: 'This app cannot send mails here.' },
  'foreign-origin': { status: 403, message: 'This request came from another website, so nothing was changed.' },
  'too-many-tries': {
    status: 429,
    message: 'There were many tries in a short time. Take a short break, then try again.',
  },
  busy: { status: 503, message: 'The server cannot do this right now. Wait a moment and try again.' },
  'not-ready': { status: 503, message: 'This part of the server takes no requests right now.' },
  'server-fault': { status: 500, message: 'Something went wrong on our side. Try again in a moment.' },
};

/** An error that `onError` answers with its status and message. */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ProblemCode;
  readonly retryAfterMs: number | undefined;

  constructor(code: ProblemCode, { retryAfterMs, cause }: { retryAfterMs?: number; cause?: unknown } = {}) {
    super(code, { cause });
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Makes the response to any error. */
export function onError(error: Error, c: Context): Response {
  const problem = error instanceof Problem ? error : asProblem(error);
  const { status, message } = PROBLEMS[problem.code];
  if (problem.retryAfterMs !== undefined) c.header('Retry-After', String(Math.ceil(problem.retryAfterMs / 1000)));
  const answer: ProblemAnswer = { code: problem.code, message };
  if (status < 500) return c.json(answer, status);
  return c.json({ ...answer, requestId: logFault(c, problem) }, status);
}

function asProblem(cause: Error): Problem {
  if (isInvalidText(cause)) return new Problem('invalid-request', { cause });
  const retryAfterMs = retryAfterMsOf(cause);
  return retryAfterMs === undefined
    ? new Problem('server-fault', { cause })
    : new Problem('busy', { cause, retryAfterMs });
}

/** Logs an error in one line. Returns the id of the request. */
export function logFault(c: Context, error: unknown): string {
  const id = requestId() ?? randomUUID();
  const request = { from: 'http', requestId: id, method: methodOf(c), route: routeOf(c) };
  if (!(error instanceof Problem)) log.error({ ...request, error });
  else if (error.cause === undefined) log.warn({ ...request, problem: error.code });
  else log.error({ ...request, problem: error.code, error: error.cause });
  return id;
}
