import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import { CannotStart } from '../cannot-start.ts';
import { moveData } from '../copy/move-data.ts';
import { type DatabaseKind, migrateToLatest } from '../database/migrations/index.ts';
import { openAlone } from '../database/open-alone.ts';
import { isPostgresAddress } from '../database/postgres.ts';
import { NodeSqliteDialect } from '../database/sqlite-dialect.ts';
import { faultSentence } from './fault-sentence.ts';
import { lockFolder } from './folder-lock.ts';
import type { Notes } from './notes.ts';
import { openBackup } from './open-backup.ts';
import { sync } from './pack.ts';
import { putInPlace } from './put-in-place.ts';
import type { BackupJob } from './take-backup.ts';

type Tell = (line: string) => void;
type Places = Pick<BackupJob, 'kind' | 'place' | 'secretFile'>[];

const DRAFT = /^\.restore-.+\.part/;

/**
 * Puts a backup in the place of the database, all of it or nothing. What was there is kept under a dated name.
 * `tell` hears what happened, in sentences.
 * @throws CannotStart when the backup is not fit for it, or somebody has the database open
 */
export async function restore(from: string, places: Places, now: Date, tell: Tell): Promise<void> {
  const dataDir = dirname(places[0]?.secretFile ?? '');
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const { unlock } = lockFolder(dataDir);
    try {
      await deleteDrafts(dataDir);
      await restoreDraft(from, join(dataDir, `.restore-${randomUUID()}.part`), places, now, tell);
    } finally {
      await deleteDrafts(dataDir);
      unlock();
    }
  } catch (error) {
    throw error instanceof CannotStart ? error : new CannotStart(faultSentence(error, dataDir));
  }
}

async function restoreDraft(from: string, draft: string, places: Places, now: Date, tell: Tell): Promise<void> {
  const { kind, notes } = await openBackup(from, draft);
  const target = places.find((place) => place.kind === kind);
  if (!target) throw new CannotStart(`The backup ${from} is of the questionnaire. Set AUTISM_DATABASE_URL first.`);
  if (isPostgresAddress(target.place)) await fillPostgres(draft, kind, target.place, tell);
  else await replaceFile(draft, target.place, now, tell);
  await restoreSecret(notes, target.secretFile, now, tell);
}

async function deleteDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (DRAFT.test(name)) await rm(join(folder, name), { force: true });
}

async function replaceFile(draft: string, place: string, now: Date, tell: Tell): Promise<void> {
  // Only what lies in the same folder can surely take another file's place in one step.
  const beside = join(dirname(place), basename(draft));
  try {
    if (resolve(beside) !== resolve(draft)) await copyAndSync(draft, beside);
    const aside = await putInPlace(beside, place, now);
    tell(`The backup is now the database ${place}.`);
    if (aside) tell(`What was there before is kept as ${aside}.`);
  } finally {
    await rm(beside, { force: true });
  }
}

async function copyAndSync(file: string, copy: string): Promise<void> {
  await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
  await copyFile(file, copy);
  await sync(copy);
}

/** There, the backup becomes the newest version first, since tables are made in one way only. */
async function fillPostgres(file: string, kind: DatabaseKind, address: string, tell: Tell): Promise<void> {
  const database = new Kysely({ dialect: new NodeSqliteDialect(openAlone(file)) });
  await migrateToLatest(database, kind).finally(() => database.destroy());
  await moveData(file, () => address, tell);
}

/** With another secret, everybody would have to sign in again. */
async function restoreSecret(notes: Notes | null, file: string, now: Date, tell: Tell): Promise<void> {
  if (!notes?.authSecret) return;
  const present = existsSync(file) ? await readFile(file, 'utf8') : null;
  if (present === notes.authSecret) return;
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, notes.authSecret, { mode: 0o600, flag: 'wx', flush: true });
  if (present !== null) await rename(file, `${file}-before-${now.toISOString().replaceAll(':', '-')}`);
  await rename(draft, file);
  await sync(dirname(file));
  tell('The secret that signs the sessions is the one of the backup.');
}
