import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort, isListening } from '../../server/testing/servers/free-port.ts';
import { IS_ROOT, UNPRIVILEGED } from './unprivileged.ts';

type Settings = { poolMode: 'transaction' | 'session'; ignoresParameters: boolean };

const IGNORED = 'options,lock_timeout,statement_timeout,idle_in_transaction_session_timeout';

export function isPgBouncerInstalled(): boolean {
  return spawnSync('pgbouncer', ['--version']).error === undefined;
}

/**
 * Runs PgBouncer before a database until the test ends.
 * @returns the address of the database behind it
 */
export async function startPgBouncer(address: string, { poolMode, ignoresParameters }: Settings): Promise<string> {
  const { hostname, port: serverPort, pathname, username } = new URL(address);
  const folder = await mkdtemp('/tmp/thembstudy-pgbouncer-');
  const port = await freePort();
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${serverPort}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
    `auth_type = trust\nauth_file = ${folder}/users`,
    `pool_mode = ${poolMode}`,
    ...(ignoresParameters ? [`ignore_startup_parameters = ${IGNORED}`] : []),
  ];
  await writeFile(join(folder, 'pgbouncer.ini'), lines.join('\n'));
  await writeFile(join(folder, 'users'), `"${username}" ""\n`);
  // It does not run as root.
  await chmod(folder, 0o755);
  const [command = '', ...words] = [...(IS_ROOT ? UNPRIVILEGED : []), 'pgbouncer', join(folder, 'pgbouncer.ini')];
  const child = spawn(command, words, { stdio: 'ignore' });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
    await rm(folder, { recursive: true });
  });
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`);
    await sleep(20);
  }
  return `postgres://${username}@127.0.0.1:${port}${pathname}`;
}
