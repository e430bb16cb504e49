import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

type Letters = { letters: { letter: string } };
let connection: DatabaseSync;
let database: Kysely<Letters>;

beforeEach(async () => {
  connection = new DatabaseSync(':memory:');
  database = new Kysely<Letters>({ dialect: new NodeSqliteDialect(connection) });
  await sql`create table letters (letter text primary key) strict`.execute(database);
});

const insert = (place: Kysely<Letters>, letter: string) => place.insertInto('letters').values({ letter }).execute();
const letters = async () => (await database.selectFrom('letters').selectAll().execute()).map(({ letter }) => letter);

describe('NodeSqliteDialect', () => {
  it('takes back everything that a failed transaction did', async () => {
    const failing = database.transaction().execute(async (transaction) => {
      await insert(transaction, 'b');
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await letters()).toEqual([]);
  });

  it('reports the first fault when SQLite has rolled back by itself', async () => {
    const failing = database.transaction().execute(async (transaction) => {
      await sql`rollback`.execute(transaction);
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    await insert(database, 'b');
    expect(await letters()).toEqual(['b']);
  });

  it('lets transactions that begin together run one after the other', async () => {
    const steps: string[] = [];
    const run = (name: string) =>
      database.transaction().execute(async (transaction) => {
        steps.push(`${name} begins`);
        await insert(transaction, name);
        await new Promise((resolve) => setTimeout(resolve, 5));
        steps.push(`${name} ends`);
      });
    await Promise.all([run('b'), run('d'), run('p')]);
    expect(steps).toEqual(['b begins', 'b ends', 'd begins', 'd ends', 'p begins', 'p ends']);
  });

  it('takes the write lock at the beginning', async () => {
    const prepare = vi.spyOn(connection, 'prepare');
    await database.transaction().execute(async () => {});
    expect(prepare.mock.calls.map(([text]) => text)).toEqual(['begin immediate', 'commit']);
  });

  it('prepares the same statement once', async () => {
    const prepare = vi.spyOn(connection, 'prepare');
    for (const letter of 'bdpq') await insert(database, letter);
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(await letters()).toEqual([...'bdpq']);
  });

  it('keeps only so many statements', async () => {
    for (let number = 0; number < 250; number += 1) await sql.raw(`select ${number}`).execute(database);
    const prepare = vi.spyOn(connection, 'prepare');
    await sql.raw('select 249').execute(database);
    expect(prepare).not.toHaveBeenCalled();
    await sql.raw('select 0').execute(database);
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  it('says how many rows a statement changed', async () => {
    await insert(database, 'b');
    const { numDeletedRows } = await database.deleteFrom('letters').executeTakeFirstOrThrow();
    expect(numDeletedRows).toBe(1n);
  });
});
