import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { Problem } from '../http/answers/problems.ts';
import { LoggableError, safeError } from './safe-error.ts';

const CANARY = 'canary@example.org';
const saidOf = (error: unknown) => JSON.stringify(safeError(error));

describe('safeError', () => {
  it('tells which error it was and where it came from, by a place in our own folder', () => {
    const { name, code, at } = safeError(Object.assign(new TypeError(CANARY), { code: 'ERR_INVALID_ARG_TYPE' }));
    expect([name, code]).toEqual(['TypeError', 'ERR_INVALID_ARG_TYPE']);
    expect(at[0]).toMatch(/^server\/observability\/safe-error\.test\.ts:\d+:\d+$/);
    expect(at.length).toBeLessThanOrEqual(8);
  });

  it.each([
    ['a message', new Error(CANARY)],
    ['what a parser found', thrownBy(() => JSON.parse(`{"email": "${CANARY}`))],
    ['a message of several lines', new Error(`one\n    at two\n${CANARY}`)],
    ['a message that looks like frames', new Error(`x\n    at ${CANARY} (file:///a:1:1)\n    at node:${CANARY}:1:1`)],
    ['a message that was changed', Object.assign(new Error(`x\n    at ${CANARY} (/tmp/a:1:1)`), { message: 'y' })],
    ['a name', Object.assign(new Error('x'), { name: CANARY })],
    ['a code', Object.assign(new Error('x'), { code: CANARY })],
    ['the code of an answer', Object.assign(new Error('x'), { body: { code: CANARY, message: CANARY } })],
    ['a constraint', Object.assign(new Error('x'), { constraint: CANARY })],
    ['other fields', Object.assign(new Error('x'), { parameters: [CANARY], sql: CANARY, query: CANARY })],
    ['a cause', new Error('x', { cause: new Error('y', { cause: new Error(CANARY) }) })],
    ['a cause that is no error', new Error('x', { cause: CANARY })],
    ['a problem', new Problem('busy', { cause: new Error(CANARY) })],
    ['something that is no error', CANARY],
    ['an object that is no error', { message: CANARY, stack: CANARY }],
  ])('says nothing of %s', (_what, error) => {
    expect(saidOf(error)).not.toContain('canary');
  });

  it('names the rule of PostgreSQL that did not hold, without the row that broke it', () => {
    const error = Object.assign(new DatabaseError(`duplicate key ${CANARY}`, 1, 'error'), {
      code: '23505',
      constraint: 'learners_email_unique',
      detail: `Key (email)=(${CANARY}) already exists.`,
      where: CANARY,
    });
    expect(safeError(error)).toMatchObject({ name: 'error', code: '23505', constraint: 'learners_email_unique' });
    expect(saidOf(error)).not.toContain('canary');
  });

  it('names the rule of SQLite that did not hold', () => {
    const sqlite = { code: 'ERR_SQLITE_ERROR', errcode: 2067 };
    const error = Object.assign(new Error('UNIQUE constraint failed: learners.email'), sqlite);
    expect(safeError(error)).toMatchObject({ code: 'ERR_SQLITE_ERROR 2067', constraint: 'learners.email' });
    expect(saidOf(Object.assign(new Error(`constraint failed: ${CANARY}`), sqlite))).not.toContain('canary');
  });

  it('tells what a fault of our own words says, and the code of a problem', () => {
    expect(safeError(new LoggableError('the session did not end')).what).toBe('the session did not end');
    expect(safeError(new Problem('busy')).code).toBe('busy');
  });

  it('tells three causes and no more, also where they go in a circle', () => {
    const error = new Error('x');
    error.cause = error;
    expect(saidOf(error).match(/"name"/g)).toHaveLength(3);
  });
});

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
