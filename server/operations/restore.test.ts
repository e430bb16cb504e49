import { readFileSync } from 'node:fs';
import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { isUpToDate, migrate } from '../database/migrations/index.ts';
import { tablesOf } from '../testing/databases/all-rows.ts';
import {
  countLearners,
  databaseFile,
  emptyFolder,
  filledAutismFile,
  filledFolder,
  inDatabase,
  jobIn,
  jobsIn,
} from '../testing/databases/data-folder.ts';
import { takeBackup } from './backup.ts';
import { restore } from './restore.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const DATED = 'before-2026-11-21T12-00-00.000Z';
const restoreInto = async (dataDir: string, from: string, now = NOW) => {
  const lines: string[] = [];
  await restore(from, jobsIn(dataDir), now, (line) => lines.push(line));
  return lines;
};
const filesIn = async (folder: string) => (await readdir(folder)).filter((name) => name !== '.backup-lock').sort();
/** Backs up the database of a folder. */
const backupOf = (dataDir: string) => takeBackup(jobIn(dataDir), NOW);

/** A folder with copies of files of a database in use. Its log holds what the file does not, as after a power cut. */
async function copiedInUse(...endings: ('' | '-wal')[]): Promise<string> {
  const [dataDir, used] = [await emptyFolder(), await filledFolder(5)];
  await inDatabase(used, async (database) => {
    await database.deleteFrom('accounts').where('id', '=', 'learner-1').execute();
    for (const ending of endings) await copyFile(databaseFile(used) + ending, databaseFile(dataDir) + ending);
  });
  return dataDir;
}

it('puts a backup where there was nothing, for its owner only', async () => {
  const dataDir = join(await emptyFolder(), 'new');
  const lines = await restoreInto(dataDir, await backupOf(await filledFolder(3)));
  expect(lines).toEqual([`The backup is now the database ${databaseFile(dataDir)}.`]);
  expect((await stat(databaseFile(dataDir))).mode & 0o777).toBe(0o600);
  expect(await filesIn(dataDir)).toEqual(['thembstudy.sqlite']);
  expect(await countLearners(dataDir)).toBe(3);
});

it('keeps what was there before under a dated name, with what only its log holds', async () => {
  const backup = await backupOf(await filledFolder(3));
  const dataDir = await copiedInUse('', '-wal');
  await restoreInto(dataDir, backup);
  expect(await filesIn(dataDir)).toEqual(['thembstudy.sqlite', `thembstudy.sqlite-${DATED}`]);
  expect(await countLearners(dataDir)).toBe(3);
  await restoreInto(dataDir, `${databaseFile(dataDir)}-${DATED}`, new Date(NOW.getTime() + 1000));
  expect(await countLearners(dataDir)).toBe(4);
});

it('takes the place of a database that is beyond repair, and does not read its log', async () => {
  const backup = await backupOf(await filledFolder(3));
  const dataDir = await copiedInUse('-wal');
  await writeFile(databaseFile(dataDir), 'Dear diary, today I found a list of letters that look alike. '.repeat(99));
  await restoreInto(dataDir, backup);
  expect(await countLearners(dataDir)).toBe(3);
  expect((await filesIn(dataDir)).filter((name) => name.includes('before'))).toEqual([
    `thembstudy.sqlite-${DATED}`,
    `thembstudy.sqlite-${DATED}-wal`,
  ]);
});

it('is refused while another connection has the database open, and changes nothing', async () => {
  const backup = await backupOf(await filledFolder(3));
  const dataDir = await filledFolder(5);
  await inDatabase(dataDir, async (database) => {
    await database.selectFrom('learners').select('id').execute();
    await expect(restoreInto(dataDir, backup)).rejects.toThrow(
      `The database ${databaseFile(dataDir)} is open in another process. Stop the server first, then try again.`,
    );
    await database.deleteFrom('accounts').where('id', '=', 'learner-1').execute();
  });
  expect(await filesIn(dataDir)).toEqual(['thembstudy.sqlite']);
  expect(await countLearners(dataDir)).toBe(4);
});

