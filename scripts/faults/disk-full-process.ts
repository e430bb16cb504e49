import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runDiskFault } from './disk-fault.ts';
import { withScenario } from './scenario.ts';

// disk-full-process.ts TIMES: fills a small disk with the database for a while, and prints the violations as JSON.
// Must run in a mount namespace of its own, so that the disk is unmounted when it ends.

/** Holds the database and its write-ahead log, which grows up to 16 MiB. */
const DISK_BYTES = 64 * 1024 ** 2;

const disk = mkdtempSync(join(tmpdir(), 'small-disk-'));
const filler = join(disk, 'filler');
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'none', disk]);
try {
  const fault = { begin: fillDisk, end: () => rm(filler) };
  const violations = await withScenario({ dataDir: join(disk, 'data') }, (scenario) =>
    runDiskFault(scenario, Number(process.argv[2]), fault),
  );
  process.stdout.write(JSON.stringify(violations));
} finally {
  execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true });
}

async function fillDisk(): Promise<void> {
  await writeFile(filler, Buffer.alloc(DISK_BYTES)).catch((error) => {
    if (error.code !== 'ENOSPC') throw error;
  });
}
