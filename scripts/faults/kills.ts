import { copyFile, mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../server/database/connect.ts';
import { withPostgres } from '../postgres-process.ts';
import { check } from './check.ts';
import { checkCorruptions, corruptionControl } from './corruption.ts';
import type { Fault, Outcome } from './fault.ts';
import { DATABASE_FILE, type Scenario, withScenario } from './scenario.ts';

const MOST_SAVING_MS = 80;
const FILES = [DATABASE_FILE, `${DATABASE_FILE}-wal`];

export const killsOnSqlite: Fault = {
  name: 'kills-on-sqlite',
  times: 200,
  run: (times) => withScenario({}, (scenario) => killRepeatedly(scenario, times)),
  control: () => withScenario({}, checkLosses),
};

export const killsOnPostgres: Fault = {
  name: 'kills-on-postgres',
  times: 50,
  run: (times) =>
    withPostgres((databaseUrl) => withScenario({ databaseUrl }, (scenario) => killRepeatedly(scenario, times))),
  control: () => withPostgres((databaseUrl) => corruptionControl({ databaseUrl })),
};

/** Kills the server while results are saved, at a random time after the first acknowledgement. */
export async function killRepeatedly(scenario: Scenario, times: number): Promise<Outcome> {
  const violations: string[] = [];
  for (let time = 1; time <= times && violations.length === 0; time += 1) {
    await scenario.whileSaving(async () => {
      await scenario.moreAcknowledged(1);
      await sleep(Math.random() * MOST_SAVING_MS);
      await scenario.server.kill();
    });
    await scenario.server.start();
    await scenario.resendAll();
    violations.push(...(await scenario.check()));
  }
  return { violations, summary: `${scenario.history.acknowledgedCount} results acknowledged` };
}

/** What the check reports of databases that lost data, as one without fsync would after a power cut. */
export async function checkLosses(scenario: Scenario): Promise<Record<string, string[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'lost-data-'));
  try {
    await scenario.saveMore(50);
    await copyDatabase(scenario, folder, FILES);
    await scenario.saveMore(20);
    const olderCopy = await checkCopy(scenario, folder);
    await copyDatabase(scenario, folder, [DATABASE_FILE]);
    const withoutLog = await checkCopy(scenario, folder);
    await copyDatabase(scenario, folder, [DATABASE_FILE]);
    await overwriteSecondHalf(join(folder, DATABASE_FILE));
    const damaged = await checkCopy(scenario, folder);
    const corrupted = await scenario.withDatabase((database) => checkCorruptions(database, scenario.history));
    return {
      ...corrupted,
      'an older copy restored': olderCopy,
      'the write-ahead log deleted': withoutLog,
      'pages overwritten': damaged,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies the database of the server, which is killed meanwhile. */
async function copyDatabase({ server }: Scenario, folder: string, files: readonly string[]): Promise<void> {
  await server.kill();
  for (const file of await readdir(folder)) await rm(join(folder, file));
  for (const file of files) await copyFile(join(server.dataDir, file), join(folder, file));
  await server.start();
}

async function checkCopy({ history }: Scenario, folder: string): Promise<string[]> {
  try {
    const database = await openDatabase(join(folder, DATABASE_FILE));
    return await check(database, history).finally(() => database.destroy());
  } catch (error) {
    return [`the file cannot be read: ${(error as Error).message}`];
  }
}

async function overwriteSecondHalf(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  const half = Math.floor((await handle.stat()).size / 2);
  await handle.write(Buffer.alloc(half, 7), 0, half, half);
  await handle.close();
}
