import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '../../database/connect.ts';
import { migrate } from '../../database/migrations/index.ts';
import type { Tables } from '../../database/tables.ts';
import { type BackupJob, backupJobs } from '../../operations/backup.ts';

/** A new, empty data folder. */
export function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'data-'));
}

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'thembstudy.sqlite');
}

/** The backup jobs of the databases in a folder. */
export function jobsIn(dataDir: string, autism: string | null = null): BackupJob[] {
  return backupJobs({ dataDir, databases: { main: databaseFile(dataDir), autism } });
}

/** The backup job of the main database in a folder. */
export function jobIn(dataDir: string, more: Partial<BackupJob> = {}): BackupJob {
  const [job] = jobsIn(dataDir);
  if (!job) throw new Error('there is no job');
  return { ...job, ...more };
}

/** A separate database of the questionnaire, with this number of anonymous results. */
export async function filledAutismFile(results: number): Promise<string> {
  const file = join(await emptyFolder(), 'autism.sqlite');
  await using database = await openDatabase(file);
  await migrate(database, 'autism');
  await addQuestionnaires(database, results);
  return file;
}

/** A data folder with a database of this number of learners and runs. */
export async function filledFolder(learners = 3, runsOfEach = 2): Promise<string> {
  const dataDir = await emptyFolder();
  await inDatabase(dataDir, async (database) => {
    await migrate(database);
    await addManyRows(database, learners, runsOfEach);
  });
  return dataDir;
}

/** Opens the database of a folder while `work` runs. */
export async function inDatabase<Result>(
  dataDir: string,
  work: (database: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(databaseFile(dataDir));
  return work(database).finally(() => database.destroy());
}

/** The number of learners in a folder's database. */
export function countLearners(dataDir: string): Promise<number> {
  return inDatabase(dataDir, async (database) => (await database.selectFrom('learners').select('id').execute()).length);
}

const INSTANT = '2026-11-21T10:00:00.000Z';

/**
 * Adds learners to a SQLite database, `learner-1` and so on, each with `runsOfEach` runs of 10 points, and one anonymous
 * attempt per learner.
 */
async function addManyRows(database: Kysely<Tables>, learners: number, runsOfEach: number): Promise<void> {
  await sql`
    ${numbers(learners)}
    insert into accounts (id, name, email, "emailVerified", "createdAt", "updatedAt")
    select 'learner-' || n, 'Ada', 'learner-' || n || '@example.org', 1, ${INSTANT}, ${INSTANT} from numbers
  `.execute(database);
  await sql`
    insert into learners (id, "createdAt", points) select id, "createdAt", ${10 * runsOfEach} from accounts
  `.execute(database);
  await sql`
    ${numbers(learners * runsOfEach)}
    insert into "gameRuns" ("runId", "learnerId", game, timestamp, "receivedAt", "reportHash", "durationMs", choice, score, report)
    select 'run-' || n, 'learner-' || (1 + n % ${sql.lit(learners)}), 'simon', ${INSTANT}, ${INSTANT}, hex(randomblob(32)), 1, '', n,
      '{"press":"' || hex(randomblob(64)) || '"}'
    from numbers
  `.execute(database);
  await addQuestionnaires(database, learners);
}

/** Adds this number of anonymous results. */
async function addQuestionnaires(database: Kysely<Tables>, results: number): Promise<void> {
  await sql`
    ${numbers(results)}
    insert into "traitsQuestionnaireAttempts"
      ("attemptId", timestamp, "receivedAt", "reportHash", answers, score, result)
    select 'attempt-' || n, ${INSTANT}, ${INSTANT}, hex(randomblob(32)), '[]', 4, 'borderline' from numbers
  `.execute(database);
}

function numbers(last: number) {
  return sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${last})`;
}
