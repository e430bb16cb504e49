import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../environment/startup-error.ts';

const SQLITE_BUSY = 5;

/**
 * Opens a database file of SQLite for this process alone: nobody else can open it until the connection is closed.
 * Whoever has a database in WAL mode open holds a lock on it, also while nothing is asked of it.
 * @throws StartupError when another process has it open
 */
export function openExclusively(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: 0 });
  try {
    connection.exec('pragma locking_mode = exclusive');
    connection.exec('begin exclusive; commit');
    return connection;
  } catch (error) {
    connection.close();
    if (codeOf(error) !== SQLITE_BUSY) throw error;
    throw new StartupError(`The database ${file} is open in another process. Stop the server first, then try again.`);
  }
}

function codeOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
}
