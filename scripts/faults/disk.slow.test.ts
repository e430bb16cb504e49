import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { checkReadOnly, runDiskFault } from './disk-fault.ts';
import { faultTimes, withScenario } from './scenario.ts';

const IO_ERRORS = fileURLToPath(new URL('io-errors.c', import.meta.url));
const READ_ONLY = 'writes get 503, reads go on, and afterwards nothing is lost';

// Needs Linux and the right to create name spaces.
it(`while the disk is full, ${READ_ONLY}`, async () => {
  const script = [process.execPath, 'scripts/faults/disk-full-process.ts', String(faultTimes(10))];
  const { stdout } = await promisify(execFile)('unshare', ['--map-root-user', '--mount', ...script]);
  expect(JSON.parse(stdout)).toEqual([]);
});

// Needs Linux and a C compiler.
it(`while each write and fsync fails, ${READ_ONLY}`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'io-errors-'));
  const [library, flag] = [join(folder, 'io-errors.so'), join(folder, 'flag')];
  execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, IO_ERRORS, '-ldl']);
  const environment = { LD_PRELOAD: library, IO_ERRORS_FLAG: flag };
  const fault = { begin: () => writeFile(flag, ''), end: () => rm(flag) };
  const violations = await withScenario({ environment }, (scenario) => runDiskFault(scenario, faultTimes(10), fault));
  expect(violations).toEqual([]);
});

it('a server that goes on writing would be noticed', async () => {
  expect(await withScenario({ learners: 1 }, (scenario) => checkReadOnly(scenario, 20))).not.toEqual([]);
});
