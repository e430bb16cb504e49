import { copyFile, mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { openDatabase } from '../../server/database/connect.ts';
import { check } from './check.ts';
import type { Fault, Outcome } from './fault.ts';
import { withLosses } from './loss.ts';
import { inScene, type Scene } from './scene.ts';

const LONGEST_LOAD_MS = 80;
const FILES = ['thembstudy.sqlite', 'thembstudy.sqlite-wal'] as const;

export const killsUnderLoad: Fault = {
  name: 'kills-under-load',
  times: 200,
  run: (times) => inScene({}, (scene) => killOften(scene, times)),
  control: () => inScene({}, losses),
};

/** Kills the server again and again while results are written: at any instant after the first was acknowledged. */
export async function killOften(scene: Scene, times: number): Promise<Outcome> {
  const broken: string[] = [];
  for (let time = 1; time <= times && broken.length === 0; time += 1) {
    await killOnce(scene);
    await scene.server.start();
    await scene.sendAgain();
    broken.push(...(await scene.check()));
  }
  return { broken, seen: `${scene.ledger.acknowledgedCount} results acknowledged` };
}

function killOnce(scene: Scene): Promise<void> {
  return scene.whilePlaying(async () => {
    await scene.moreAcknowledged(1);
    await after(Math.random() * LONGEST_LOAD_MS);
    await scene.server.kill();
  });
}

/** What the check says of a database that lost something, as one that does not wait for the disk would. */
export async function losses(scene: Scene): Promise<Record<string, string[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'older-'));
  try {
    await scene.whilePlaying(() => scene.moreAcknowledged(50));
    await scene.server.kill();
    await copyData(scene, folder, FILES);
    await scene.server.start();
    await scene.whilePlaying(() => scene.moreAcknowledged(20));
    await scene.server.kill();
    const older = await checkCopy(scene, folder);
    await copyData(scene, folder, FILES.slice(0, 1));
    const withoutLog = await checkCopy(scene, folder);
    const found = await scene.inDatabase((database) => withLosses(database, scene.ledger));
    await copyData(scene, folder, FILES.slice(0, 1));
    await damage(join(folder, FILES[0]));
    const damaged = await checkCopy(scene, folder);
    return {
      ...found,
      'an older copy put back': older,
      'the write-ahead log lost': withoutLog,
      'pages overwritten': damaged,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function copyData({ server }: Scene, folder: string, files: readonly string[]): Promise<void> {
  for (const file of await readdir(folder)) await rm(join(folder, file));
  for (const file of files) await copyFile(join(server.dataDir, file), join(folder, file));
}

async function checkCopy({ ledger }: Scene, folder: string): Promise<string[]> {
  try {
    const database = await openDatabase(join(folder, FILES[0]));
    return await check(database, ledger).finally(() => database.destroy());
  } catch (error) {
    return [`the file cannot be read: ${(error as Error).message}`];
  }
}

/** Overwrites everything but the first pages, which say what there is. */
async function damage(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  const { size } = await handle.stat();
  await handle.write(Buffer.alloc(size / 2, 7), 0, size / 2, size / 2);
  await handle.close();
}
