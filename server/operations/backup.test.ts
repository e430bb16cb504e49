import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import {
  databaseFile,
  emptyFolder,
  filledAutismFile,
  filledFolder,
  inDatabase,
  jobIn,
  jobsIn,
} from '../testing/databases/data-folder.ts';
import { backupAges, takeBackup } from './backup.ts';
import { lockFolder } from './files.ts';

const NOON = new Date('2026-11-21T12:00:00.000Z');
const hoursAfterNoon = (hours: number) => new Date(NOON.getTime() + hours * 60 * 60 * 1000);
const filesIn = async (folder: string) => (await readdir(folder)).filter((name) => name !== '.backup-lock').sort();
const DAMAGE = { from: 20 * 4096, to: 60 * 4096 };

it('keeps what was saved, with the secret, while others have the database open', async () => {
  const dataDir = await filledFolder(3);
  await writeFile(join(dataDir, 'auth-secret'), 'a secret');
  await inDatabase(dataDir, async (database) => {
    await database.updateTable('learners').set({ points: 70 }).execute();
    const backup = new DatabaseSync(await takeBackup(jobIn(dataDir), NOON), { readOnly: true });
    expect(backup.prepare('select points from learners').all()).toEqual(Array(3).fill({ points: 70 }));
    expect(backup.prepare('select value from "backupNotes"').all()).toEqual([{ value: 'a secret' }]);
    backup.close();
  });
});

it('is one file for each database, with its instant in UTC, for its owner only', async () => {
  const files: string[] = [];
  for (const job of jobsIn(await filledFolder(), await filledAutismFile(1))) files.push(await takeBackup(job, NOON));
  const folder = join(files[0] ?? '', '..');
  expect(await filesIn(folder)).toEqual([
    'thembstudy-2026-11-21T12-00-00.000Z.sqlite',
    'thembstudy-autism-2026-11-21T12-00-00.000Z.sqlite',
  ]);
  for (const file of files) expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it('keeps the newest, also packed ones of earlier versions, and other files', async () => {
  const job = jobIn(await filledFolder(), { keep: 2 });
  await takeBackup(job, NOON);
  for (const name of ['2026-11-19T12-00-00.000Z.sqlite.gz', '2026-11-22T12-00-00.000Z.sqlite.gz', 'by-hand.sqlite'])
    await writeFile(join(job.folder, `thembstudy-${name}`), '');
  await takeBackup(job, hoursAfterNoon(30));
  expect(await filesIn(job.folder)).toEqual([
    'thembstudy-2026-11-22T12-00-00.000Z.sqlite.gz',
    'thembstudy-2026-11-22T18-00-00.000Z.sqlite',
    'thembstudy-by-hand.sqlite',
  ]);
});

it('keeps the one just taken, also when the clock was moved back', async () => {
  const job = jobIn(await filledFolder(), { keep: 1 });
  await takeBackup(job, hoursAfterNoon(5));
  const file = await takeBackup(job, NOON);
  expect(await filesIn(job.folder)).toEqual([file.split('/').at(-1)]);
});

it('leaves the earlier ones and nothing half-written when the database is damaged', async () => {
  const job = jobIn(await filledFolder(200, 5), { keep: 1 });
  await takeBackup(job, NOON);
  const before = await filesIn(job.folder);
  const bytes = await readFile(job.place);
  await writeFile(job.place, bytes.fill(0xee, DAMAGE.from, DAMAGE.to));
  await expect(takeBackup(job, hoursAfterNoon(1))).rejects.toThrow(/^[^\n]+\.$/);
  expect(await filesIn(job.folder)).toEqual(before);
});

it('is refused when rows belong to no learner', async () => {
  const job = jobIn(await filledFolder());
  const connection = new DatabaseSync(job.place);
  connection.exec(`pragma foreign_keys = off; delete from accounts where id = 'learner-1'`);
  connection.close();
  // SQLite names the first table in an order of its own.
  await expect(takeBackup(job, NOON)).rejects.toThrow(
    /^The database is damaged: rows of (learners|gameRuns) belong to nothing\.$/,
  );
  expect(await filesIn(job.folder)).toEqual([]);
});

it('is refused when the database of the questionnaire was forgotten', async () => {
  const dataDir = await filledFolder();
  await inDatabase(dataDir, (database) => sql`insert into "databasePairs" values (1, 'a mark')`.execute(database));
  const job = jobIn(dataDir);
  await expect(takeBackup(job, NOON)).rejects.toThrow('Set AUTISM_DATABASE_URL to its address.');
  expect(await filesIn(job.folder)).toEqual([]);
  await takeBackup({ ...job, isAlone: false }, NOON);
});

it('makes neither a database nor a folder where there is no database', async () => {
  const dataDir = await emptyFolder();
  await expect(takeBackup(jobIn(dataDir), NOON)).rejects.toThrow(
    `There is no database at ${databaseFile(dataDir)}. DATA_DIR, or a setting of its own, says where it is.`,
  );
  expect(await readdir(dataDir)).toEqual([]);
});

it('says in one sentence that the folder cannot be written to', async () => {
  const dataDir = await filledFolder();
  const folder = join(databaseFile(dataDir), 'backups');
  await expect(takeBackup(jobIn(dataDir, { folder }), NOON)).rejects.toThrow(
    `The folder ${folder} cannot be written to (ENOTDIR).`,
  );
});

it('is never taken twice at once, and takes the place of what a stopped one left', async () => {
  const job = jobIn(await filledFolder());
  await takeBackup(job, NOON);
  await writeFile(join(job.folder, '.draft.sqlite'), 'half');
  const lock = lockFolder(job.folder);
  await expect(takeBackup(job, hoursAfterNoon(1))).rejects.toThrow(/^Another backup or restore is at work in .+\.$/);
  lock.close();
  await takeBackup(job, hoursAfterNoon(1));
  expect(await filesIn(job.folder)).toHaveLength(2);
});

it('finds the newest dump of PostgreSQL by the name that deploy/dump-postgres.sh gives it', async () => {
  const folder = await emptyFolder();
  const job = jobIn(folder, { folder, place: 'postgres://ada@127.0.0.1/learn' });
  expect(await backupAges([job], NOON)).toEqual({ main: Number.POSITIVE_INFINITY });
  const names = ['thembstudy-2026-11-21T10-00-00Z.dump', 'thembstudy-2026-11-21T11-59-00Z.dump'];
  const others = ['thembstudy-2026-11-21T11-59-59Z.dump.partial', 'thembstudy-autism-2026-11-21T11-59-30Z.dump'];
  for (const name of [...names, ...others]) await writeFile(join(folder, name), '');
  expect(await backupAges([job, { ...job, kind: 'autism' }], NOON)).toEqual({ main: 60, autism: 30 });
});
