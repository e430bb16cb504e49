import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Fault } from './fault.ts';

const run = promisify(execFile);

/** The database is on a disk that is full for a while. Needs Linux and the right to make name spaces. */
export const diskFull: Fault = {
  name: 'disk-full',
  times: 10,
  run: (times) => inMountNamespace(['run', String(times)]),
  control: () => inMountNamespace(['control']),
};

/** In a mount namespace of its own, a process may mount a small disk, which disappears with the process. */
async function inMountNamespace<Result>(args: string[]): Promise<Result> {
  const script = ['scripts/faults/disk-full-process.ts', ...args];
  const { stdout } = await run('unshare', ['--map-root-user', '--mount', process.execPath, ...script]);
  return JSON.parse(stdout);
}
