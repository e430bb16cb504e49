import { comeAndGo, whileNothingIsKept } from './come-and-go.ts';
import type { Fault } from './fault.ts';
import { withLosses } from './loss.ts';
import { inScene, type Scene } from './scene.ts';
import { SmallDisk } from './small-disk.ts';

/** Room for the database, and for its log before that is moved into the database (16 MiB). */
const MEGABYTES = 64;

/** The database lies on a disk that is full for a while. */
export const diskFull: Fault = {
  name: 'disk-full',
  times: 10,
  run: (times) =>
    onSmallDisk((scene, disk) =>
      comeAndGo(scene, times, { begin: () => disk.fill(), end: () => disk.makeRoom() }, 'the disk is full'),
    ),
  control: () =>
    onSmallDisk(async (scene) => {
      await scene.whilePlaying(() => scene.moreAcknowledged(20));
      const found = await scene.inDatabase((database) => withLosses(database, scene.ledger));
      return { ...found, 'a disk with room': await whileNothingIsKept(scene, 'there is room') };
    }),
};

async function onSmallDisk<Result>(work: (scene: Scene, disk: SmallDisk) => Promise<Result>): Promise<Result> {
  if (!SmallDisk.isPossible()) throw new Error('this machine allows no small disk: unshare and nsenter are needed');
  const disk = await SmallDisk.make(MEGABYTES);
  const settings = { dataDir: disk.folder, seenAt: disk.seenFromOutside, running: { under: disk.under } };
  return inScene(settings, (scene) => work(scene, disk)).finally(() => disk.discard());
}
