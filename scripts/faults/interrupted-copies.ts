import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listBackups } from '../../server/backup/backup-files.ts';
import { openDatabase } from '../../server/database/connect.ts';
import { isUpToDate } from '../../server/database/migrations/index.ts';
import { PATIENT } from '../../server/database/postgres.ts';
import { countLearners, databaseFile, filledFolder } from '../../server/testing/data-folder.ts';
import { runScript } from '../run-script.ts';
import type { Outcome } from './fault.ts';

const SOURCE = { learners: 300, runsOfEach: 40 } as const;
const LEARNERS_BEFORE = 3;
const { NODE_COMPILE_CACHE = '' } = process.env;

/** A killed backup leaves no partial file; a killed restore leaves the old or the new database. */
export async function killBackups(times: number): Promise<Outcome> {
  const source = await filledFolder(SOURCE.learners, SOURCE.runsOfEach);
  const target = await filledFolder(LEARNERS_BEFORE);
  try {
    const tookMs = await run('backup', [], source);
    const violations: string[] = [];
    for (let time = 1; time <= times && violations.length === 0; time += 1) {
      await kill('backup', [], source, tookMs);
      const [backup] = await listBackups(join(source, 'backups'), 'main');
      const args = ['--from', backup?.file ?? ''];
      await kill('restore', args, target, tookMs);
      const left = await countLearners(target);
      if (left !== LEARNERS_BEFORE && left !== SOURCE.learners) violations.push(`a restore left ${left} learners`);
      await run('restore', args, target);
      const restored = await countLearners(target);
      if (restored !== SOURCE.learners) violations.push(`a backup had ${restored} learners`);
    }
    return { violations, summary: `${times} backups and restores killed` };
  } finally {
    for (const folder of [source, target]) await rm(folder, { recursive: true, force: true });
  }
}

/** A move that was killed can be started again and then moves everything. */
export async function killMoves(newDatabase: () => Promise<string>, times: number): Promise<Outcome> {
  const source = await filledFolder(SOURCE.learners, SOURCE.runsOfEach);
  const argsTo = (address: string) => ['--from', databaseFile(source), '--to', address];
  try {
    const tookMs = await run('move-data', argsTo(await newDatabase()), source);
    const target = await newDatabase();
    for (let time = 1; time <= times; time += 1) await kill('move-data', argsTo(target), source, tookMs);
    if (!(await isComplete(target))) await run('move-data', argsTo(target), source);
    const violations = (await isComplete(target)) ? [] : ['a move that was killed did not move everything'];
    return { violations, summary: `${times} moves to PostgreSQL killed` };
  } finally {
    await rm(source, { recursive: true, force: true });
  }
}

async function isComplete(address: string): Promise<boolean> {
  const database = await openDatabase(address, PATIENT);
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
  const { status, stderr } = await runScript(name, args, { DATA_DIR: dataDir, NODE_COMPILE_CACHE });
  if (status !== 0) throw new Error(`${name} ended with ${status}: ${stderr}`);
  return performance.now() - startedAt;
}

/** Kills the script at a random time. */
async function kill(name: string, args: string[], dataDir: string, tookMs: number): Promise<void> {
  await runScript(name, args, { DATA_DIR: dataDir, NODE_COMPILE_CACHE }, async (child) => {
    await sleep(Math.random() * tookMs);
    child.kill('SIGKILL');
  });
}
