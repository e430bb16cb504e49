import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

const SERVER = fileURLToPath(new URL('../postgres-server.ts', import.meta.url));

/** A PostgreSQL that keeps what it said it kept, and that can be killed and started again on the same data. */
export class DurablePostgres {
  readonly #process: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines: AsyncIterator<string>;
  readonly #address: string;

  private constructor(
    child: ChildProcessByStdio<Writable, Readable, null>,
    lines: AsyncIterator<string>,
    address: string,
  ) {
    this.#process = child;
    this.#lines = lines;
    this.#address = address;
  }

  static async start(): Promise<DurablePostgres> {
    const child = spawn(process.execPath, [SERVER, '--durable'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const { value } = await lines.next();
    if (!value) throw new Error('PostgreSQL did not start');
    return new DurablePostgres(child, lines, value);
  }

  /** The address of a new database with nothing in it. */
  async newDatabase(): Promise<string> {
    const name = `fault_${crypto.randomUUID().replaceAll('-', '')}`;
    const client = new Client({ connectionString: this.#address });
    await client.connect();
    await client.query(`create database ${name} template template0`);
    await client.end();
    return this.#address.replace(/\/[^/]*$/, `/${name}`);
  }

  /** Ends every process of it as a power cut would. */
  kill(): Promise<void> {
    return this.#order('kill');
  }

  /** Starts it again where it was; comes back once it answers. */
  start(): Promise<void> {
    return this.#order('start');
  }

  async discard(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.stdin.end();
    await ended;
  }

  async #order(order: 'kill' | 'start'): Promise<void> {
    this.#process.stdin.write(`${order}\n`);
    const { value } = await this.#lines.next();
    if (value !== order) throw new Error(`PostgreSQL could not ${order}`);
  }
}
