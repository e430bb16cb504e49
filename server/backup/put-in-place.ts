import { existsSync } from 'node:fs';
import { chown, link, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openAlone } from '../database/open-alone.ts';
import { CannotStart } from '../environment/startup-error.ts';
import { sync } from './pack.ts';

/**
 * Puts a database file in the place of another one in one step, and keeps that one under a dated name, if there is one.
 * Gives where it is kept.
 * @throws CannotStart while another process has the old one open
 */
export async function putInPlace(file: string, place: string, now: Date): Promise<string | null> {
  const aside = `${place}-before-${now.toISOString().replaceAll(':', '-')}`;
  const old = existsSync(place) ? openIfWhole(place) : null;
  try {
    // A log that another database left would be read into the new one.
    for (const ending of ['-wal', '-shm', '-journal'])
      if (!old && existsSync(place + ending)) await rename(place + ending, aside + ending);
    const isThere = existsSync(place);
    await giveToOwnerOf(isThere ? place : dirname(place), file);
    if (isThere) await link(place, aside);
    await rename(file, place);
    await sync(dirname(place));
    return isThere ? aside : null;
  } finally {
    old?.close();
  }
}

/** What root puts there still has to be open to the user that the server runs as. */
async function giveToOwnerOf(path: string, file: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(path);
  await chown(file, uid, gid);
}

/** Opens the old one until the new one is there, with everything in one file; null for one that is too damaged. */
function openIfWhole(place: string): DatabaseSync | null {
  let connection: DatabaseSync | undefined;
  try {
    connection = openAlone(place);
    connection.exec('pragma journal_mode = delete');
    return connection;
  } catch (error) {
    connection?.close();
    if (error instanceof CannotStart) throw error;
    return null;
  }
}
