import type { Database } from '../../server/database/connect.ts';
import { check } from './check.ts';
import type { History } from './history.ts';
import { type Settings, withScenario } from './scenario.ts';

const CORRUPTIONS: Record<string, (database: Database, history: History) => Promise<unknown>> = {
  'a run deleted': (database, history) =>
    database.deleteFrom('gameRuns').where('runId', '=', acknowledged(history, 'run').id).execute(),
  'an attempt deleted': (database, history) =>
    database.deleteFrom('letterQuizAttempts').where('attemptId', '=', acknowledged(history, 'attempt').id).execute(),
  'points counted twice': (database, history) => addPoints(database, acknowledged(history, 'run').learnerId),
  'another score stored': (database, history) =>
    database
      .updateTable('gameRuns')
      .set(({ eb }) => ({ score: eb('score', '+', 1) }))
      .where('runId', '=', acknowledged(history, 'run').id)
      .execute(),
  'a run stored twice': async (database, history) => {
    const { id, learnerId } = acknowledged(history, 'run');
    const run = await database.selectFrom('gameRuns').selectAll().where('runId', '=', id).executeTakeFirstOrThrow();
    const copy = { ...run, runId: crypto.randomUUID() };
    await database.insertInto('gameRuns').values(copy).execute();
    await addPoints(database, learnerId);
  },
  'a verdict deleted': (database, history) =>
    database
      .updateTable('learners')
      .set({ dyslexia: null })
      .where('id', '=', acknowledged(history, 'attempt').learnerId)
      .execute(),
};

/** Corrupts the database in one way after the other, each rolled back, and returns what the check reports. */
export async function checkCorruptions(database: Database, history: History): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [name, corrupt] of Object.entries(CORRUPTIONS)) {
    const transaction = await database.startTransaction().execute();
    try {
      await corrupt(transaction, history);
      found[name] = await check(transaction, history);
    } finally {
      await transaction.rollback().execute();
    }
  }
  return found;
}

/** The control of a fault that is only checked through the database. */
export function corruptionControl(settings: Settings = {}): Promise<Record<string, string[]>> {
  return withScenario({ learners: 2, ...settings }, async (scenario) => {
    await scenario.saveMore(20);
    return scenario.withDatabase((database) => checkCorruptions(database, scenario.history));
  });
}

function addPoints(database: Database, learnerId: string): Promise<unknown> {
  const add = database.updateTable('learners').set(({ eb }) => ({ points: eb('points', '+', 10) }));
  return add.where('id', '=', learnerId).execute();
}

function acknowledged(history: History, wanted: 'run' | 'attempt') {
  const result = history.acknowledged.find(({ kind }) => kind === wanted);
  if (!result) throw new Error(`no ${wanted} was acknowledged`);
  return result;
}
