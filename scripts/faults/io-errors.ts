import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCorruptions } from './corruption.ts';
import { checkReadOnly, runDiskFault } from './disk-fault.ts';
import type { Fault } from './fault.ts';
import { type Scenario, withScenario } from './scenario.ts';

const SOURCE = fileURLToPath(new URL('io-errors.c', import.meta.url));

/** The disk fails each write and fsync for a while. Needs Linux and a C compiler. */
export const ioErrors: Fault = {
  name: 'io-errors',
  times: 10,
  run: (times) =>
    withFailingDisk((scenario, flag) => {
      const fault = { description: 'the disk fails', begin: () => writeFile(flag, ''), end: () => rm(flag) };
      return runDiskFault(scenario, times, fault);
    }),
  control: () =>
    withFailingDisk(async (scenario) => {
      await scenario.saveMore(20);
      const corrupted = await scenario.withDatabase((database) => checkCorruptions(database, scenario.history));
      return { ...corrupted, 'a disk that works': await checkReadOnly(scenario) };
    }),
};

/** Writes of the server fail while the file `flag` exists. */
async function withFailingDisk<Result>(work: (scenario: Scenario, flag: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'io-errors-'));
  try {
    const [library, flag] = [join(folder, 'io-errors.so'), join(folder, 'flag')];
    execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, SOURCE, '-ldl']);
    const environment = { LD_PRELOAD: library, IO_ERRORS_FLAG: flag };
    return await withScenario({ environment }, (scenario) => work(scenario, flag));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
