import type { Kysely } from 'kysely';
import { type Finished, isLeafKind } from '#rules/activity.ts';
import type { FinishedWork } from '#rules/assignments.ts';
import type { MainDatabase } from '../database/connect.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import type { Tables } from '../database/tables.ts';

const ATTEMPT_TABLES = {
  'focus-game': 'focusGameAttempts',
  'letter-quiz': 'letterQuizAttempts',
  'traits-questionnaire': 'traitsQuestionnaireAttempts',
} as const;
type Part = keyof typeof ATTEMPT_TABLES;

/** When the learner finished each attempt and run, in no order; indexes that begin with the learner hold all of it. */
export async function findFinished(databases: ScreeningDatabases, learnerId: string): Promise<Finished[]> {
  const runs = await databases.database
    .selectFrom('gameRuns')
    .select(['game as kind', 'timestamp'])
    .where('learnerId', '=', learnerId)
    .execute();
  const attempts = await Promise.all(
    (Object.keys(ATTEMPT_TABLES) as Part[]).map((part) => findAttempts(databases, part, learnerId)),
  );
  return [...runs.filter(({ kind }) => isLeafKind(kind)), ...attempts.flat()];
}

/** Which passages the learner read, and when, in no order. `findFinished` has the same readings without the passage. */
export async function findReadPassages(database: MainDatabase, learnerId: string): Promise<FinishedWork[]> {
  const rows = await database
    .selectFrom('gameRuns')
    .select(['choice as passage', 'timestamp'])
    .where('learnerId', '=', learnerId)
    .where('game', '=', 'reading-passage')
    .execute();
  return rows.map((row) => ({ kind: 'reading-passage', ...row }));
}

async function findAttempts(databases: ScreeningDatabases, part: Part, learnerId: string): Promise<Finished[]> {
  const { database, autismDatabase } = databases;
  const tables = (part === 'traits-questionnaire' ? autismDatabase : database) as object as Kysely<Tables>;
  const rows = await tables
    .selectFrom(ATTEMPT_TABLES[part])
    .select('timestamp')
    .where('learnerId', '=', learnerId)
    .execute();
  return rows.map(({ timestamp }) => ({ kind: part, timestamp }));
}
