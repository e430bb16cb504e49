import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newDatabase, onPostgres } from '../testing/databases.ts';
import { followConnection, ONLY_A_TEST, refusalOf } from '../testing/portable-sql.ts';
import { inTransaction } from './transaction.ts';

// Every file of tests that runs on PostgreSQL checks what the app says there: see on-postgres.ts.

describe('what the kin of PostgreSQL lacks', () => {
  it.each([
    'select pg_advisory_lock(1)',
    'select pg_try_advisory_xact_lock(1)',
    'listen news',
    "select pg_notify('news', '')",
    'create table "a" ("id" serial primary key)',
    'create table "a" ("id" integer generated always as identity)',
    "select nextval('ids')",
    'alter table "a" add constraint "b" unique ("c") deferrable initially deferred',
    'create trigger "a" before insert on "b" for each row execute function c()',
    'create or replace function a() returns trigger language plpgsql as $$ begin end $$',
    'DO $$ begin end $$',
    'lock table "a"',
    'select * from "a" for update skip locked',
    'create temporary table "a" ("id" text)',
    'create index "a" on "b" using gin ("c")',
    'create extension citext',
    'create type "a" as enum (\'b\')',
    'select ctid from "a"',
    'declare a cursor for select 1',
    'copy "a" from stdin',
    'select * from "a" order by "b" collate "C"',
    'insert into "a" values (1) on conflict on constraint "b" do nothing',
    'create table "a" ("id" text) strict',
    'pragma foreign_keys = on',
    'insert or ignore into "a" values (1)',
    'create table "a" ("at" timestamptz)',
  ])('%s is found', (statement) => {
    expect(refusalOf(statement)).toBeTypeOf('string');
  });

  it.each([
    'select "trigger", "date" from "serial" where "listen" = \'pg_advisory_lock\'',
    'create table if not exists "a" ("id" text primary key not null, "points" integer default 0 not null)',
    'insert into "a" ("id") values ($1) on conflict ("id") do update set "b" = $2 returning "b"',
    'select "id" from "a" for update',
    'start transaction isolation level serializable',
  ])('%s is not in it', (statement) => {
    expect(refusalOf(statement)).toBeUndefined();
  });

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

  it('may be used by what only a test says', () => {
    expect(reasonsIn(`${ONLY_A_TEST}create trigger "a"`)).toEqual([]);
  });
});

it.runIf(onPostgres())('is noticed on a connection of the app', async () => {
  const database = await newDatabase();
  const said: string[] = [];
  const { refused } = await import('../testing/followed-connections.ts');
  const before = new Map(refused);
  await sql`select pg_advisory_xact_lock(1)`.execute(database);
  await inTransaction(database, (transaction) => sql`select pg_advisory_xact_lock(2)`.execute(transaction));
  for (const statement of refused.keys()) if (!before.has(statement)) said.push(statement);
  refused.clear();
  expect(said).toEqual(['select pg_advisory_xact_lock(1)', 'select pg_advisory_xact_lock(2)']);
});
