import { type FileHandle, mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import papa from 'papaparse';
import { needsGrownUpFor } from '#rules/people/consent.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { inBothSnapshots, type ScreeningDatabases } from '../../database/screening-databases.ts';
import { writeFolder } from '../files.ts';
import { type Cell, type ColumnName, cellOf, datasetDescription, TABLES, type TableName } from './codebook.ts';
import { type Participant, participantRows } from './participant-rows.ts';
import { pseudonymOf } from './pseudonyms.ts';

/**
 * Writes a consistent snapshot of the results of all who agreed to research, in the form of Psych-DS, into a new folder.
 * Returns the number of rows per table.
 * @param key keeps pseudonyms and moved days secret, and the same in each export
 * @throws StartupError when the folder is not empty or cannot be written
 */
export function writeResearchExport(
  databases: ScreeningDatabases,
  folder: string,
  key: string,
): Promise<Record<TableName, number>> {
  return writeFolder(folder, (draft) => inBothSnapshots(databases, (snapshots) => writeTables(snapshots, draft, key)));
}

async function writeTables(snapshots: ScreeningDatabases, folder: string, key: string) {
  const counts = Object.fromEntries(names().map((name) => [name, 0])) as Record<TableName, number>;
  await mkdir(join(folder, 'data'), { mode: 0o700 });
  await using opened = new AsyncDisposableStack();
  const files = {} as Record<TableName, FileHandle>;
  for (const name of names()) {
    files[name] = opened.use(await open(join(folder, 'data', `${name}_data.csv`), 'wx', 0o600));
    await files[name].writeFile(`${TABLES[name].join()}\r\n`);
  }
  const participants = (await findParticipants(snapshots.database))
    .map((participant) => ({ participant, pseudonym: pseudonymOf(participant.learnerId, key) }))
    // The order of the database could say who was here first.
    .sort((a, b) => (a.pseudonym.id < b.pseudonym.id ? -1 : 1));
  for (const { participant, pseudonym } of participants) {
    const rows = await participantRows(snapshots, participant, pseudonym);
    for (const name of names()) {
      counts[name] += rows[name].length;
      await files[name].writeFile(csvOf(name, rows[name]));
    }
  }
  for (const name of names()) await files[name].sync();
  const description = `${JSON.stringify(datasetDescription(), null, 2)}\n`;
  await writeFile(join(folder, 'dataset_description.json'), description, { mode: 0o600, flush: true });
  return counts;
}

function names(): TableName[] {
  return Object.keys(TABLES) as TableName[];
}

function csvOf(name: TableName, rows: readonly Partial<Record<ColumnName, Cell>>[]): string {
  if (rows.length === 0) return '';
  const columns: readonly ColumnName[] = TABLES[name];
  const cells = rows.map((row) => columns.map((column) => cellOf(column, row[column])));
  return `${papa.unparse(cells)}\r\n`;
}

/**
 * The learners whose last answer is yes. Not the account of a pupil, whatever was answered before it became one, and no child
 * without the yes of a grown-up.
 */
async function findParticipants(database: MainDatabase): Promise<Participant[]> {
  const answers = await database
    .selectFrom('consents')
    .innerJoin('learners', 'learners.id', 'consents.learnerId')
    .leftJoin('pupilAccounts', 'pupilAccounts.learnerId', 'consents.learnerId')
    .select(['consents.learnerId', 'answer', 'givenBy', 'textVersion', 'ageBand', 'role'])
    .where('kind', '=', 'research')
    .where('pupilAccounts.learnerId', 'is', null)
    .orderBy('givenAt')
    .orderBy('consentId')
    .execute();
  const last = new Map(answers.map((answer) => [answer.learnerId, answer]));
  return [...last.values()].filter(
    ({ answer, givenBy, ageBand }) =>
      answer === 'yes' && (givenBy === 'grown-up' || !needsGrownUpFor('research', ageBand)),
  );
}
