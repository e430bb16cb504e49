import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { SERVER_FLAGS, SERVER_SETTINGS } from '../../scripts/server-process.mjs';

/** As `npm start` starts the server; what it is compared with is started alike. */
const SETTINGS = { ...SERVER_SETTINGS, HOST: '127.0.0.1', PORT: '0' };
const READY = /ready at (http:\/\/127\.0\.0\.1:\d+)/;

/** A server in a process of its own. It says where it is ready. */
export class ServerProcess {
  readonly address: string;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, address: string) {
    this.#process = process;
    this.address = address;
  }

  static async start(script: string, settings: Record<string, string> = {}, words: string[] = []) {
    const child = spawn(process.execPath, [...SERVER_FLAGS, script, ...words], {
      env: { ...process.env, ...SETTINGS, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // A server that nobody measures any more would go on for ever.
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    return new ServerProcess(child, await addressOf(child));
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** What the process holds in memory, in MiB. Known on Linux only. */
  async memoryMiB(): Promise<number> {
    const status = await readFile(`/proc/${this.pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk;
      const address = READY.exec(said)?.[1];
      if (!address) return;
      // The log of every request that is measured comes here, too: it is let go, at the least cost.
      child.stdout?.off('data', listen).resume();
      resolve(address);
    };
    child.stdout?.on('data', listen);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready: ${said}`)));
  });
}
