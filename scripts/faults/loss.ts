import type { Database } from '../../server/database/connect.ts';
import { check } from './check.ts';
import type { Ledger } from './ledger.ts';

/** Ways to break what is stored, each of them only for as long as it is looked at. */
const LOSSES: Record<string, (database: Database, ledger: Ledger) => Promise<unknown>> = {
  'a row removed': (database, ledger) => database.deleteFrom('gameRuns').where('runId', '=', aRun(ledger).id).execute(),
  'an attempt removed': (database, ledger) =>
    database.deleteFrom('letterQuizAttempts').where('attemptId', '=', anAttempt(ledger).id).execute(),
  'points counted twice': (database, ledger) =>
    database
      .updateTable('learners')
      .set(({ eb }) => ({ points: eb('points', '+', 10) }))
      .where('id', '=', aRun(ledger).learnerId)
      .execute(),
  'another answer stored': (database, ledger) =>
    database
      .updateTable('gameRuns')
      .set(({ eb }) => ({ score: eb('score', '+', 1) }))
      .where('runId', '=', aRun(ledger).id)
      .execute(),
  'a result stored twice': async (database, ledger) => {
    const run = await database
      .selectFrom('gameRuns')
      .selectAll()
      .where('runId', '=', aRun(ledger).id)
      .executeTakeFirstOrThrow();
    await database
      .insertInto('gameRuns')
      .values({ ...run, runId: crypto.randomUUID() })
      .execute();
    await database
      .updateTable('learners')
      .set(({ eb }) => ({ points: eb('points', '+', 10) }))
      .where('id', '=', run.learnerId)
      .execute();
  },
  'a verdict lost': (database, ledger) =>
    database.updateTable('learners').set({ dyslexia: null }).where('id', '=', anAttempt(ledger).learnerId).execute(),
};

/** Breaks what is stored in one way after the other, each taken back again, and gives what the check says. */
export async function withLosses(database: Database, ledger: Ledger): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [name, lose] of Object.entries(LOSSES))
    await database
      .transaction()
      .execute(async (transaction) => {
        await lose(transaction, ledger);
        found[name] = await check(transaction, ledger);
        throw new TakenBack();
      })
      .catch((error) => {
        if (!(error instanceof TakenBack)) throw error;
      });
  return found;
}

class TakenBack extends Error {}

const aRun = (ledger: Ledger) => oneOf(ledger, 'run');
const anAttempt = (ledger: Ledger) => oneOf(ledger, 'attempt');

function oneOf(ledger: Ledger, wanted: 'run' | 'attempt') {
  const found = ledger.acknowledged.find(({ kind }) => kind === wanted);
  if (!found) throw new Error(`no ${wanted} was kept yet`);
  return found;
}
