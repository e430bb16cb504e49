import { sql } from 'kysely';
import { type Database, openDatabase } from '../../server/database/connect.ts';
import { JOB_POOL } from '../../server/database/postgres.ts';
import { addEarlierLearner, makeEarlier } from '../../server/testing/databases/earlier-database.ts';

const LEARNERS = 40;
const AT = '2026-01-01T10:00:00.000Z';

/** Creates a database of an early version, before the leaderboard, with learners who each have a run. */
export async function createOldDatabase(address: string): Promise<void> {
  const database = await openDatabase(address, JOB_POOL);
  await makeEarlier(database, '005-game-runs');
  for (let number = 1; number <= LEARNERS; number += 1) await addLearner(database, number);
  await database.destroy();
}

async function addLearner(database: Database, number: number): Promise<void> {
  const [id, runAt] = [`learner-${number}`, new Date(Date.parse(AT) + number * 1000).toISOString()];
  await addEarlierLearner(database, id, 10);
  await sql`insert into "gameRuns"
    ("runId", "learnerId", game, timestamp, "receivedAt", "reportHash", "durationMs", choice, score, report)
    values (${`run-${number}`}, ${id}, 'simon', ${runAt}, ${runAt}, 'x', 1, '', 1, '{}')`.execute(database);
}
