import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The real server on a data folder of its own; it can be stopped and started again at the same address. */
export class AppServer {
  readonly #dataDir: string;
  readonly #settings: Record<string, string>;
  #process: ChildProcess | null = null;
  #port = 0;

  private constructor(dataDir: string, settings: Record<string, string>) {
    this.#dataDir = dataDir;
    this.#settings = settings;
  }

  /** `settings` go to the server besides, such as where it sends its mails. */
  static async start(settings: Record<string, string> = {}): Promise<AppServer> {
    const server = new AppServer(await mkdtemp(join(tmpdir(), 'thembstudy-server-')), settings);
    await server.start();
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['server/main.ts'], {
      env: {
        ...process.env,
        ...this.#settings,
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        DATA_DIR: this.#dataDir,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    this.#port = await portOf(child);
  }

  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  async discard(): Promise<void> {
    await this.stop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}

/** Waits for the line with which the server says that it is ready. */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const port = said.match(/ready at http:\/\/127\.0\.0\.1:(\d+)/)?.[1];
      if (port) resolve(Number(port));
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready: ${said}`)));
  });
}
