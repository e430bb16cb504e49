import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from '../database/connect.ts';
import { migrate, migrateAutism } from '../database/migrations/index.ts';
import type { Tables } from '../database/tables.ts';
import { type BackupJob, backupJobs } from '../operations/backup.ts';
import { addManyRows, addQuestionnaires } from './many-rows.ts';

/** A data folder of its own, with nothing in it. */
export function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'data-'));
}

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'thembstudy.sqlite');
}

/** Backups of the databases of a folder, in that folder. */
export function jobsIn(dataDir: string, autism: string | null = null): BackupJob[] {
  return backupJobs({ dataDir, databases: { main: databaseFile(dataDir), autism } });
}

/** The backup of the main database of a folder. */
export function jobIn(dataDir: string, more: Partial<BackupJob> = {}): BackupJob {
  const [job] = jobsIn(dataDir);
  if (!job) throw new Error('there is no job');
  return { ...job, ...more };
}

/** A database of the questionnaire alone, with so many results of nobody. */
export async function filledAutismFile(results: number): Promise<string> {
  const file = join(await emptyFolder(), 'autism.sqlite');
  const database = await openDatabase(file);
  await migrateAutism(database);
  await addQuestionnaires(database, results);
  await database.destroy();
  return file;
}

/** A data folder with so many learners in its database, each with so many runs. */
export async function filledFolder(learners = 3, runsOfEach = 2): Promise<string> {
  const dataDir = await emptyFolder();
  await inDatabase(dataDir, async (database) => {
    await migrate(database);
    await addManyRows(database, learners, runsOfEach);
  });
  return dataDir;
}

/** Opens the database of a folder for as long as `work` takes. */
export async function inDatabase<Result>(
  dataDir: string,
  work: (database: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(databaseFile(dataDir));
  return work(database).finally(() => database.destroy());
}

/** How many learners a folder's database has. */
export function countLearners(dataDir: string): Promise<number> {
  return inDatabase(dataDir, async (database) => (await database.selectFrom('learners').select('id').execute()).length);
}
