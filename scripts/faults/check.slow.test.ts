import { copyFile, mkdtemp, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../server/database/connect.ts';
import { check } from './check.ts';
import type { History } from './history.ts';
import { checkUnavailable, LIMITS } from './probes.ts';
import { DATABASE_FILE, Scenario } from './scenario.ts';

const FILES = [DATABASE_FILE, `${DATABASE_FILE}-wal`];

let scenario: Scenario;
/** Holds a copy of the database. */
let folder = '';
beforeAll(async () => {
  scenario = await Scenario.start({ learners: 2 });
  await scenario.saveMore(20);
  await scenario.server.kill();
  folder = await mkdtemp(join(tmpdir(), 'copy-'));
  for (const file of FILES) await copyFile(join(scenario.server.dataDir, file), join(folder, file));
  await scenario.server.start();
}, 120_000);
afterAll(() => scenario.close());

const CORRUPTIONS: [name: string, corrupt: (database: Database, history: History) => Promise<unknown>][] = [
  [
    'a run that was deleted',
    (database, history) =>
      database.deleteFrom('gameRuns').where('runId', '=', acknowledged(history, 'run').id).execute(),
  ],
  [
    'an attempt that was deleted',
    (database, history) =>
      database.deleteFrom('letterQuizAttempts').where('attemptId', '=', acknowledged(history, 'attempt').id).execute(),
  ],
  [
    'points that were counted twice',
    (database, history) => addPoints(database, acknowledged(history, 'run').learnerId),
  ],
  [
    'a score that was changed',
    (database, history) =>
      database
        .updateTable('gameRuns')
        .set(({ eb }) => ({ score: eb('score', '+', 1) }))
        .where('runId', '=', acknowledged(history, 'run').id)
        .execute(),
  ],
  [
    'a run that was stored twice, with points',
    async (database, history) => {
      const { id, learnerId } = acknowledged(history, 'run');
      const run = await database.selectFrom('gameRuns').selectAll().where('runId', '=', id).executeTakeFirstOrThrow();
      const copy = { ...run, runId: crypto.randomUUID() };
      await database.insertInto('gameRuns').values(copy).execute();
      await addPoints(database, learnerId);
    },
  ],
  [
    'a verdict that was deleted',
    (database, history) =>
      database
        .updateTable('learners')
        .set({ dyslexia: null })
        .where('id', '=', acknowledged(history, 'attempt').learnerId)
        .execute(),
  ],
];

function addPoints(database: Database, learnerId: string): Promise<unknown> {
  const add = database.updateTable('learners').set(({ eb }) => ({ points: eb('points', '+', 10) }));
  return add.where('id', '=', learnerId).execute();
}

function acknowledged(history: History, wanted: 'run' | 'attempt') {
  const result = history.acknowledged.find(({ kind }) => kind === wanted);
  if (!result) throw new Error(`no ${wanted} was acknowledged`);
  return result;
}

describe('the check of a database', () => {
  it('finds nothing when nothing is wrong', async () => {
    expect(await scenario.check()).toEqual([]);
  });

  it.each(CORRUPTIONS)('finds %s', async (_name, corrupt) => {
    const copy = await openDatabase(await copyDatabase());
    expect(await check(copy, scenario.history)).toEqual([]);
    await corrupt(copy, scenario.history);
    expect(await check(copy, scenario.history)).not.toEqual([]);
    await copy.destroy();
  });

  it('finds a database that lost its latest commits, its write-ahead log or its pages', async () => {
    await scenario.saveMore(20);
    expect(await checkFile(await copyDatabase())).not.toEqual([]);
    expect(await checkFile(await copyDatabase([DATABASE_FILE]))).not.toEqual([]);
    const damaged = await copyDatabase([DATABASE_FILE]);
    await overwriteSecondHalf(damaged);
    expect((await checkFile(damaged)).join()).toMatch(/damaged|cannot be read/);
  });
});

async function copyDatabase(files = FILES): Promise<string> {
  const target = await mkdtemp(join(tmpdir(), 'copy-'));
  for (const file of files) await copyFile(join(folder, file), join(target, file));
  return join(target, DATABASE_FILE);
}

async function checkFile(file: string): Promise<string[]> {
  try {
    const database = await openDatabase(file);
    return await check(database, scenario.history).finally(() => database.destroy());
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

describe('the check of answers while the database is down', () => {
  const correct = { status: 503, tookMs: 10, signsOut: false };

  it('accepts a quick 503 that keeps the session', () => {
    expect(checkUnavailable([correct])).toEqual([]);
  });

  it.each([
    ['another status', { ...correct, status: 200 }],
    ['no response', { ...correct, status: 0 }],
    ['a late answer', { ...correct, tookMs: LIMITS.unavailableMs + 1 }],
    ['an answer that ends the session', { ...correct, signsOut: true }],
  ])('finds %s', (_name, probe) => {
    expect(checkUnavailable([correct, probe])).toHaveLength(1);
  });
});
