import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Database, openDatabase } from '../../server/database/connect.ts';
import {
  appliedMigrations,
  type DatabaseKind,
  isUpToDate,
  refuseUnknown,
} from '../../server/database/migrations/index.ts';
import { checkHasNoPair } from '../../server/database/pairs.ts';
import { JOB_POOL } from '../../server/database/postgres.ts';
import { isPostgresAddress } from '../../server/environment/databases.ts';
import type { Environment } from '../../server/environment/environment.ts';
import { StartupError } from '../../server/environment/startup-error.ts';
import { nearestFolder } from '../../server/operations/disk.ts';
import { type Finding, findingsOf } from './finding.ts';

const { W_OK, R_OK, X_OK } = constants;
const CHECKS = { main: 'Database', autism: 'Database of the questionnaire' } as const;
const SETTINGS = { main: 'DATABASE_URL', autism: 'AUTISM_DATABASE_URL' } as const;

/** Opens each database without creating one, and compares its tables with this version. */
export async function checkDatabases({ databases: { main, autism } }: Environment): Promise<Finding[]> {
  const ofMain = await checkDatabase(main, 'main', autism === null);
  return autism === null ? [ofMain] : [ofMain, await checkDatabase(autism, 'autism', false)];
}

async function checkDatabase(address: string, kind: DatabaseKind, isAlone: boolean): Promise<Finding> {
  const { ok, wrong } = findingsOf(CHECKS[kind]);
  try {
    if (!isPostgresAddress(address)) {
      await checkFile(address);
      if (!existsSync(address)) return ok(`The server creates ${address} at its first start.`);
    }
    return ok(await readVersion(address, kind, isAlone));
  } catch (error) {
    if (error instanceof StartupError) return wrong(error.message);
    throw error;
  }
}

/** Whether a SQLite file and its folder, or the folder in which they will be created, can be written. */
async function checkFile(file: string): Promise<void> {
  const folder = nearestFolder(dirname(file));
  await access(folder, W_OK | X_OK).catch(() => {
    throw new StartupError(`${userName()} cannot write into the folder ${folder}. Give the folder to this user.`);
  });
  if (!existsSync(file)) return;
  await access(file, R_OK | W_OK).catch(() => {
    throw new StartupError(`${userName()} cannot write the file ${file}. Give the file to this user.`);
  });
}

function userName(): string {
  return `The user with the number ${process.getuid?.() ?? 'unknown'}`;
}

async function readVersion(address: string, kind: DatabaseKind, isAlone: boolean): Promise<string> {
  await using database = await openDatabase(address, JOB_POOL).catch((error) => {
    throw error instanceof StartupError
      ? new StartupError(`${error.message} ${SETTINGS[kind]} says which it is.`)
      : error;
  });
  return await compareVersion(database, kind, isAlone);
}

async function compareVersion(database: Database, kind: DatabaseKind, isAlone: boolean): Promise<string> {
  refuseUnknown(await appliedMigrations(database), kind);
  if (!(await isUpToDate(database, kind)))
    return 'It can be used. The server brings its tables up to date at the next start.';
  if (isAlone) await checkHasNoPair(database);
  return 'It can be used, and its tables are of this version.';
}
