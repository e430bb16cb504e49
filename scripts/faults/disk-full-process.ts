import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCorruptions } from './corruption.ts';
import { checkReadOnly, runDiskFault } from './disk-fault.ts';
import { withScenario } from './scenario.ts';

// disk-full-process.ts run TIMES | control: prints the result as JSON. Must run in a mount namespace of its own.

/** Holds the database and its write-ahead log, which grows up to 16 MiB. */
const DISK_MIB = 64;
const BLOCK_BYTES = 4096;

const [command, times = '1'] = process.argv.slice(2);
const disk = mkdtempSync(join(tmpdir(), 'small-disk-'));
const filler = join(disk, 'filler');
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m`, 'none', disk]);
try {
  const result = await withScenario({ dataDir: join(disk, 'data') }, async (scenario) => {
    const fault = { description: 'the disk is full', begin: fillDisk, end: () => rm(filler) };
    if (command === 'run') return runDiskFault(scenario, Number(times), fault);
    await scenario.saveMore(20);
    const corrupted = await scenario.withDatabase((database) => checkCorruptions(database, scenario.history));
    return { ...corrupted, 'a disk with room': await checkReadOnly(scenario) };
  });
  process.stdout.write(JSON.stringify(result));
} finally {
  execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true });
}

async function fillDisk(): Promise<void> {
  const handle = await open(filler, 'a');
  try {
    for (;;) await handle.write(Buffer.alloc(BLOCK_BYTES, 1));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await handle.close();
  }
}
