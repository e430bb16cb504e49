import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable, isForeignKeyViolation, isInvalidText, retryAfterMsOf } from './database-errors.ts';

const postgres = (code: string) => Object.assign(new DatabaseError('fault', 0, 'error'), { code });
const sqlite = (errcode: number) => Object.assign(new Error('fault'), { code: 'ERR_SQLITE_ERROR', errcode });

describe('something that the database cannot do now', () => {
  it.each([
    ['no connection', new DatabaseUnavailable(new Error('connect ECONNREFUSED 127.0.0.1:5432'))],
    ['a connection that broke', postgres('08006')],
    ['no more connections', postgres('53300')],
    ['a full disk', postgres('53100')],
    ['a statement that took too long', postgres('57014')],
    ['a server that is being stopped', postgres('57P01')],
    ['a server that starts', postgres('57P03')],
    ['a fault of the disk', postgres('58030')],
    ['a server that may only be read', postgres('25006')],
    ['a transaction that stood still', postgres('25P03')],
    ['a row that another one holds', postgres('55P03')],
    ['a database in SQLite that is busy', sqlite(5)],
    ['a database in SQLite that may only be read', sqlite(8)],
    ['a fault of the disk under SQLite', sqlite(10)],
    ['a fault of the disk under SQLite in one of its ways', sqlite(266)],
    ['a full disk under SQLite', sqlite(13)],
  ])('%s: may be tried again after five seconds', (_what, error) => {
    expect(retryAfterMsOf(error)).toBe(5000);
  });

  it.each(['40001', '40P01'])('transactions that met (%s): may be tried again after one', (code) => {
    expect(retryAfterMsOf(postgres(code))).toBe(1000);
  });
});

it.each([
  ['a key that is taken', postgres('23505')],
  ['a broken rule', postgres('23514')],
  ['a table that is not there', postgres('42P01')],
  ['a broken rule in SQLite', sqlite(275)],
  ['something else', new TypeError('fault')],
])('%s is no such thing', (_what, error) => {
  expect(retryAfterMsOf(error)).toBeUndefined();
});

it('a text that PostgreSQL cannot keep is the sender’s', () => {
  expect([isInvalidText(postgres('22021')), isInvalidText(postgres('22003'))]).toEqual([true, false]);
});

it.each([
  ['PostgreSQL', postgres('23503'), true],
  ['SQLite', sqlite(787), true],
  ['another constraint of PostgreSQL', postgres('23505'), false],
  ['another constraint of SQLite', sqlite(2067), false],
  ['something else', new TypeError('fault'), false],
])('a row whose owner was deleted meanwhile is known by its code: %s', (_what, error, isOwnerGone) => {
  expect(isForeignKeyViolation(error)).toBe(isOwnerGone);
});
