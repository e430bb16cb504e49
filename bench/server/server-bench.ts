import { execFileSync } from 'node:child_process';
import { constants, copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { AppServer } from '../../scripts/servers/app-server.ts';
import { SERVER_FLAGS, SERVER_SETTINGS } from '../../scripts/servers/server-process.mjs';
import { writeLearners } from './learners-file.ts';
import { CACHE, seededDatabase } from './seeded-database.ts';

const SECRET = 'used only while the bench runs, on this machine';

/** Numbers of seeded learners who are shown on the leaderboard. */
export const FEW = 10_000;
export const MANY = 200_000;

/** A data folder of the app with signed-in learners. Those of `learnersFile` are shown on the leaderboard. */
export type Data = { size: number; folder: string; database: string; learnersFile: string; hiddenLearnersFile: string };

/** Gives the sections copies of the seeded databases and servers, and cleans up after them. */
export class ServerBench {
  /** Below the checkout, because a temporary folder may be in memory and have no fsync cost. */
  readonly folder = resolve(CACHE, 'work');
  readonly #data = new Map<number, Promise<Data>>();
  readonly #servers: AppServer[] = [];

  constructor() {
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
    process.once('exit', () => rmSync(this.folder, { recursive: true, force: true }));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  }

  data(learners: number): Promise<Data> {
    const data = this.#data.get(learners) ?? this.#copy(learners);
    this.#data.set(learners, data);
    return data;
  }

  /** Starts the app on a data folder until `stopServers`. */
  app({ folder }: Data, settings: Record<string, string> = {}): Promise<AppServer> {
    return this.#start(folder, { AUTH_SECRET: SECRET, TRUSTED_PROXY: '127.0.0.1', ...settings });
  }

  /** Starts another script with the same Node flags as the app. */
  server(script: string, args: string[]): Promise<AppServer> {
    return this.#start(this.folder, {}, script, args);
  }

  async stopServers(): Promise<void> {
    await Promise.all(this.#servers.splice(0).map((server) => server.stop()));
  }

  async #start(folder: string, settings: Record<string, string>, script = 'server/main.ts', args: string[] = []) {
    const options = { dataDir: folder, script, args, nodeFlags: SERVER_FLAGS, isQuiet: true };
    const server = await AppServer.start({ ...SERVER_SETTINGS, ...settings }, options);
    this.#servers.push(server);
    return server;
  }

  async #copy(size: number): Promise<Data> {
    const seeded = await seededDatabase(size);
    const folder = join(this.folder, `data-${size}`);
    mkdirSync(folder);
    const data = {
      size,
      folder,
      database: join(folder, 'thembstudy.sqlite'),
      learnersFile: join(folder, 'learners.jsonl'),
      hiddenLearnersFile: join(folder, 'hidden-learners.jsonl'),
    };
    copyFileSync(seeded, data.database, constants.COPYFILE_FICLONE);
    writeLearners(data.learnersFile, data.database, SECRET, true);
    writeLearners(data.hiddenLearnersFile, data.database, SECRET, false);
    // Otherwise the copy is still being written during the measurement.
    execFileSync('sync', [data.database]);
    return data;
  }
}
