import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { type Database, openDatabase } from '../../server/database/connect.ts';
import { PATIENT } from '../../server/database/postgres.ts';
import { AppServer } from '../app-server.ts';
import { check, checkSeen } from './check.ts';
import { Ledger } from './ledger.ts';
import { Player } from './player.ts';

const POLL_MS = 5;
const PUT_OFF_MS = 500;
const FILE = 'thembstudy.sqlite';

type Settings = {
  /** Where the data lies when not in a file: an address, or the way to it that is disturbed. */
  databaseUrl?: string;
  /** The address under which the database itself is reached; unless given, the same. */
  directUrl?: string;
  players?: number;
  running?: Parameters<typeof AppServer.start>[1];
  environment?: Record<string, string>;
  /** Where the data folder is to be; unless given, in a new temporary one. */
  dataDir?: string;
  /** Where that folder is seen from here, if elsewhere. SQLite cannot open files there, so they are copied. */
  seenAt?: string | undefined;
};

/** A server, some learners who finish things all the time, and what they were told is kept. */
export class Scene {
  readonly server: AppServer;
  readonly players: Player[] = [];
  readonly ledger = new Ledger();
  readonly #directUrl: string | undefined;
  readonly #seenAt: string | undefined;

  constructor(server: AppServer, { directUrl, databaseUrl, seenAt }: Settings = {}) {
    this.server = server;
    this.#directUrl = directUrl ?? databaseUrl;
    this.#seenAt = seenAt;
  }

  static async open({ players = 8, ...settings }: Settings = {}): Promise<Scene> {
    const { databaseUrl, running = {}, environment = {}, dataDir } = settings;
    const all = { ...environment, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const how = { isQuiet: true, ...running };
    const server = await (dataDir ? AppServer.over(dataDir, all, how) : AppServer.start(all, how));
    const scene = new Scene(server, settings);
    try {
      for (let number = 1; number <= players; number += 1)
        scene.players.push(await Player.signUp(server.address, scene.ledger, number));
    } catch (error) {
      await scene.close();
      throw error;
    }
    return scene;
  }

  /** Lets everybody play while something happens. */
  async whilePlaying<Result>(work: () => Promise<Result>): Promise<Result> {
    const stopping = new AbortController();
    const playing = this.players.map((player) => player.playOn(stopping.signal));
    try {
      return await work();
    } finally {
      stopping.abort();
      await Promise.all(playing);
    }
  }

  /** Waits until so many more results were acknowledged. */
  async moreAcknowledged(results: number, mostMs = 30_000): Promise<void> {
    const wanted = this.ledger.acknowledgedCount + results;
    await until(() => this.ledger.acknowledgedCount >= wanted, mostMs, `${results} more results are kept`);
  }

  /** Waits until everybody who plays is told "not now" for a while. */
  async untilPutOff(mostMs = 60_000): Promise<void> {
    let [kept, since] = [this.ledger.acknowledgedCount, performance.now()];
    const isPutOff = () => {
      if (this.ledger.acknowledgedCount !== kept) [kept, since] = [this.ledger.acknowledgedCount, performance.now()];
      return performance.now() - since > PUT_OFF_MS;
    };
    await until(isPutOff, mostMs, 'nothing is kept any more');
  }

  /** Everybody sends again what they do not know to be kept, until all of it is. */
  async sendAgain(mostMs = 30_000): Promise<void> {
    await until(
      async () => (await Promise.all(this.players.map((player) => player.sendAgain()))).every(Boolean),
      mostMs,
      'everything sent again is kept',
    );
  }

  /** Opens the database beside the server, for as long as `work` takes. */
  async inDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    const copy = this.#seenAt === undefined ? undefined : await copyOf(this.#seenAt);
    const place = this.#directUrl ?? join(copy ?? this.server.dataDir, FILE);
    const database = await openDatabase(place, PATIENT);
    try {
      return await work(database);
    } finally {
      await database.destroy();
      if (copy !== undefined) await rm(copy, { recursive: true });
    }
  }

  /** What does not fit: in the database, in what learners see, or in what they were answered. */
  check(): Promise<string[]> {
    return this.inDatabase(async (database) => [
      ...(await check(database, this.ledger)),
      ...(await checkSeen(database, this.players)),
      ...this.players.flatMap(({ broken }) => broken.slice(0, 1)),
    ]);
  }

  async close(): Promise<void> {
    for (const { client } of this.players) client.close();
    await this.server.kill();
    await this.server.discard();
  }
}

/** To be made while nobody writes. */
async function copyOf(folder: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'copy-'));
  for (const file of [FILE, `${FILE}-wal`])
    if (existsSync(join(folder, file))) await copyFile(join(folder, file), join(copy, file));
  return copy;
}

/** Does something in a scene, which is cleared away in the end. */
export async function inScene<Result>(settings: Settings, work: (scene: Scene) => Promise<Result>): Promise<Result> {
  const scene = await Scene.open(settings);
  return work(scene).finally(() => scene.close());
}

/** Waits for something to come true; gives the milliseconds that took. */
export async function until(isTrue: () => boolean | Promise<boolean>, mostMs: number, what: string): Promise<number> {
  const since = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - since > mostMs) throw new Error(`it did not come true in ${mostMs} ms that ${what}`);
    await after(POLL_MS);
  }
  return performance.now() - since;
}
