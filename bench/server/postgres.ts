import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Client } from 'pg';

/** A PostgreSQL that waits for the disk, for as long as it is not stopped. */
export class Postgres {
  readonly address: string;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, address: string) {
    this.#process = process;
    this.address = address;
  }

  static async start(): Promise<Postgres> {
    const words = ['scripts/postgres-server.ts', '--durable'];
    const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`PostgreSQL ended with ${code}`)));
    ended.catch(() => {});
    const [address] = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
    return new Postgres(child, address);
  }

  /** Moves a database file there, as an operator would, and leaves nothing of it to be done later. */
  async fill(file: string): Promise<void> {
    const words = ['scripts/move-data.ts', '--from', file, '--to', this.address];
    const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    const client = new Client({ connectionString: this.address });
    await client.connect();
    for (const statement of ['vacuum analyze', 'checkpoint']) await client.query(statement);
    await client.end();
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.stdin?.end();
    await ended;
  }
}