it('refuses a damaged backup, and changes nothing', async () => {
  const dataDir = await filledFolder(5);
  const whole = await readFile(await backupOf(dataDir));
  const backup = join(await emptyFolder(), 'backup');
  for (const bytes of [whole, gzipSync(whole)])
    for (let length = 0; length < bytes.length; length += Math.ceil(bytes.length / 8)) {
      await writeFile(backup, bytes.subarray(0, length));
      await expect(restoreInto(dataDir, backup)).rejects.toThrow(/^The backup .+ (is damaged|cannot be used)[^\n]+\.$/);
    }
  expect(await filesIn(dataDir)).toEqual(['backups', 'thembstudy.sqlite']);
  expect(await countLearners(dataDir)).toBe(5);
});

it('refuses what is no backup of this app, or one of a newer version', async () => {
  const [dataDir, folder] = [await emptyFolder(), await emptyFolder()];
  await writeFile(join(folder, 'diary'), 'Dear diary, today I found a list of 64 letters that look alike.');
  new DatabaseSync(join(folder, 'other.sqlite')).exec('create table letters (letter text)');
  for (const name of ['diary', 'other.sqlite', 'nothing', '.'])
    await expect(restoreInto(dataDir, join(folder, name))).rejects.toThrow(
      /^The backup .+ cannot be used\. It [^\n]+\.$/,
    );
  const newer = await filledFolder();
  await inDatabase(newer, (database) => sql`insert into kysely_migration values ('999-diary', '')`.execute(database));
  await expect(restoreInto(dataDir, databaseFile(newer))).rejects.toThrow('newer version of this app (999-diary)');
  expect(await filesIn(dataDir)).toEqual([]);
});

it('brings the secret back, so that sessions go on, and keeps another one that was there', async () => {
  const source = await filledFolder();
  await writeFile(join(source, 'auth-secret'), 'the secret of the backup');
  const backup = await backupOf(source);
  const dataDir = await emptyFolder();
  await writeFile(join(dataDir, 'auth-secret'), 'another secret');
  await restoreInto(dataDir, backup);
  expect(await readFile(join(dataDir, 'auth-secret'), 'utf8')).toBe('the secret of the backup');
  expect((await stat(join(dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600);
  expect(await readFile(join(dataDir, `auth-secret-${DATED}`), 'utf8')).toBe('another secret');
});

it('takes a packed backup of an earlier version, which the next start brings up to date', async () => {
  const earlier = databaseFile(await emptyFolder());
  const connection = new DatabaseSync(earlier);
  connection.exec(readFileSync('server/database/migrations/made-by-the-earlier-migrator/main.sql', 'utf8'));
  connection.exec(`create table "backupNotes" (name text primary key not null, value text not null) strict;
    insert into "backupNotes" values ('takenAt', '2026-11-21T12:00:00.000Z'), ('authSecret', 'the secret')`);
  connection.close();
  const packed = join(await emptyFolder(), 'thembstudy-2026-11-21T12-00-00.000Z.sqlite.gz');
  await writeFile(packed, gzipSync(await readFile(earlier)));
  const dataDir = await emptyFolder();
  await restoreInto(dataDir, packed);
  expect(await readFile(join(dataDir, 'auth-secret'), 'utf8')).toBe('the secret');
  await inDatabase(dataDir, async (database) => {
    await migrate(database);
    expect(await isUpToDate(database, 'main')).toBe(true);
    expect(await tablesOf(database)).not.toContain('backupNotes');
  });
  expect(await countLearners(dataDir)).toBe(1);
});

it('puts the results of the questionnaire into their own database, and says so where there is none', async () => {
  const [, job] = jobsIn(await filledFolder(), await filledAutismFile(2));
  if (!job) throw new Error('there is no job');
  const backup = await takeBackup(job, NOW);
  expect(backup).toContain('/thembstudy-autism-2026');
  const dataDir = await filledFolder(5);
  for (const from of [backup, job.place])
    await expect(restoreInto(dataDir, from)).rejects.toThrow('Set AUTISM_DATABASE_URL first.');
  const place = join(await emptyFolder(), 'apart', 'autism.sqlite');
  await restore(backup, jobsIn(dataDir, place), NOW, () => {});
  expect(await countLearners(dataDir)).toBe(5);
  const restored = new DatabaseSync(place, { readOnly: true });
  expect(restored.prepare('select count(*) as rows from "traitsQuestionnaireAttempts"').get()).toEqual({ rows: 2 });
  restored.close();
});
