import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '../environment/startup-error.ts';

/** Nothing is wrong; somebody else is at it. */
export class FolderInUse extends CannotStart {
  override name = 'FolderInUse';
}

/**
 * Makes sure that one process at a time takes or restores backups in a folder. The lock ends with its process, however
 * that ends.
 * @throws FolderInUse while another one is at it
 */
export function lockFolder(folder: string): { unlock: () => void } {
  const lock = new DatabaseSync(join(folder, '.backup-lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new FolderInUse(`Another backup or restore is at work in ${folder}.`);
  }
  return { unlock: () => lock.close() };
}
