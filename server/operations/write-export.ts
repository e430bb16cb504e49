import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ExportedDocument } from '#contract/people/my-data.ts';
import { isSameDatabase, type ScreeningDatabases } from '../database/screening-databases.ts';
import { inSnapshot } from '../database/transaction.ts';
import { StartupError } from '../environment/startup-error.ts';
import { collectionsOf } from './collections.ts';
import { fileErrorMessage, sync } from './files.ts';

/**
 * Writes a consistent snapshot of each collection as JSON lines into a new folder, which gets its final name when it is
 * complete. Returns the number of documents per collection.
 * @throws StartupError when the folder is not empty or cannot be written.
 */
export async function writeExport(databases: ScreeningDatabases, folder: string): Promise<Record<string, number>> {
  const draft = `${resolve(folder)}.part`;
  try {
    if ((await readdir(folder).catch(() => [])).length > 0)
      throw new StartupError(`The folder ${folder} is not empty. Name a new one.`);
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true, mode: 0o700 });
    const counts = await inBothSnapshots(databases, (snapshots) => writeCollections(snapshots, draft));
    await sync(draft);
    await rename(draft, folder);
    await sync(dirname(draft));
    return counts;
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => {});
    throw error instanceof StartupError ? error : new StartupError(fileErrorMessage(error, folder));
  }
}

function inBothSnapshots<Result>(
  databases: ScreeningDatabases,
  read: (snapshots: ScreeningDatabases) => Promise<Result>,
): Promise<Result> {
  const { database, autismDatabase } = databases;
  return inSnapshot(database, (main) => {
    if (isSameDatabase(databases))
      return read({ database: main, autismDatabase: main as object as ScreeningDatabases['autismDatabase'] });
    return inSnapshot(autismDatabase, (autism) => read({ database: main, autismDatabase: autism }));
  });
}

async function writeCollections(snapshots: ScreeningDatabases, folder: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, pages] of Object.entries(collectionsOf(snapshots))) {
    await using handle = await open(join(folder, `${name}.jsonl`), 'wx', 0o600);
    counts[name] = await writeLines(handle, pages);
    await handle.sync();
  }
  return counts;
}

async function writeLines(handle: FileHandle, pages: AsyncIterable<ExportedDocument[]>): Promise<number> {
  let count = 0;
  for await (const page of pages) {
    await handle.writeFile(page.map((document) => `${JSON.stringify(document)}\n`).join(''));
    count += page.length;
  }
  return count;
}
