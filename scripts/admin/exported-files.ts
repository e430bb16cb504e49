import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutColons } from '../../server/operations/backup.ts';

const FOLDER = 'exports';
const REST = /^\d{4}-\d{2}-\d{2}T[^/]*\.json$/;

/** The file into which `export` writes what is stored about a learner. */
export function exportedFile(dataDir: string, learnerId: string, now: Date): string {
  return join(dataDir, FOLDER, `${startOf(learnerId)}${withoutColons(now)}.json`);
}

/** Files that `export` wrote about these learners into the data folder. */
export async function findExportedFiles(dataDir: string, learnerIds: readonly string[]): Promise<string[]> {
  const names = await readdir(join(dataDir, FOLDER)).catch(() => []);
  const starts = learnerIds.map(startOf);
  const isAboutThem = (name: string) =>
    starts.some((start) => name.startsWith(start) && REST.test(name.slice(start.length)));
  return names.filter(isAboutThem).map((name) => join(dataDir, FOLDER, name));
}

/** Deletes the exported files of these learners. Returns the sentence that says so; empty when there are none. */
export async function deleteExportedFiles(dataDir: string, learnerIds: readonly string[]): Promise<string> {
  const files = await findExportedFiles(dataDir, learnerIds);
  for (const file of files) await rm(file, { force: true });
  return files.length === 0 ? '' : ` Deleted with it: ${files.join(', ')}.`;
}

function startOf(learnerId: string): string {
  return `learner-${learnerId}-`;
}
