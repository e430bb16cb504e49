import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newDatabase, onPostgres } from '../testing/databases/databases.ts';
import { followConnection, TEST_ONLY } from '../testing/databases/portable-sql.ts';
import { inTransaction } from './transaction.ts';

// Every file of tests that runs on PostgreSQL checks what the app says there: see on-postgres.ts.

describe('what the kin of PostgreSQL lacks', () => {
  const reasonsIn = (...statements: string[]) => {
    const reasons: string[] = [];
    const follow = followConnection((_statement, reason) => reasons.push(reason));
    for (const statement of statements) follow(statement);
    return reasons;
  };
  const [change, fill] = ['create table "a" ("id" text)', 'insert into "a" values (1)'];

  it('is also a change of tables and rows in one transaction, and only in one', () => {
    expect(reasonsIn('begin', change, fill)).toEqual(['tables and rows change in one transaction']);
    expect(reasonsIn('begin', fill, change)).toEqual(['tables and rows change in one transaction']);
    expect(reasonsIn('begin', change, 'commit', fill, 'begin', fill, 'rollback', change)).toEqual([]);
  });
});

it.runIf(onPostgres())(
  'is noticed on a connection of the app, but not for statements that only tests run',
  async () => {
    const { refused } = await import('../testing/databases/followed-connections.ts');
    const database = await newDatabase();
    refused.clear();
    await sql`select pg_advisory_xact_lock(1)`.execute(database);
    await inTransaction(database, (transaction) => sql`select pg_advisory_xact_lock(2)`.execute(transaction));
    await sql`${sql.raw(TEST_ONLY)} select pg_advisory_xact_lock(3)`.execute(database);
    const said = [...refused.keys()];
    refused.clear();
    expect(said).toEqual(['select pg_advisory_xact_lock(1)', 'select pg_advisory_xact_lock(2)']);
  },
);
