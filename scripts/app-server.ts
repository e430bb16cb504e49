import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How a server runs: which script it is, the program and its words under which it runs, and whether its log is shown. */
type Running = { script?: string; under?: string[]; isQuiet?: boolean };

/** The real server on a data folder of its own; it can be stopped and started again at the same address. */
export class AppServer {
  readonly #dataDir: string;
  #settings: Record<string, string>;
  readonly #running: Running;
  #process: ChildProcess | null = null;
  #port = 0;

  private constructor(dataDir: string, settings: Record<string, string>, running: Running) {
    this.#dataDir = dataDir;
    this.#settings = settings;
    this.#running = running;
  }

  /** `settings` go to the server besides, such as where it sends its mails. */
  static async start(settings: Record<string, string> = {}, running: Running = {}): Promise<AppServer> {
    return AppServer.over(await mkdtemp(join(tmpdir(), 'thembstudy-server-')), settings, running);
  }

  /** On a data folder that is there already. */
  static async over(dataDir: string, settings: Record<string, string> = {}, running: Running = {}): Promise<AppServer> {
    const server = new AppServer(dataDir, settings, running);
    await server.start();
    return server;
  }

  get dataDir(): string {
    return this.#dataDir;
  }

  /** Undefined while it does not run. */
  get pid(): number | undefined {
    return this.isRunning ? this.#process?.pid : undefined;
  }

  get isRunning(): boolean {
    return this.#process !== null && !hasEnded(this.#process);
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** `settings` hold from this start on. */
  async start(settings: Record<string, string> = {}): Promise<void> {
    this.#settings = { ...this.#settings, ...settings };
    const { script = 'server/main.ts', under = [], isQuiet = false } = this.#running;
    const [program = '', ...words] = [...under, process.execPath, script];
    const child = spawn(program, words, {
      env: {
        ...process.env,
        ...this.#settings,
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        DATA_DIR: this.#dataDir,
      },
      stdio: ['ignore', 'pipe', isQuiet ? 'ignore' : 'inherit'],
    });
    this.#process = child;
    this.#port = await portOf(child);
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Ends it as a power cut would, without a chance to finish anything. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || hasEnded(child)) return;
    child.kill(signal);
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

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
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
