import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../environment/startup-error.ts';

/** Waits until a file, or what a folder lists, has reached the disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes an empty file for its owner only, in the place of what a process that died left there. */
export async function makeDraft(file: string): Promise<void> {
  await deleteDraft(file);
  await (await open(file, 'wx', 0o600)).close();
}

/** SQLite may have put a file of its own beside it. */
export async function deleteDraft(file: string): Promise<void> {
  for (const each of [file, `${file}-journal`]) await rm(each, { force: true });
}

/**
 * Keeps other processes from taking or restoring backups in a folder. The lock ends with its process, however that ends.
 * @throws StartupError while another process has it
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
