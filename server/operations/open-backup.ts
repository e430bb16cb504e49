import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { DatabaseKind } from '../database/migrations/index.ts';
import { StartupError, systemCodeOf } from '../environment/startup-error.ts';
import { checkDatabase, copyDatabase, inFile, removeSecret } from './database-file.ts';
import { makeDraft, sync } from './files.ts';

const GZIP = Buffer.from([0x1f, 0x8b]).toString('latin1');
const SQLITE = 'SQLite format 3\0';
/** What zlib says of a file that was cut or changed, and SQLite of one that it cannot make sense of. */
const DAMAGE = { zlib: ['Z_DATA_ERROR', 'Z_BUF_ERROR'], sqlite: [11, 26] };

/**
 * Makes a database file of a backup, also a packed one of an earlier version, or of another database file of this app,
 * and reads all of it.
 * @throws StartupError when it is damaged, of a newer version, or none of these
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
    const handle = await open(from);
    const { buffer, bytesRead } = await handle
      .read({ buffer: Buffer.alloc(SQLITE.length) })
      .finally(() => handle.close());
    return buffer.toString('latin1', 0, bytesRead);
  } catch (error) {
    throw new StartupError(`It cannot be read (${systemCodeOf(error)}).`);
  }
}

function isDamage(error: unknown): error is Error {
  const sqlite = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : -1;
  return DAMAGE.zlib.includes(systemCodeOf(error) ?? '') || DAMAGE.sqlite.includes(sqlite);
}
