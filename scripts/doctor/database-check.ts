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
import { asynchronousStandbyWarning } from '../../server/database/postgres-checks.ts';
import { isPostgresAddress } from '../../server/environment/databases.ts';
import type { Environment } from '../../server/environment/environment.ts';
import { StartupError } from '../../server/environment/startup-error.ts';
import { ANOTHER_SECRET, compareSecret } from '../../server/identity/installation/secret-fingerprint.ts';
import { nearestFolder } from '../../server/operations/disk.ts';
import { checkConnections } from './connection-count.ts';
import { type Finding, findingsOf } from './finding.ts';
import { tryWriting } from './write-trial.ts';

const { W_OK, R_OK, X_OK } = constants;
const CHECKS = { main: 'Database', autism: 'Database of the questionnaire' } as const;
const SETTINGS = { main: 'DATABASE_URL', autism: 'AUTISM_DATABASE_URL' } as const;

/** Opens each database without creating one, writes into it without leaving anything, and compares it with this version. */
export async function checkDatabases(
  { databases: { main, autism } }: Environment,
  secret: string | null,
): Promise<Finding[]> {
  const ofMain = await checkDatabase(main, 'main', { isAlone: autism === null, others: [autism], secret });
  if (autism === null) return ofMain;
  return [...ofMain, ...(await checkDatabase(autism, 'autism', { isAlone: false, others: [main], secret }))];
}

/** `isAlone`: whether it holds everything. `others`: the addresses of the other databases. `secret`: null before the first start. */
type Context = { isAlone: boolean; others: (string | null)[]; secret: string | null };

async function checkDatabase(address: string, kind: DatabaseKind, context: Context): Promise<Finding[]> {
  const { ok, wrong } = findingsOf(CHECKS[kind]);
  try {
    if (!isPostgresAddress(address)) {
      await checkFile(address);
      if (!existsSync(address)) return [ok(`The server creates ${address} at its first start.`)];
    }
    return await checkInside(address, kind, context);
  } catch (error) {
    if (error instanceof StartupError) return [wrong(error.message)];
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

async function checkInside(address: string, kind: DatabaseKind, context: Context): Promise<Finding[]> {
  const { isAlone, others, secret } = context;
  const { ok, wrong } = findingsOf(CHECKS[kind]);
  await using database = await openDatabase(address, JOB_POOL).catch((error) => {
    throw error instanceof StartupError
      ? new StartupError(`${error.message} ${SETTINGS[kind]} says which it is.`)
      : error;
  });
  const fault = await tryWriting(database);
  if (fault !== null) return [wrong(`${fault} ${SETTINGS[kind]} says which it is.`)];
  refuseUnknown(await appliedMigrations(database), kind);
  const isCurrent = await isUpToDate(database, kind);
  if (isCurrent && isAlone) await checkHasNoPair(database);
  const findings = [
    ok(
      isCurrent
        ? 'It can be written, and its tables are of this version.'
        : 'It can be written. The server brings its tables up to date at the next start.',
    ),
  ];
  if (isPostgresAddress(address)) findings.push(...(await checkServer(database, address, others)));
  if (kind === 'main' && isCurrent) findings.push(await checkSecret(database, secret));
  return findings;
}

/** The connections, and a standby that lags behind. */
async function checkServer(database: Database, address: string, others: (string | null)[]): Promise<Finding[]> {
  const neighbours = others.filter((other) => other !== null && hostOf(other) === hostOf(address));
  const connections = await checkConnections(database, 1 + neighbours.length);
  const standby = await asynchronousStandbyWarning(database, address);
  return [connections, ...(standby === null ? [] : [findingsOf('Standby').note(standby)])];
}

function hostOf(address: string): string {
  return isPostgresAddress(address) ? new URL(address).host : '';
}

/** Whether the data was made with the AUTH_SECRET of the settings or of the data folder. */
async function checkSecret(database: Database, secret: string | null): Promise<Finding> {
  const { ok, wrong, notTried } = findingsOf('Secret');
  const compared = await compareSecret(database, secret ?? '');
  if (compared === 'unknown') return notTried('The server notes its fingerprint at the next start.');
  if (compared === 'same') return ok('The data was made with this AUTH_SECRET.');
  return wrong(
    secret === null
      ? 'There is no auth-secret in DATA_DIR, so the server would make a new one, and everybody has to sign in again. Put the ' +
          'file back, from a backup or from the earlier DATA_DIR.'
      : ANOTHER_SECRET,
  );
}
