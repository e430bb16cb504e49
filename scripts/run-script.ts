import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_ROOT, UNPRIVILEGED } from './servers/unprivileged.ts';

type Outcome = { status: number | null; stdout: string; stderr: string };

/** Runs a script of this folder with only these settings. `whileRunning` is called with its process. */
export function runScript(
  name: string,
  args: string[],
  settings: Record<string, string>,
  whileRunning?: (child: ChildProcess) => Promise<void>,
): Promise<Outcome> {
  return run(process.execPath, [`scripts/${name}.ts`, ...args], settings, whileRunning);
}

/** The same as a user who cannot write files of root. */
export function runScriptUnprivileged(name: string, args: string[], settings: Record<string, string>) {
  const [command = '', ...words] = [...(IS_ROOT ? UNPRIVILEGED : []), process.execPath, `scripts/${name}.ts`, ...args];
  return run(command, words, settings);
}

/** The same with a limit on the size of files, as on a full disk. */
export function runScriptWithRoomFor(mostKiB: number, name: string, args: string[], settings: Record<string, string>) {
  const command = `ulimit -f ${mostKiB * 2}; exec "$0" "$@"`;
  return run('/bin/sh', ['-c', command, process.execPath, `scripts/${name}.ts`, ...args], settings);
}

/** Lets processes share compiled code. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(tmpdir(), 'compiled') };

async function run(
  command: string,
  args: string[],
  settings: Record<string, string>,
  whileRunning?: (child: ChildProcess) => Promise<void>,
): Promise<Outcome> {
  const env = { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, ...COMPILE_CACHE, ...settings };
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text) => {
      output[name] += text;
    });
  const ended = once(child, 'close');
  await whileRunning?.(child);
  const [status] = await ended;
  return { status, ...output };
}
