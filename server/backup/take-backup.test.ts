import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countLearners, databaseFile, emptyFolder, filledFolder, inDatabase, jobIn } from '../testing/data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { openBackup } from './open-backup.ts';
import { takeBackup } from './take-backup.ts';

const NOON = new Date('2026-11-21T12:00:00.000Z');
const hoursAfterNoon = (hours: number) => new Date(NOON.getTime() + hours * 60 * 60 * 1000);
/** What lies in a folder but the lock. */
const filesIn = async (folder: string) => (await readdir(folder)).filter((name) => name !== '.backup-lock').sort();

async function opened(backup: string) {
  const dataDir = await emptyFolder();
  const { notes } = await openBackup(backup, databaseFile(dataDir));
  return { dataDir, notes };
}

describe('takeBackup', () => {
  it('keeps what was saved, with the secret, while others have the database open', async () => {
    const dataDir = await filledFolder(3);
    await writeFile(join(dataDir, 'auth-secret'), 'a secret of forty-eight bytes');
    await inDatabase(dataDir, async (database) => {
      await database.updateTable('learners').set({ points: 70 }).execute();
      const { dataDir: copy, notes } = await opened(await takeBackup(jobIn(dataDir), NOON));
      expect(notes).toEqual({ takenAt: NOON.toISOString(), authSecret: 'a secret of forty-eight bytes' });
      await inDatabase(copy, async (restored) => {
        const rows = await restored.selectFrom('learners').select('points').execute();
        expect(rows).toEqual([{ points: 70 }, { points: 70 }, { points: 70 }]);
        const tables = await sql`select 1 from sqlite_schema where name = 'backupNotes'`.execute(restored);
        expect(tables.rows).toEqual([]);
      });
    });
  });

  it('is one file with its instant in UTC, for its owner only', async () => {
    const file = await takeBackup(jobIn(await filledFolder()), NOON);
    expect(file).toMatch(/\/thembstudy-2026-11-21T12-00-00\.000Z\.sqlite\.gz$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(join(file, '..'))).mode & 0o777).toBe(0o700);
    expect(await filesIn(join(file, '..'))).toHaveLength(1);
  });

  it('keeps the newest backups and other files, and goes on counting after a night without one', async () => {
    const job = jobIn(await filledFolder(), { keep: 2 });
    await takeBackup(job, NOON);
    await writeFile(join(job.folder, 'thembstudy-by-hand.sqlite.gz'), '');
    for (const hours of [1, 30]) await takeBackup(job, hoursAfterNoon(hours));
    expect(await filesIn(job.folder)).toEqual([
      'thembstudy-2026-11-21T13-00-00.000Z.sqlite.gz',
      'thembstudy-2026-11-22T18-00-00.000Z.sqlite.gz',
      'thembstudy-by-hand.sqlite.gz',
    ]);
  });

  it('keeps the one just taken, also when the clock was moved back', async () => {
    const job = jobIn(await filledFolder(), { keep: 1 });
    await takeBackup(job, hoursAfterNoon(5));
    const file = await takeBackup(job, NOON);
    expect(await filesIn(job.folder)).toEqual([file.split('/').at(-1)]);
  });

  it('leaves the earlier ones and nothing half-written when the database is damaged', async () => {
    const dataDir = await filledFolder(200, 5);
    const job = jobIn(dataDir, { keep: 1 });
    await takeBackup(job, NOON);
    const before = await filesIn(job.folder);
    const bytes = await readFile(job.place);
    bytes.fill(0xee, 20 * 4096, 60 * 4096);
    await writeFile(job.place, bytes);
    await expect(takeBackup(job, hoursAfterNoon(1))).rejects.toThrow(/^[^\n]+\.$/);
    expect(await filesIn(job.folder)).toEqual(before);
  });

  it('is refused when rows belong to nobody', async () => {
    const dataDir = await filledFolder();
    const connection = new DatabaseSync(databaseFile(dataDir));
    connection.exec(`pragma foreign_keys = off; delete from learners where id = 'learner-1'`);
    connection.close();
    const job = jobIn(dataDir);
    await expect(takeBackup(job, NOON)).rejects.toThrow('The database is damaged: rows of gameRuns belong to nothing.');
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
    const place = databaseFile(dataDir);
    await expect(takeBackup(jobIn(dataDir), NOON)).rejects.toThrow(
      `There is no database at ${place}. DATA_DIR, or a setting of its own, says where it is.`,
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

  it.skipIf(process.getuid?.() === 0)('says in one sentence that it may not write there', async () => {
    const dataDir = await filledFolder();
    const folder = await emptyFolder();
    await chmod(folder, 0o500);
    await expect(takeBackup(jobIn(dataDir, { folder }), NOON)).rejects.toThrow(/^[^\n]+\.$/);
  });

  it('is never taken twice at once, and deletes what a stopped one left', async () => {
    const job = jobIn(await filledFolder());
    await takeBackup(job, NOON);
    await writeFile(join(job.folder, '.thembstudy-2026-11-20T12-00-00.000Z.sqlite.gz.part'), 'half');
    const { unlock } = lockFolder(job.folder);
    await expect(takeBackup(job, hoursAfterNoon(1))).rejects.toThrow(/^Another backup or restore is at work in .+\.$/);
    unlock();
    await takeBackup(job, hoursAfterNoon(1));
    expect(await filesIn(job.folder)).toHaveLength(2);
  });
});

describe('openBackup', () => {
  it('refuses a backup that was cut, or gives what a changed one meant all the same', async () => {
    const packed = await readFile(await takeBackup(jobIn(await filledFolder()), NOON));
    const folder = await emptyFolder();
    const attempt = async (bytes: Buffer) => {
      await writeFile(join(folder, 'backup'), bytes);
      await openBackup(join(folder, 'backup'), join(folder, 'opened'));
      const database = await readFile(join(folder, 'opened'));
      await rm(join(folder, 'opened'));
      return database;
    };
    const whole = await attempt(packed);
    let refused = 0;
    for (let place = 0; place < packed.length; place += Math.ceil(packed.length / 30)) {
      await expect(attempt(packed.subarray(0, place))).rejects.toThrow(/^The backup .+\.$/);
      const changed = Buffer.from(packed);
      changed[place] = (changed[place] ?? 0) ^ 1;
      const outcome = await attempt(changed).catch((error: Error) => error.message);
      if (typeof outcome === 'string') refused += 1;
      // A bit of the gzip format may mean nothing, such as the instant in its head.
      else expect(outcome.equals(whole)).toBe(true);
    }
    expect(refused).toBeGreaterThan(10);
    expect(await readdir(folder)).toEqual(['backup']);
  });

  it('refuses what is something else', async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, 'diary'), 'Dear diary, today I found a list of 64 letters that look alike.');
    new DatabaseSync(join(folder, 'other.sqlite')).exec('create table letters (letter text)');
    for (const name of ['diary', 'other.sqlite', 'nothing', '.'])
      await expect(openBackup(join(folder, name), join(folder, 'opened'))).rejects.toThrow(
        /^The backup .+ cannot be used\. It [^\n]+\.$/,
      );
  });

  it('refuses one of a newer version', async () => {
    const dataDir = await filledFolder();
    await inDatabase(dataDir, (database) =>
      sql`insert into kysely_migration values ('999-diary', '')`.execute(database),
    );
    const { place } = jobIn(dataDir);
    await expect(openBackup(place, join(dataDir, 'opened'))).rejects.toThrow(
      'was made by a newer version of this app (999-diary)',
    );
  });

  it('takes a database file that was never packed, with what its log holds', async () => {
    const dataDir = await filledFolder(3);
    await inDatabase(dataDir, async (database) => {
      await database.deleteFrom('learners').where('id', '=', 'learner-1').execute();
      expect(await countLearners((await opened(databaseFile(dataDir))).dataDir)).toBe(2);
    });
  });
});
