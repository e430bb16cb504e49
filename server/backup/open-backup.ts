import { type FileHandle, open, rm } from 'node:fs/promises';
import type { DatabaseKind } from '../database/migrations/index.ts';
import { CannotStart, systemCodeOf } from '../environment/startup-error.ts';
import { copySqlite } from './copy-database.ts';
import { checkDatabaseFile } from './database-file.ts';
import { type Notes, takeNotes } from './notes.ts';
import { sync, unpack } from './pack.ts';

const GZIP = Buffer.from([0x1f, 0x8b]);
const SQLITE = Buffer.from('SQLite format 3\0');

/**
 * Makes a database file of a backup, or of another database file of this app, and reads all of it.
 * @throws CannotStart when it is damaged, of a newer version, or none of these
 */
export async function openBackup(from: string, file: string): Promise<{ kind: DatabaseKind; notes: Notes | null }> {
  try {
    await unpackOrCopy(from, file);
    const kind = checkDatabaseFile(file);
    const notes = takeNotes(file);
    await sync(file);
    return { kind, notes };
  } catch (error) {
    await rm(file, { force: true });
    if (isDamage(error))
      throw new CannotStart(`The backup ${from} is damaged: ${(error as Error).message}. Take another.`);
    if (error instanceof CannotStart) throw new CannotStart(`The backup ${from} cannot be used. ${error.message}`);
    throw error;
  }
}

async function unpackOrCopy(from: string, file: string): Promise<void> {
  const head = await readHead(from);
  if (head.subarray(0, GZIP.length).equals(GZIP)) await unpack(from, file);
  else if (head.equals(SQLITE)) copySqlite(from, file);
  else throw new CannotStart('It is no backup and no database.');
}

async function readHead(from: string): Promise<Buffer> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(from, 'r');
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(SQLITE.length), 0, SQLITE.length, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    throw new CannotStart(`It cannot be read (${systemCodeOf(error)}).`);
  } finally {
    await handle?.close();
  }
}

/** What zlib says of a file that was cut or changed, and SQLite of one that it cannot make sense of. */
function isDamage(error: unknown): boolean {
  const code = systemCodeOf(error);
  const sqlite = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
  return code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR' || sqlite === 11 || sqlite === 26;
}
