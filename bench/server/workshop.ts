import { closeSync, constants, copyFileSync, fsyncSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LoadGenerator } from './load/load-generator.ts';
import type { SignedInLearner } from './load/requests.ts';
import { KEPT, manyLearners } from './many-learners.ts';
import { ServerProcess } from './server-process.ts';
import { signInAll } from './sign-in-all.ts';
import { makeWorkFolder } from './work-folder.ts';

const SECRET = 'kept only for as long as the bench runs, on this machine';

export type Data = {
  size: number;
  folder: string;
  database: string;
  learnersFile: string;
  learners: SignedInLearner[];
};

/** What the sections share: the load generator, copies of the data that they may change, and the servers they start. */
export class Workshop {
  readonly isLong: boolean;
  readonly load = new LoadGenerator();
  /** On the disk of the app, for a folder for temporary files may lie in memory. */
  readonly folder = makeWorkFolder(KEPT);
  readonly #copies = new Map<number, Promise<Data>>();
  readonly #servers = new Set<ServerProcess>();

  /** `isLong`: what has a longer form is measured in that. */
  constructor(isLong: boolean) {
    this.isLong = isLong;
  }

  /** A data folder with so many learners, who are signed in. */
  data(learners: number): Promise<Data> {
    const copy = this.#copies.get(learners) ?? this.#copy(learners);
    this.#copies.set(learners, copy);
    return copy;
  }

  /** The app over such data, until `end` or the end of the section. */
  async app(
    { folder }: Pick<Data, 'folder'>,
    settings: Record<string, string> = {},
    words: string[] = [],
  ): Promise<ServerProcess> {
    const own = { DATA_DIR: folder, AUTH_SECRET: SECRET, TRUSTED_PROXY: '127.0.0.1' };
    return this.server('server/main.ts', { ...own, ...settings }, words);
  }

  async server(script: string, settings: Record<string, string> = {}, words: string[] = []): Promise<ServerProcess> {
    const server = await ServerProcess.start(script, settings, words);
    this.#servers.add(server);
    return server;
  }

  async stopServers(): Promise<void> {
    await Promise.all([...this.#servers].map((server) => server.stop()));
    this.#servers.clear();
  }

  async end(): Promise<void> {
    await this.stopServers();
    this.load.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #copy(count: number): Promise<Data> {
    const kept = await manyLearners(count);
    const folder = join(this.folder, `data-${count}`);
    mkdirSync(folder);
    const database = join(folder, 'thembstudy.sqlite');
    copyFileSync(kept, database, constants.COPYFILE_FICLONE);
    const learners = signInAll(database, SECRET);
    const learnersFile = join(folder, 'learners.jsonl');
    writeFileSync(learnersFile, learners.map((learner) => JSON.stringify(learner)).join('\n'));
    toDisk(database);
    return { size: count, folder, database, learnersFile, learners };
  }
}

/** Else the copy is still being written while something is measured. */
function toDisk(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
