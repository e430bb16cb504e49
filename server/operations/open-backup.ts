import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sqliteResultCode } from '../database/database-errors.ts';
import type { DatabaseKind } from '../database/migrations/index.ts';
import { StartupError, systemCodeOf } from '../environment/startup-error.ts';
import { checkDatabase, copyDatabase, inFile, removeSecret } from './database-file.ts';
import { makeDraft, sync } from './files.ts';

const GZIP = Buffer.from([0x1f, 0x8b]).toString('latin1');
const SQLITE = 'SQLite format 3\0';
/** The codes of zlib for a truncated or changed file, and SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGE = { zlib: ['Z_DATA_ERROR', 'Z_BUF_ERROR'], sqlite: [11, 26] };

/**
 * Copies a backup, also a compressed one of an earlier version, or any other database file of this app, to `file`, and
 * checks it.
 * @throws StartupError when it is damaged, of a newer version, or of another app
 */
export async function openBackup(from: string, file: string): Promise<{ kind: DatabaseKind; secret: string | null }> {
  try {
    const head = await readHead(from);
    await makeDraft(file);
    if (head.startsWith(GZIP)) await pipeline(createReadStream(from), createGunzip(), createWriteStream(file));
    else if (head === SQLITE) copyDatabase(from, file);
    else throw new StartupError('It is no backup and no database.');
    const opened = inFile(file, (connection) => {
      connection.exec('pragma journal_mode = delete');
      return { kind: checkDatabase(connection), secret: removeSecret(connection) };
    });
    await sync(file);
    return opened;
  } catch (error) {
    if (isDamage(error)) throw new StartupError(`The backup ${from} is damaged: ${error.message}. Take another.`);
    throw error instanceof StartupError
      ? new StartupError(`The backup ${from} cannot be used. ${error.message}`)
      : error;
  }
}

async function readHead(from: string): Promise<string> {
  try {
    await using handle = await open(from);
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(SQLITE.length) });
    return buffer.toString('latin1', 0, bytesRead);
  } catch (error) {
    throw new StartupError(`It cannot be read (${systemCodeOf(error)}).`);
  }
}

function isDamage(error: unknown): error is Error {
  return DAMAGE.zlib.includes(systemCodeOf(error) ?? '') || DAMAGE.sqlite.includes(sqliteResultCode(error) ?? 0);
}
