import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { GAMES } from '#rules/games/runs.ts';
import type { Database } from '../database/connect.ts';
import { openDatabase } from '../database/connect.ts';
import { isUpToDate, migrate } from '../database/migrations/index.ts';
import { everyRow } from '../testing/databases/all-rows.ts';
import { databaseFile, emptyFolder, filledFolder, inDatabase } from '../testing/databases/data-folder.ts';
import { newDatabaseAddress, onPostgres, TEST_POOL } from '../testing/databases/databases.ts';
import { makeEarlier, recordEarlier } from '../testing/databases/earlier-database.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createWholeLearner } from '../testing/whole-learner.ts';
import { moveData } from './move-data.ts';

/** Opens a database for as long as `work` takes. */
async function inPlace<Result>(address: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(address, TEST_POOL);
  return work(database).finally(() => database.destroy());
}

/** Letters of all kinds, quotes and line breaks. */
const ODD = { name: 'Zoë "漢字" \\🐝', email: 'zoe@example.org', nickname: 'Purple Heron' };
const rowsIn = (address: string) => inPlace(address, everyRow);

/** Moves the database of a folder, and gives what was moved, and all that was told. */
async function move(dataDir: string, address: string, tell = (_line: string) => {}) {
  const lines: string[] = [];
  const noteLine = (line: string) => {
    lines.push(line);
    tell(line);
  };
  const moved = await moveData(databaseFile(dataDir), () => address, noteLine);
  return { moved, lines };
}

describe.runIf(onPostgres())('moveData', () => {
  it('brings every row of every table there, and says so', async () => {
    const [dataDir, address] = [await filledFolder(30, 50), await newDatabaseAddress()];
    const test = await createTestApp({ databaseAddress: databaseFile(dataDir) });
    await createWholeLearner(test, ODD);
    await test.database.destroy();
    const before = await rowsIn(databaseFile(dataDir));
    const { moved, lines } = await move(dataDir, address);
    expect(moved).toEqual({ kind: 'main', rows: Object.values(before).flat().length });
    const runs = 30 * 50 + GAMES.length;
    expect(lines).toContain(`gameRuns: ${runs} rows, read back and equal`);
    expect(lines.some((line) => new RegExp(`^gameRuns: \\d+ of ${runs} rows$`).test(line))).toBe(true);
    expect(await rowsIn(address)).toEqual(before);
    await inPlace(address, async (target) => expect(await isUpToDate(target, 'main')).toBe(true));
  });

  it('leaves an empty database after an interruption, shows others no rows before its end, and can be repeated', async () => {
    const [dataDir, address] = [await filledFolder(30, 80), await newDatabaseAddress()];
    const countRuns = async () => (await rowsIn(address)).gameRuns?.length;
    let seenMeanwhile: Promise<number | undefined> = Promise.resolve(undefined);
    const interrupt = (line: string) => {
      if (line.startsWith('gameRuns: 2400')) throw new Error('interrupted');
      if (line.startsWith('gameRuns:')) seenMeanwhile = countRuns();
    };
    await expect(move(dataDir, address, interrupt)).rejects.toThrow('interrupted');
    expect(await seenMeanwhile).toBe(0);
    expect(await countRuns()).toBe(0);
    await inPlace(address, migrate);
    await move(dataDir, address);
    expect(await rowsIn(address)).toEqual(await rowsIn(databaseFile(dataDir)));
  });

  it('refuses what an earlier version left half filled', async () => {
    const [dataDir, address] = [await filledFolder(3), await newDatabaseAddress()];
    await inPlace(address, async (target) => {
      await makeEarlier(target, '013-database-pairs');
      await recordEarlier(target, 'being-filled');
    });
    await expect(move(dataDir, address)).rejects.toThrow('Create an empty one and run move-data again.');
  });

  it('refuses a database that holds data, and leaves it as it is', async () => {
    const [dataDir, address] = [await filledFolder(3), await newDatabaseAddress()];
    await move(dataDir, address);
    await expect(move(await filledFolder(5), address)).rejects.toThrow(
      /^The database to fill holds data already \(\w+\)\. Give an empty one\.$/,
    );
    expect(await rowsIn(address)).toEqual(await rowsIn(databaseFile(dataDir)));
    await inPlace(address, migrate);
  });

  it('refuses a database that another process has open', async () => {
    const [dataDir, address] = [await filledFolder(3), await newDatabaseAddress()];
    await inPlace(address, async (other) => {
      // The pool would close an idle connection after ten seconds.
      await other.connection().execute(async (held) => {
        await sql`select 1`.execute(held);
        await expect(move(dataDir, address)).rejects.toThrow('is open in another process');
      });
    });
  });

  it('refuses a source that a server has open, and keeps servers out meanwhile', async () => {
    const [dataDir, address] = [await filledFolder(3), await newDatabaseAddress()];
    await inDatabase(dataDir, async (database) => {
      await database.selectFrom('learners').select('id').execute();
      await expect(move(dataDir, address)).rejects.toThrow('Stop the server first');
    });
    const { lines } = await move(dataDir, address, () =>
      expect(() => new DatabaseSync(databaseFile(dataDir)).exec('select * from learners')).toThrow('locked'),
    );
    expect(lines).not.toEqual([]);
  });

  it('brings a source of an earlier version up to date first, and takes no file of another app', async () => {
    const [dataDir, address] = [await emptyFolder(), await newDatabaseAddress()];
    await inDatabase(dataDir, (database) => makeEarlier(database, '013-database-pairs'));
    await move(dataDir, address);
    await inPlace(address, async (target) => expect(await isUpToDate(target, 'main')).toBe(true));
    const other = await emptyFolder();
    new DatabaseSync(databaseFile(other)).exec('create table letters (letter text)');
    await expect(move(other, await newDatabaseAddress())).rejects.toThrow('is no database of this app.');
  });
});
