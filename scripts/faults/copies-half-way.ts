import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { openDatabase } from '../../server/database/connect.ts';
import { isUpToDate } from '../../server/database/migrations/index.ts';
import { PATIENT } from '../../server/database/postgres.ts';
import { listBackups } from '../../server/operations/backup-files.ts';
import { countLearners, databaseFile, filledFolder } from '../../server/testing/data-folder.ts';
import { runScript } from '../run-script.ts';
import type { Outcome } from './fault.ts';

const SOURCE = { learners: 300, runsOfEach: 40 } as const;
const RUNS = SOURCE.learners * SOURCE.runsOfEach;
const BEFORE = 3;
const { NODE_COMPILE_CACHE = '' } = process.env;

/** Backups are whole or not there; a restore leaves what was there before, or all of what was restored. */
export async function backupsHalfWay(times: number): Promise<Outcome> {
  const source = await filledFolder(SOURCE.learners, SOURCE.runsOfEach);
  const target = await filledFolder(BEFORE);
  try {
    const tookMs = await run('backup', [], source);
    const broken: string[] = [];
    for (let time = 1; time <= times && broken.length === 0; time += 1) {
      await kill('backup', [], source, tookMs);
      const [backup] = await listBackups(join(source, 'backups'), 'main');
      const words = ['--from', backup?.file ?? ''];
      await kill('restore', words, target, tookMs);
      const left = await countLearners(target);
      if (left !== BEFORE && left !== SOURCE.learners) broken.push(`a restore left ${left} learners`);
      await run('restore', words, target);
      const restored = await countLearners(target);
      if (restored !== SOURCE.learners) broken.push(`a backup brought back ${restored} learners`);
    }
    return { broken, seen: `${times} backups and restores killed` };
  } finally {
    for (const folder of [source, target]) await rm(folder, { recursive: true, force: true });
  }
}

/** A move to PostgreSQL that was interrupted is begun anew, and moves everything. */
export async function copiesHalfWay(newDatabase: () => Promise<string>, times: number): Promise<Outcome> {
  const source = await filledFolder(SOURCE.learners, SOURCE.runsOfEach);
  const wordsTo = (address: string) => ['--from', databaseFile(source), '--to', address];
  try {
    const tookMs = await run('move-data', wordsTo(await newDatabase()), source);
    const broken: string[] = [];
    const target = await newDatabase();
    for (let time = 1; time <= times; time += 1) await kill('move-data', wordsTo(target), source, tookMs);
    if (!(await isWhole(target))) await run('move-data', wordsTo(target), source);
    if (!(await isWhole(target))) broken.push('a move that was interrupted did not move everything');
    return { broken, seen: `${times} moves to PostgreSQL killed` };
  } finally {
    await rm(source, { recursive: true, force: true });
  }
}

async function isWhole(address: string): Promise<boolean> {
  const database = await openDatabase(address, PATIENT);
  try {
    if (!(await isUpToDate(database, 'main'))) return false;
    return (await database.selectFrom('gameRuns').select('runId').execute()).length === RUNS;
  } finally {
    await database.destroy();
  }
}

/** Gives the milliseconds that it took. */
async function run(name: string, words: string[], dataDir: string): Promise<number> {
  const begunAt = performance.now();
  const { status, stderr } = await runScript(name, words, { DATA_DIR: dataDir, NODE_COMPILE_CACHE });
  if (status !== 0) throw new Error(`${name} ended with ${status}: ${stderr}`);
  return performance.now() - begunAt;
}

/** Ends it as a power cut would, at some instant of its time. */
async function kill(name: string, words: string[], dataDir: string, tookMs: number): Promise<void> {
  await runScript(name, words, { DATA_DIR: dataDir, NODE_COMPILE_CACHE }, async (child) => {
    await after(Math.random() * tookMs);
    child.kill('SIGKILL');
  });
}
