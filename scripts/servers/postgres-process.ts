import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

const SERVER = fileURLToPath(new URL('postgres-server.ts', import.meta.url));

/** A PostgreSQL server on temporary data, run by postgres-server.ts. It stops when this process ends. */
export class PostgresProcess {
  /** Address of the default database. */
  address = '';
  readonly #process;
  readonly #lines: AsyncIterator<string>;

  private constructor(args: string[]) {
    this.#process = spawn(process.execPath, [SERVER, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
  }

  /** `isDurable`: with fsync, so that a commit survives `kill`. `replicates`: with room for standbys. */
  static async start({ isDurable, replicates = false }: { isDurable: boolean; replicates?: boolean }) {
    const flags = [...(isDurable ? ['--durable'] : []), ...(replicates ? ['--replicates'] : [])];
    const postgres = new PostgresProcess(flags);
    const { value } = await postgres.#lines.next();
    if (!value) throw new Error('PostgreSQL did not start');
    postgres.address = value;
    return postgres;
  }

  /** The process whose descendants are all processes of PostgreSQL. */
  get pid(): number {
    return Number(this.#process.pid);
  }

  /** Creates an empty database and returns its address. */
  async createDatabase(name = `db_${crypto.randomUUID().replaceAll('-', '')}`): Promise<string> {
    const client = new Client({ connectionString: this.address });
    await client.connect();
    await client.query(`create database ${name} template template0`);
    await client.end();
    return this.address.replace(/\/[^/]*$/, `/${name}`);
  }

  /** Kills every PostgreSQL process with SIGKILL, as a power cut would. */
  kill(): Promise<void> {
    return this.#command('kill');
  }

  /** Starts PostgreSQL again on the same data and port; resolves when it accepts connections. */
  start(): Promise<void> {
    return this.#command('start');
  }

  /** Stops PostgreSQL and starts it again as a standby of a primary that is not there. Needs `replicates`. */
  becomeStandby(): Promise<void> {
    return this.#command('standby');
  }

  /** Stops PostgreSQL and deletes its data. */
  async stop(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    const exited = once(this.#process, 'exit');
    this.#process.stdin.end();
    await exited;
  }

  async #command(command: 'kill' | 'start' | 'standby'): Promise<void> {
    this.#process.stdin.write(`${command}\n`);
    const { value } = await this.#lines.next();
    if (value !== command) throw new Error(`PostgreSQL could not ${command}`);
  }
}

/** Runs `work` with a durable PostgreSQL and the address of an empty database in it. */
export async function withPostgres<Result>(
  work: (databaseUrl: string, postgres: PostgresProcess) => Promise<Result>,
): Promise<Result> {
  const postgres = await PostgresProcess.start({ isDurable: true });
  try {
    return await work(await postgres.createDatabase(), postgres);
  } finally {
    await postgres.stop();
  }
}
