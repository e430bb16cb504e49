import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isPostgresAddress } from '../environment/databases.ts';
import type { Environment } from '../environment/environment.ts';

/** The folders in which data is stored; for a missing one, its nearest existing parent. */
export function dataFolders({ dataDir, databases }: Pick<Environment, 'dataDir' | 'databases'>): string[] {
  const folders = [dataDir, ...databaseFiles(databases).map((file) => dirname(file))];
  return [...new Set(folders.map(nearestFolder))];
}

/** The paths of the SQLite databases. */
export function databaseFiles({ main, autism }: Environment['databases']): string[] {
  return [main, autism].filter((place) => place !== null && !isPostgresAddress(place)) as string[];
}

/** A folder, or its nearest existing parent. */
export function nearestFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));
}

/** The free bytes in a folder for a process without special rights. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
