import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { comeAndGo, type Trouble, whileNothingIsKept } from './come-and-go.ts';
import type { Fault, Outcome } from './fault.ts';
import { withLosses } from './loss.ts';
import { inScene, type Scene } from './scene.ts';

const SOURCE = fileURLToPath(new URL('input-output-errors.c', import.meta.url));
/** Blocks of 512 bytes beyond which no file may grow: less than the tables and the log of some results take. */
const MOST_BLOCKS = 6000;

/**
 * A disk that fails. Where there is a C compiler, writing and keeping fail for a while under the running server; and
 * everywhere, no file may grow beyond a size, which SQLite takes for such a fault as well.
 */
export const inputOutputErrors: Fault = {
  name: 'input-output-errors',
  times: 10,
  async run(times) {
    const limited = await withShortFiles();
    const failing = await withFailingDisk((scene, trouble) => comeAndGo(scene, times, trouble, 'the disk fails'));
    if (failing === null) return { ...limited, seen: `${limited.seen}; no C compiler, so only files that cannot grow` };
    return { broken: [...limited.broken, ...failing.broken], seen: `${limited.seen}; then ${failing.seen}` };
  },
  control: () =>
    inScene({ players: 2 }, async (scene) => {
      await scene.whilePlaying(() => scene.moreAcknowledged(20));
      const found = await scene.inDatabase((database) => withLosses(database, scene.ledger));
      return { ...found, 'a disk that works': await whileNothingIsKept(scene, 'the disk works') };
    }),
};

async function withFailingDisk(work: (scene: Scene, trouble: Trouble) => Promise<Outcome>): Promise<Outcome | null> {
  const folder = await mkdtemp(join(tmpdir(), 'faulty-'));
  try {
    const [library, flag] = [join(folder, 'faulty.so'), join(folder, 'is-faulty')];
    const words = ['-shared', '-fPIC', '-O1', '-o', library, SOURCE, '-ldl'];
    if (process.platform !== 'linux' || spawnSync('cc', words).status !== 0) return null;
    const trouble = { begin: () => writeFile(flag, ''), end: () => rm(flag) };
    const environment = { LD_PRELOAD: library, FAULTY_DISK: flag };
    return await inScene({ environment }, (scene) => work(scene, trouble));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Everybody plays until no file can grow any more; then the server starts again without that limit. */
async function withShortFiles(): Promise<Outcome> {
  const under = ['/bin/sh', '-c', `[ -e "$DATA_DIR/unlimited" ] || ulimit -f ${MOST_BLOCKS}; exec "$0" "$@"`];
  return inScene({ running: { under } }, async (scene) => {
    const broken: string[] = [];
    await scene.whilePlaying(async () => {
      await scene.untilPutOff();
      broken.push(...(await whileNothingIsKept(scene, 'no file may grow')));
    });
    if (!scene.server.isRunning) broken.push('the server did not stay alive');
    await scene.server.kill();
    await writeFile(join(scene.server.dataDir, 'unlimited'), '');
    await scene.server.start();
    await scene.sendAgain();
    broken.push(...(await scene.check()));
    return { broken, seen: `${scene.ledger.acknowledgedCount} results acknowledged where no file may grow` };
  });
}
