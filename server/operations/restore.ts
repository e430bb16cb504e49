import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, link, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openExclusively } from '../database/sqlite.ts';
import { isPostgresAddress } from '../environment/databases.ts';
import { StartupError } from '../environment/startup-error.ts';
import { type BackupJob, withoutColons } from './backup.ts';
import { openBackup } from './database-file.ts';
import { deleteDraft, fileErrorMessage, lockFolder, sync } from './files.ts';

type Tell = (line: string) => void;
type Place = Pick<BackupJob, 'kind' | 'place' | 'secretFile'>;

const NOT_INTO_POSTGRES =
  'A backup file is not restored into PostgreSQL. Restore it without DATABASE_URL and AUTISM_DATABASE_URL, then take ' +
  'that file there with npm run move-data; for files of pg_dump see docs/deploying.md.';

/**
 * Replaces a database by a backup, completely or not at all. The old database is kept under a dated name.
 * @param tell is called with sentences about what was done
 * @throws StartupError when the backup cannot be used or another process has the database open
 */
export async function restore(from: string, places: readonly Place[], now: Date, tell: Tell): Promise<void> {
  if (places.some(({ place }) => isPostgresAddress(place))) throw new StartupError(NOT_INTO_POSTGRES);
  for (const place of places) if (await restoreIfOfKind(from, place, now, tell)) return;
  throw new StartupError(`The backup ${from} is of the questionnaire. Set AUTISM_DATABASE_URL first.`);
}

/** Returns false when the backup is of the other kind. */
async function restoreIfOfKind(from: string, target: Place, now: Date, tell: Tell): Promise<boolean> {
  const { place, secretFile } = target;
  const folder = dirname(place);
  // In the same folder, because a rename is atomic only within a file system.
  const draft = join(folder, '.restore-draft.sqlite');
  try {
    for (const each of [folder, dirname(secretFile)]) await mkdir(each, { recursive: true, mode: 0o700 });
    const lock = lockFolder(folder);
    try {
      const { kind, secret } = await openBackup(from, draft);
      if (kind !== target.kind) return false;
      await putInPlace(draft, place, now, tell);
      if (secret) await restoreSecret(secret, secretFile, now, tell);
      return true;
    } finally {
      await deleteDraft(draft).finally(() => lock.close());
    }
  } catch (error) {
    throw error instanceof StartupError ? error : new StartupError(fileErrorMessage(error, folder));
  }
}

/** Replaces a database file atomically. */
async function putInPlace(file: string, place: string, now: Date, tell: Tell): Promise<void> {
  const aside = `${place}-before-${withoutColons(now)}`;
  const isThere = existsSync(place);
  const old = isThere ? openUndamaged(place) : null;
  try {
    // SQLite would apply the write-ahead log of the old database to the new one.
    for (const ending of ['-wal', '-shm', '-journal'])
      if (!old && existsSync(place + ending)) await rename(place + ending, aside + ending);
    await giveToOwnerOf(isThere ? place : dirname(place), file);
    if (isThere) await link(place, aside);
    await rename(file, place);
    await sync(dirname(place));
  } finally {
    old?.close();
  }
  tell(`The backup is now the database ${place}.`);
  if (isThere) tell(`What was there before is kept as ${aside}.`);
}

/** Locks the old database and moves its write-ahead log into the file; null when it is too damaged. */
function openUndamaged(place: string): DatabaseSync | null {
  let connection: DatabaseSync | undefined;
  try {
    connection = openExclusively(place);
    connection.exec('pragma journal_mode = delete');
    return connection;
  } catch (error) {
    connection?.close();
    if (error instanceof StartupError) throw error;
    return null;
  }
}

/** When root restores, the user that runs the server must still be able to read the database. */
async function giveToOwnerOf(path: string, file: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(path);
  await chown(file, uid, gid);
}

/** With another secret, all sessions would end. */
async function restoreSecret(secret: string, file: string, now: Date, tell: Tell): Promise<void> {
  const present = existsSync(file) ? await readFile(file, 'utf8') : null;
  if (present === secret) return;
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, secret, { mode: 0o600, flag: 'wx', flush: true });
  if (present !== null) await rename(file, `${file}-before-${withoutColons(now)}`);
  await rename(draft, file);
  await sync(dirname(file));
  tell('The secret that signs the sessions is the one of the backup.');
}
