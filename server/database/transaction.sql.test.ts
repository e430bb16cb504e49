import { describe, expect, it } from 'vitest';
import { addLearner } from '../testing/databases/add-rows.ts';
import { failOn } from '../testing/databases/database-faults.ts';
import { newDatabase, onPostgres } from '../testing/databases/databases.ts';
import type { Database, MainDatabase } from './connect.ts';
import { inLearnerTransaction, inTransaction } from './transaction.ts';

async function withLearner() {
  const database: MainDatabase = await newDatabase();
  await addLearner(database as Database, '1');
  return database;
}

async function findPoints(database: MainDatabase): Promise<number> {
  return (await database.selectFrom('learners').select('points').executeTakeFirstOrThrow()).points;
}

it('transactions of one learner that read and then write run one after the other', async () => {
  const database = await withLearner();
  const add = () =>
    inLearnerTransaction(database, '1', async (transaction) => {
      const points = (await findPoints(transaction)) + 1;
      await transaction.updateTable('learners').set({ points }).where('id', '=', '1').execute();
    });
  await Promise.all(Array.from({ length: 40 }, add));
  expect(await findPoints(database)).toBe(40);
});

it('takes back everything that a failed one did', async () => {
  const database = await withLearner();
  const failing = inTransaction(database, async (transaction) => {
    await transaction.deleteFrom('learners').execute();
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  expect(await findPoints(database)).toBe(0);
});

describe.runIf(onPostgres())('in PostgreSQL', () => {
  it.each([
    ['40001', 5],
    ['40P01', 5],
    ['23505', 2],
    ['23514', 1],
  ])('what fails with %s is tried %i times', async (code, times) => {
    const database = await withLearner();
    await failOn('update', 'learners', database as Database, code);
    let tries = 0;
    const failing = inTransaction(database, async (transaction) => {
      tries += 1;
      await transaction.updateTable('learners').set({ points: 1 }).execute();
    });
    await expect(failing).rejects.toThrow('broken');
    expect(tries).toBe(times);
  });
});
