import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteResultCode } from '../database/database-errors.ts';
import { StartupError, systemCodeOf } from '../environment/startup-error.ts';

/** Linux: disk full, quota exceeded, file too large. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
/** SQLITE_FULL, SQLITE_IOERR, SQLITE_CORRUPT, SQLITE_NOTADB. */
const SQLITE = { full: 13, writeFailed: 10, damaged: 11, noDatabase: 26 } as const;
const UNREACHABLE = /^(ECONN|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET)/;

/** Flushes a file or the entries of a folder to the disk. */
export async function sync(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}

/**
 * Writes files into a new folder, which only its owner can read and which gets its name when it is complete.
 * @throws StartupError when the folder is not empty or cannot be written
 */
export async function writeFolder<Result>(folder: string, write: (draft: string) => Promise<Result>): Promise<Result> {
  const draft = `${resolve(folder)}.part`;
  try {
    if ((await readdir(folder).catch(() => [])).length > 0)
      throw new StartupError(`The folder ${folder} is not empty. Name a new one.`);
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true, mode: 0o700 });
    const result = await write(draft);
    await sync(draft);
    await rename(draft, folder);
    await sync(dirname(draft));
    return result;
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => {});
    throw error instanceof StartupError ? error : new StartupError(fileErrorMessage(error, folder));
  }
}

/** Creates an empty file that only its owner can read; replaces one that a dead process left. */
export async function makeDraft(file: string): Promise<void> {
  await deleteDraft(file);
  await (await open(file, 'wx', 0o600)).close();
}

/** Deletes a draft and its SQLite journal. */
export async function deleteDraft(file: string): Promise<void> {
  for (const each of [file, `${file}-journal`]) await rm(each, { force: true });
}

/**
 * Locks a folder against other backups and restores. The lock is released when its process ends.
 * @throws StartupError while another process holds it
 */
export function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, '.backup-lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch {
    lock.close();
    throw new StartupError(`Another backup or restore is at work in ${folder}.`);
  }
}

/** One sentence for an error while writing into a folder. */
export function fileErrorMessage(error: unknown, folder: string): string {
  const code = systemCodeOf(error) ?? '';
  const sqlite = sqliteResultCode(error);
  if (NO_ROOM.has(code) || sqlite === SQLITE.full) return `There is not enough room in ${folder}.`;
  if (sqlite === SQLITE.writeFailed) return `The disk of ${folder} failed, or it has no room left.`;
  if (sqlite === SQLITE.damaged || sqlite === SQLITE.noDatabase)
    return `The database is damaged: ${(error as Error).message}.`;
  if (UNREACHABLE.test(code)) return `The database cannot be reached (${code}).`;
  if (/^E[A-Z]+$/.test(code)) return `The folder ${folder} cannot be written to (${code}).`;
  return `It failed at ${folder}: ${error instanceof Error ? error.message : String(error)}.`;
}
