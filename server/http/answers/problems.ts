import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Problem as ProblemAnswer, ProblemCode } from '#contract/platform/problem.ts';
import { isForeignKeyViolation, isInvalidText, retryAfterMsOf } from '../../database/database-errors.ts';
import { log, requestId } from '../../observability/logger.ts';
import { methodOf, routeOf } from '../request-log.ts';

/** The status of each problem. */
export const STATUS_OF_PROBLEM = {
  'broken-json': 400,
  'wrong-content-type': 415,
  'too-large': 413,
  'invalid-request': 422,
  'name-not-usable': 422,
  'email-not-usable': 422,
  'nickname-not-usable': 422,
  'nickname-taken': 409,
  'not-signed-in': 401,
  'other-session': 404,
  'not-found': 404,
  'unknown-kind': 422,
  'attempt-differs': 422,
  'request-differs': 422,
  'run-too-short': 422,
  'run-too-early': 429,
  'attempt-too-early': 429,
  'email-taken': 409,
  'wrong-password': 401,
  'weak-password': 422,
  'long-password': 422,
  'common-password': 422,
  'wrong-current-password': 422,
  'invalid-provider': 422,
  'provider-not-set-up': 422,
  'provider-away': 503,
  'grown-up-needed': 422,
  'grown-up-email-needed': 422,
  'grown-up-password-needed': 403,
  'outdated-page': 409,
  'sign-up-expired': 409,
  'sign-up-password-needed': 422,
  'sign-up-password-wrong': 422,
  'link-not-usable': 409,
  'sign-up-closed': 403,
  'invitation-needed': 403,
  'invitation-not-usable': 409,
  'too-many-sign-up-invitations': 409,
  'email-domain-not-allowed': 422,
  'teachers-by-operator': 403,
  'sign-in-again': 403,
  'last-way-in': 409,
  'results-not-wanted': 409,
  'tests-off': 403,
  'too-many-share-links': 409,
  'too-many-new-share-links': 429,
  'share-link-expired': 410,
  'share-link-revoked': 410,
  'picture-not-usable': 422,
  'not-enough-points': 409,
  'already-owned': 409,
  'undo-too-late': 409,
  'too-many-purchases': 429,
  'adults-only': 409,
  'leads-groups': 409,
  'grown-ups-only': 409,
  'educators-only': 409,
  'not-for-self': 409,
  'too-many-groups': 409,
  'too-many-assignments': 409,
  'too-many-texts': 409,
  'plan-full': 409,
  'text-not-usable': 422,
  'text-not-set': 404,
  'group-code-unknown': 422,
  'group-full': 409,
  'own-group': 409,
  'last-leader': 409,
  'leads-class-alone': 409,
  'invitation-unknown': 422,
  'other-role-needed': 409,
  'too-many-invitations': 409,
  'too-many-leaders': 409,
  'member-of-group': 409,
  'wrong-pictures': 401,
  'pupil-name-taken': 409,
  'card-needed': 403,
  'parent-agreement-needed': 409,
  'not-for-pupils': 409,
  'mail-not-set-up': 422,
  'foreign-origin': 403,
  'too-many-tries': 429,
  busy: 503,
  'not-ready': 503,
  'server-fault': 500,
} as const satisfies Record<ProblemCode, number>;

/** An error that `onError` answers with its status and code. */
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
  const status = STATUS_OF_PROBLEM[problem.code];
  if (problem.retryAfterMs !== undefined) c.header('Retry-After', String(Math.ceil(problem.retryAfterMs / 1000)));
  const answer: ProblemAnswer = { code: problem.code };
  if (status < 500) return c.json(answer, status);
  return c.json({ ...answer, requestId: logFault(c, problem) }, status);
}

function asProblem(cause: Error): Problem {
  if (isInvalidText(cause)) return new Problem('invalid-request', { cause });
  // A row that the request refers to was deleted in the meantime.
  if (isForeignKeyViolation(cause)) return new Problem('not-found', { cause });
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
