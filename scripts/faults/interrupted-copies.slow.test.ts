import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openDatabase } from '../../server/database/connect.ts';
import { isUpToDate } from '../../server/database/migrations/index.ts';
import { JOB_POOL } from '../../server/database/postgres.ts';
import { listBackups } from '../../server/operations/backup.ts';
import { countLearners, databaseFile, filledFolder } from '../../server/testing/databases/data-folder.ts';
import { runScript } from '../run-script.ts';
import { withPostgres } from '../servers/postgres-process.ts';
import { faultTimes } from './scenario.ts';

const SOURCE = { learners: 300, runsOfEach: 40 } as const;
const LEARNERS_BEFORE = 3;

it('a killed backup leaves no partial one, and a killed restore leaves the old or the new database', async () => {
  const source = await filledFolder(SOURCE.learners, SOURCE.runsOfEach);
  const target = await filledFolder(LEARNERS_BEFORE);
  const tookMs = await run('backup', [], source);
  for (let time = 1; time <= faultTimes(15); time += 1) {
    await kill('backup', [], source, tookMs);
    const [backup] = await listBackups(join(source, 'backups'), 'main');
    const args = ['--from', backup?.file ?? ''];
    await kill('restore', args, target, tookMs);
    expect([LEARNERS_BEFORE, SOURCE.learners]).toContain(await countLearners(target));
    await run('restore', args, target);
    expect(await countLearners(target)).toBe(SOURCE.learners);
  }
});

it('a move to PostgreSQL that was killed can be started again and moves everything', async () => {
  const source = await filledFolder(SOURCE.learners, SOURCE.runsOfEach);
  const argsTo = (address: string) => ['--from', databaseFile(source), '--to', address];
  await withPostgres(async (target, postgres) => {
    const tookMs = await run('move-data', argsTo(await postgres.createDatabase()), source);
    for (let time = 1; time <= faultTimes(15); time += 1) await kill('move-data', argsTo(target), source, tookMs);
    if (!(await isComplete(target))) await run('move-data', argsTo(target), source);
    expect(await isComplete(target)).toBe(true);
  });
});

async function isComplete(address: string): Promise<boolean> {
  const database = await openDatabase(address, JOB_POOL);
  try {
    if (!(await isUpToDate(database, 'main'))) return false;
    const runs = await database.selectFrom('gameRuns').select('runId').execute();
    return runs.length === SOURCE.learners * SOURCE.runsOfEach;
  } finally {
    await database.destroy();
  }
}

/** Returns the milliseconds that the script took. */
async function run(name: string, args: string[], dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const { status, stderr } = await runScript(name, args, { DATA_DIR: dataDir });
  expect([name, status, stderr]).toEqual([name, 0, '']);
  return performance.now() - startedAt;
}

/** Kills the script at a random time. */
async function kill(name: string, args: string[], dataDir: string, tookMs: number): Promise<void> {
  await runScript(name, args, { DATA_DIR: dataDir }, async (child) => {
    await sleep(Math.random() * tookMs);
    child.kill('SIGKILL');
  });
}
