import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { IS_ROOT, NOBODY } from './unprivileged.ts';

const RECIPE = join(import.meta.dirname, '../../deploy/high-availability');
const PROGRAMS = ['patroni', 'etcd', 'haproxy'];
const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const START_MS = 120_000;

type Member = { name: string; port: number; apiPort: number; process: ChildProcess | null };
type MemberStatus = { name: string; role: string; state: string };

/** Whether Debian's packages patroni, etcd-server, haproxy and postgresql are installed. */
export function isPatroniInstalled(): boolean {
  const isFound = (program: string) => spawnSync('which', [program]).status === 0;
  return PROGRAMS.every(isFound) && postgresFolder() !== undefined;
}

/**
 * Two PostgreSQL servers with Patroni, one etcd and one haproxy, with the files of deploy/high-availability. Only addresses,
 * ports and folders are replaced.
 */
export class PatroniCluster {
  readonly #folder: string;
  readonly #members: Member[];
  readonly #ports: { etcd: number; etcdPeer: number; haproxy: number };
  readonly #processes: ChildProcess[] = [];

  private constructor(folder: string, ports: number[]) {
    const [first = 0, firstApi = 0, second = 0, secondApi = 0, etcd = 0, etcdPeer = 0, haproxy = 0] = ports;
    this.#folder = folder;
    this.#ports = { etcd, etcdPeer, haproxy };
    this.#members = [
      { name: 'db1', port: first, apiPort: firstApi, process: null },
      { name: 'db2', port: second, apiPort: secondApi, process: null },
    ];
  }

  /** Starts the cluster. Resolves when the second server is a standby. */
  static async start({ isSynchronous }: { isSynchronous: boolean }): Promise<PatroniCluster> {
    const folder = mkdtempSync(join(IS_ROOT ? '/tmp' : tmpdir(), 'thembstudy-patroni-'));
    if (IS_ROOT) chownSync(folder, NOBODY, NOBODY);
    const cluster = new PatroniCluster(folder, await freePorts(7));
    process.once('exit', () => cluster.#kill());
    try {
      cluster.#startEtcd();
      cluster.#startHaproxy();
      for (const member of cluster.#members) cluster.#startPatroni(member, isSynchronous);
      await cluster.untilWhole({ isSynchronous });
    } catch (error) {
      await cluster.stop();
      throw error;
    }
    return cluster;
  }

  /** The address of a new database through haproxy, owned by a role that is no superuser, as docs/high-availability.md says. */
  async createDatabase(): Promise<string> {
    const client = new Client({ connectionString: this.#addressOf('postgres:SUPERUSER_PASSWORD', 'postgres') });
    await client.connect();
    await client.query("create role thembstudy login password 'APP_PASSWORD'");
    await client.query('grant pg_monitor to thembstudy');
    await client.query('create database thembstudy owner thembstudy template template0');
    await client.end();
    return this.#addressOf('thembstudy:APP_PASSWORD', 'thembstudy');
  }

  /** Kills Patroni and every process of PostgreSQL on the machine of the primary. Returns its name. */
  async killPrimary(): Promise<string> {
    const name = (await this.primary()) ?? '';
    const member = this.#members.find((each) => each.name === name);
    if (!member) throw new Error('no primary');
    this.#killAll(member);
    member.process = null;
    return name;
  }

  /** Starts Patroni again on the machine that was killed. */
  revive(name: string): void {
    const member = this.#members.find((each) => each.name === name);
    if (member) member.process = this.#spawn('patroni', [join(this.#folder, `${name}.yml`)]);
  }

  /** The name of the primary; undefined while there is none. */
  async primary(): Promise<string | undefined> {
    return (await this.#status()).find(({ role, state }) => role === 'leader' && state === 'running')?.name;
  }

  /** Waits until there are a primary and a standby that follows it, in this mode. */
  async untilWhole({ isSynchronous }: { isSynchronous: boolean }): Promise<void> {
    const standby = isSynchronous ? 'sync_standby' : 'replica';
    await until(START_MS, 'a primary and a standby', async () => {
      const members = await this.#status();
      const hasPrimary = members.some(({ role, state }) => role === 'leader' && state === 'running');
      return hasPrimary && members.some(({ role, state }) => role === standby && /^(running|streaming)$/.test(state));
    });
    await until(START_MS, 'haproxy leads to the primary', () => this.#isReached());
  }

  async stop(): Promise<void> {
    this.#kill();
    await sleep(200);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #kill(): void {
    for (const member of this.#members) this.#killAll(member);
    for (const child of this.#processes) child.kill('SIGKILL');
  }

  /** Patroni's process is not the parent of PostgreSQL's. */
  #killAll({ name, process: patroni }: Member): void {
    if (!patroni) return;
    const postgres = postmasterIn(join(this.#folder, name, 'data'));
    const all = () => [Number(patroni.pid), postgres].filter((pid) => pid > 0).flatMap(descendantsOf);
    // A stopped process starts no more processes.
    for (const pid of all()) signal(pid, 'SIGSTOP');
    for (const pid of all()) signal(pid, 'SIGKILL');
  }

  #addressOf(account: string, database: string): string {
    return `postgres://${account}@127.0.0.1:${this.#ports.haproxy}/${database}`;
  }

  async #isReached(): Promise<boolean> {
    const client = new Client({ connectionString: this.#addressOf('postgres:SUPERUSER_PASSWORD', 'postgres') });
    const isReached = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    return isReached;
  }

  /** The members as Patroni on any machine sees them. */
  async #status(): Promise<MemberStatus[]> {
    for (const { apiPort } of this.#members) {
      const answer = await fetch(`http://127.0.0.1:${apiPort}/cluster`, { signal: AbortSignal.timeout(2000) }).catch(
        () => null,
      );
      if (answer) return ((await answer.json()) as { members: MemberStatus[] }).members;
    }
    return [];
  }

  #startEtcd(): void {
    const { etcd, etcdPeer } = this.#ports;
    const client = `http://127.0.0.1:${etcd}`;
    const peer = `http://127.0.0.1:${etcdPeer}`;
    const flags = [
      ['--data-dir', join(this.#folder, 'etcd')],
      ['--name', 'db1'],
      ['--listen-client-urls', client],
      ['--advertise-client-urls', client],
      ['--listen-peer-urls', peer],
      ['--initial-advertise-peer-urls', peer],
      ['--initial-cluster', `db1=${peer}`],
    ];
    this.#spawn('etcd', flags.flat());
  }

  #startHaproxy(): void {
    const file = join(this.#folder, 'haproxy.cfg');
    const [first, second] = this.#members as [Member, Member];
    const configuration = readFileSync(join(RECIPE, 'haproxy.cfg'), 'utf8')
      .replace(/^( +bind .*):5000"$/m, `$1:${this.#ports.haproxy}"`)
      .replace('check port 8008 ', 'check ')
      .replace('db1.example.org:5432', `127.0.0.1:${first.port} port ${first.apiPort}`)
      .replace('db2.example.org:5432', `127.0.0.1:${second.port} port ${second.apiPort}`);
    writeFileSync(file, configuration);
    this.#spawn('haproxy', ['-db', '-f', file]);
  }

  #startPatroni(member: Member, isSynchronous: boolean): void {
    const { name, port, apiPort } = member;
    const home = join(this.#folder, name);
    mkdirSync(home, { mode: 0o700 });
    if (IS_ROOT) chownSync(home, NOBODY, NOBODY);
    const file = join(this.#folder, `${name}.yml`);
    const etcdHosts = ['db1', 'db2', 'witness'].map((host) => `    - ${host}.example.org:2379\n`).join('');
    const configuration = readFileSync(join(RECIPE, 'patroni.yml'), 'utf8')
      .replace(etcdHosts, `    - 127.0.0.1:${this.#ports.etcd}\n`)
      .replace('name: db1', `name: ${name}`)
      .replace(/(0\.0\.0\.0|db1\.example\.org):8008/g, `127.0.0.1:${apiPort}`)
      .replace(/(0\.0\.0\.0|db1\.example\.org):5432/g, `127.0.0.1:${port}`)
      .replace('/var/lib/postgresql/thembstudy', join(home, 'data'))
      .replace('/var/lib/postgresql/patroni.pgpass', join(home, 'pgpass'))
      .replace('/usr/lib/postgresql/17/bin', `${postgresFolder()}/bin`)
      .replaceAll('10.0.0.0/24', '127.0.0.1/32')
      .replace('synchronous_mode: true', `synchronous_mode: ${isSynchronous}`)
      .replace(/^( +)jit: .*$/m, `$&\n$1unix_socket_directories: ${this.#folder}`);
    writeFileSync(file, configuration);
    chmodSync(file, 0o644);
    member.process = this.#spawn('patroni', [file]);
  }

  #spawn(program: string, args: string[]): ChildProcess {
    const account = IS_ROOT ? { uid: NOBODY, gid: NOBODY } : {};
    const log = process.env.PATRONI_OUTPUT ? 'inherit' : 'ignore';
    const child = spawn(program, args, { ...account, cwd: this.#folder, stdio: ['ignore', log, log] });
    this.#processes.push(child);
    return child;
  }
}

/** The folder of the newest PostgreSQL of Debian. */
function postgresFolder(): string | undefined {
  try {
    const versions = readdirSync(DEBIAN_POSTGRES).sort((a, b) => Number(b) - Number(a));
    return versions[0] && join(DEBIAN_POSTGRES, versions[0]);
  } catch {
    return undefined;
  }
}

async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const ports = probes.map((probe) => (probe.address() as { port: number }).port);
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}

/** A process and all that it started. */
function descendantsOf(root: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'ppid=,pid='], { encoding: 'utf8' });
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const found = [root];
  for (const parent of found) for (const [of, pid = 0] of pairs) if (of === parent) found.push(pid);
  return found;
}

/** The process id of PostgreSQL on this data; 0 when it does not run. */
function postmasterIn(data: string): number {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return 0;
  }
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGKILL'): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended already.
  }
}

async function until(withinMs: number, description: string, condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`not within ${withinMs} ms: ${description}`);
    await sleep(200);
  }
}
