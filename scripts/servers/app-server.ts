import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type ServerOptions = {
  /** Unless given, a new temporary folder. */
  dataDir?: string;
  /** Unless given, the app itself. */
  script?: string;
  nodeFlags?: string[];
  args?: string[];
  /** A program and its arguments with which Node is started, such as one that changes the user. */
  wrapper?: string[];
  /** Hides errors that the server logs once it is ready. */
  isQuiet?: boolean;
};

const READY = /ready at http:\/\/127\.0\.0\.1:(\d+)/;

/** The real server in its own process and data folder. It can be restarted at the same address. */
export class AppServer {
  readonly dataDir: string;
  readonly #settings: Record<string, string>;
  readonly #options: ServerOptions;
  #process: ChildProcess | null = null;
  #port = 0;

  private constructor(dataDir: string, settings: Record<string, string>, options: ServerOptions) {
    this.dataDir = dataDir;
    this.#settings = settings;
    this.#options = options;
  }

  /** `settings` are added to the environment. */
  static async start(settings: Record<string, string> = {}, options: ServerOptions = {}): Promise<AppServer> {
    const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'thembstudy-server-')));
    const server = new AppServer(dataDir, settings, options);
    await server.start();
    return server;
  }

  /** Undefined while the server is not running. */
  get pid(): number | undefined {
    return this.#process && !hasExited(this.#process) ? this.#process.pid : undefined;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const { script = 'server/main.ts', nodeFlags = [], args = [], wrapper = [], isQuiet = false } = this.#options;
    const [command = '', ...words] = [...wrapper, process.execPath, ...nodeFlags, script, ...args];
    const child = spawn(command, words, {
      env: {
        ...process.env,
        ...this.#settings,
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        DATA_DIR: this.dataDir,
      },
      stdio: ['ignore', 'pipe', isQuiet ? 'pipe' : 'inherit'],
    });
    // A server must not outlive the process that started it.
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    this.#process = child;
    this.#port = await portOf(child);
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Ends the process as a power cut would, without a shutdown. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Stops the server and deletes its data folder. */
  async discard(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || hasExited(child)) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}

function hasExited({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** The port in the line that the server prints when it is ready. */
function portOf(child: ChildProcess): Promise<number> {
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const port = READY.exec(output)?.[1];
      if (!port) return;
      // The log continues in the same pipes: drain them without keeping it.
      for (const stream of streams) stream.off('data', read).resume();
      resolve(Number(port));
    };
    for (const stream of streams) stream.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready: ${output}`)));
  });
}
