import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../database/connect.ts';
import { openDatabase } from '../database/connect.ts';
import { isUpToDate, migrate } from '../database/migrations/index.ts';
import { openDatabases } from '../database/open-databases.ts';
import { everyRow } from '../testing/all-rows.ts';
import { databaseFile, emptyFolder, filledFolder, inDatabase } from '../testing/data-folder.ts';
import { newPlace, onPostgres } from '../testing/databases.ts';
import { makeEarlier, noteEarlier } from '../testing/earlier-database.ts';
import { addQuestionnaires } from '../testing/many-rows.ts';
import { addOddRows } from '../testing/odd-rows.ts';
import { ONLY_A_TEST } from '../testing/portable-sql.ts';
import { moveData } from './move-data.ts';

/** Opens a database for as long as `work` takes. */
async function inPlace<Result>(address: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(address);
  return work(database).finally(() => database.destroy());
}

const rowsIn = (address: string) => inPlace(address, everyRow);

/** Moves the database of a folder, and gives what was told. */
async function move(dataDir: string, address: string): Promise<string[]> {
  const lines: string[] = [];
  await moveData(
    databaseFile(dataDir),
    () => address,
    (line) => lines.push(line),
  );
  return lines;
}

describe.runIf(onPostgres())('moveData', () => {
  it('brings every row of every table there, and says so', async () => {
    const [dataDir, address] = [await filledFolder(30, 50), await newPlace()];
    const odd = await inDatabase(dataDir, addOddRows);
    const lines: string[] = [];
    const moved = await moveData(
      databaseFile(dataDir),
      () => address,
      (line) => lines.push(line),
    );
    expect(moved).toEqual({ kind: 'main', rows: 30 + 30 * 50 + 30 + odd });
    expect(lines).toContain('gameRuns: 1500 rows, read back and equal');
    expect(lines.some((line) => /^gameRuns: \d+ of 1500 rows$/.test(line))).toBe(true);
    expect(await rowsIn(address)).toEqual(await rowsIn(databaseFile(dataDir)));
    await inPlace(address, async (target) => expect(await isUpToDate(target, 'main')).toBe(true));
  });

  it('brings both of a pair there, which belong together still', async () => {
    const dataDir = await emptyFolder();
    const files = { main: databaseFile(dataDir), autism: `${databaseFile(dataDir)}-autism` };
    const before = await openDatabases(files);
    await addQuestionnaires(before.autismDatabase as Database, 3);
    await before.close();
    const places = { main: await newPlace(), autism: await newPlace() };
    for (const file of [files.autism, files.main]) await moveData(file, (kind) => places[kind]);
    const { autismDatabase, close } = await openDatabases(places);
    expect(await autismDatabase.selectFrom('traitsQuestionnaireAttempts').select('attemptId').execute()).toHaveLength(
      3,
    );
    await close();
    await expect(openDatabases({ ...places, autism: null })).rejects.toThrow('Set AUTISM_DATABASE_URL');
  });

  it('begins anew after an interruption, and no server starts in between', async () => {
    const [dataDir, address] = [await filledFolder(30, 80), await newPlace()];
    const interrupted = moveData(
      databaseFile(dataDir),
      () => address,
      (line) => {
        if (line.startsWith('gameRuns:')) throw new Error('interrupted');
      },
    );
    await expect(interrupted).rejects.toThrow('interrupted');
    const before = await rowsIn(databaseFile(dataDir));
    const half = (await rowsIn(address)).gameRuns?.length;
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(before.gameRuns?.length ?? 0);
    await inPlace(address, (target) =>
      expect(migrate(target)).rejects.toThrow(/^The database is being filled from another one, or .+\.$/),
    );
    expect((await move(dataDir, address))[0]).toBe('An earlier move was interrupted: this one begins anew.');
    expect(await rowsIn(address)).toEqual(before);
    await inPlace(address, migrate);
  });

  it('begins anew what an earlier version left half filled', async () => {
    const [dataDir, address] = [await filledFolder(3), await newPlace()];
    await inPlace(address, async (target) => {
      await makeEarlier(target, '013-database-pairs');
      await noteEarlier(target, 'being-filled');
      await target.insertInto('dailyReportDays').values({ day: '2026-11-21', queuedAt: '' }).execute();
    });
    expect((await move(dataDir, address))[0]).toBe('An earlier move was interrupted: this one begins anew.');
    expect(await rowsIn(address)).toEqual(await rowsIn(databaseFile(dataDir)));
    await inPlace(address, migrate);
  });

  it('refuses a database that holds data, and leaves it as it is', async () => {
    const [dataDir, address] = [await filledFolder(3), await newPlace()];
    await move(dataDir, address);
    await expect(move(await filledFolder(5), address)).rejects.toThrow(
      /^The database to fill holds data already \(\w+\)\. Give an empty one\.$/,
    );
    expect(await rowsIn(address)).toEqual(await rowsIn(databaseFile(dataDir)));
    await inPlace(address, migrate);
  });

  it('refuses a database that somebody else has open', async () => {
    const [dataDir, address] = [await filledFolder(3), await newPlace()];
    await inPlace(address, async (other) => {
      await sql`select 1`.execute(other);
      await expect(move(dataDir, address)).rejects.toThrow('is open in another process');
    });
  });

  it('refuses to call it done when a row did not arrive as it was', async () => {
    const [dataDir, address] = [await filledFolder(3), await newPlace()];
    await inPlace(address, async (target) => {
      await migrate(target);
      await sql`${sql.raw(ONLY_A_TEST)} create rule "loseNames" as on insert to learners where new.id = 'learner-2' do also
        update learners set name = 'somebody' where id = 'learner-2'`.execute(target);
    });
    await expect(move(dataDir, address)).rejects.toThrow('The copy of learners differs');
    await inPlace(address, (target) => expect(migrate(target)).rejects.toThrow('is being filled'));
  });

  it('refuses a source that a server has open, and keeps servers out meanwhile', async () => {
    const [dataDir, address] = [await filledFolder(3), await newPlace()];
    await inDatabase(dataDir, async (database) => {
      await database.selectFrom('learners').select('id').execute();
      await expect(move(dataDir, address)).rejects.toThrow('Stop the server first');
    });
    const meanwhile: string[] = [];
    await moveData(
      databaseFile(dataDir),
      () => address,
      (line) => {
        meanwhile.push(line);
        expect(() => new DatabaseSync(databaseFile(dataDir)).exec('select * from learners')).toThrow('locked');
      },
    );
    expect(meanwhile).not.toEqual([]);
  });

  it('brings a source of an earlier version up to date first, and takes no file of another app', async () => {
    const [dataDir, address] = [await emptyFolder(), await newPlace()];
    await inDatabase(dataDir, (database) => makeEarlier(database, '013-database-pairs'));
    await move(dataDir, address);
    await inPlace(address, async (target) => expect(await isUpToDate(target, 'main')).toBe(true));
    const other = await emptyFolder();
    new DatabaseSync(databaseFile(other)).exec('create table letters (letter text)');
    await expect(move(other, await newPlace())).rejects.toThrow('is no database of this app.');
  });
});
