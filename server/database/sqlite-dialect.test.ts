import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql, type Transaction } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import { inTransaction } from './transaction.ts';

type Letters = { letters: { letter: string } };
let connection: DatabaseSync;
let database: Kysely<Letters>;
let said: string[];

beforeEach(async () => {
  connection = new DatabaseSync(':memory:');
  database = new Kysely<Letters>({ dialect: new NodeSqliteDialect(connection) });
  await sql`create table letters (letter text primary key, check (letter <> 'y')) strict`.execute(database);
  said = [];
});

const insert = (place: Kysely<Letters>, letter: string) => place.insertInto('letters').values({ letter }).execute();
const letters = async () => (await database.selectFrom('letters').selectAll().execute()).map(({ letter }) => letter);
const write = (letter: string, then = (_transaction: Transaction<Letters>): Promise<unknown> => Promise.resolve()) =>
  inTransaction(database, async (transaction) => {
    await insert(transaction, letter);
    await then(transaction);
    return letter;
  });
const fail = () => Promise.reject(new Error('on purpose'));
/** What becomes of each, in the order of the beginnings. */
const endsOf = async (works: Promise<string>[]) =>
  (await Promise.allSettled(works)).map((end) => (end.status === 'fulfilled' ? end.value : String(end.reason.message)));

/** Notes what SQLite is asked, once it is asked. */
function listen(): void {
  const prepare = connection.prepare.bind(connection);
  vi.spyOn(connection, 'prepare').mockImplementation((text) => {
    const statement = prepare(text);
    for (const way of ['run', 'all'] as const) {
      const real = statement[way].bind(statement) as (...values: never[]) => never;
      statement[way] = ((...values: never[]) => {
        said.push(text.replace(/ .*/, ''));
        return real(...values);
      }) as never;
    }
    return statement;
  });
}

describe('NodeSqliteDialect', () => {
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

describe('in SQLite, transactions that come at the same time', () => {
  it('share one commit', async () => {
    listen();
    expect(await endsOf([...'bdpq'].map((letter) => write(letter)))).toEqual([...'bdpq']);
    expect(said.filter((word) => word === 'begin' || word === 'commit')).toEqual(['begin', 'commit']);
    expect(await letters()).toEqual([...'bdpq']);
  });

  it('are not told of their end before the commit, neither of a good one nor of a bad one', async () => {
    listen();
    const told = (work: Promise<string>) =>
      work.then(
        () => said.push('told'),
        () => said.push('told'),
      );
    await Promise.all([told(write('b')), told(write('d', fail)), told(write('p'))]);
    expect(said.slice(-4)).toEqual(['commit', 'told', 'told', 'told']);
  });

  it('stand for themselves: one that fails takes back only what it did', async () => {
    const works = [write('b'), write('d', fail), write('y'), write('p'), write('b')];
    expect(await endsOf(works)).toEqual(['b', 'on purpose', expect.stringMatching(/CHECK/), 'p', expect.any(String)]);
    expect(await letters()).toEqual(['b', 'p']);
  });

  it('see what those before them did, but nothing of one that failed', async () => {
    const seen: number[] = [];
    const look = async (transaction: Transaction<Letters>) =>
      seen.push((await transaction.selectFrom('letters').selectAll().execute()).length);
    await endsOf([write('b', look), write('d', fail), write('p', look)]);
    expect(seen).toEqual([1, 2]);
  });

  it('have all failed when the commit fails', async () => {
    const prepare = connection.prepare.bind(connection);
    vi.spyOn(connection, 'prepare').mockImplementation((text) => {
      if (text === 'commit') throw new Error('disk I/O error');
      return prepare(text);
    });
    const works = [write('b'), write('d', fail), write('p')];
    expect(await endsOf(works)).toEqual(Array(3).fill('disk I/O error'));
    vi.restoreAllMocks();
    expect(await letters()).toEqual([]);
  });

  it('have all failed when SQLite has taken everything back by itself, as on a full disk', async () => {
    const undo = async (transaction: Transaction<Letters>) => {
      await sql`rollback`.execute(transaction);
      throw new Error('database or disk is full');
    };
    expect(await endsOf([write('b'), write('d', undo), write('p')])).toEqual(Array(3).fill('database or disk is full'));
    expect(await letters()).toEqual([]);
    expect(await endsOf([write('q')])).toEqual(['q']);
  });

  it('are no more than can be answered in a moment', async () => {
    listen();
    await endsOf(Array.from({ length: 70 }, (_, number) => write(`letter ${number}`)));
    expect(said.filter((word) => word === 'commit')).toHaveLength(3);
    expect(await letters()).toHaveLength(70);
  });

  it('leave nothing to those that come later', async () => {
    await endsOf([write('b', fail)]);
    await endsOf([write('d')]);
    expect(await letters()).toEqual(['d']);
  });
});
