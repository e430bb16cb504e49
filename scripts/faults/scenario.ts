import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase } from '../../server/database/connect.ts';
import { JOB_POOL } from '../../server/database/postgres.ts';
import { saveUpPlayTime } from '../../server/testing/play-time.ts';
import { AppServer } from '../servers/app-server.ts';
import { check, checkAnswers } from './check.ts';
import { History } from './history.ts';
import { LearnerClient } from './learner-client.ts';

const POLL_MS = 5;
const TIMEOUT_MS = 30_000;
export const DATABASE_FILE = 'thembstudy.sqlite';

type Settings = {
  /** PostgreSQL as the server reaches it; unless given, the server uses SQLite. */
  databaseUrl?: string;
  /** PostgreSQL as the checks reach it; unless given, the same. */
  directUrl?: string;
  learners?: number;
  environment?: Record<string, string>;
  /** Unless given, a new temporary folder. */
  dataDir?: string;
};

/**
 * How often a fault is caused: `usual`, unless FAULT_TIMES is set, as in `FAULT_TIMES=20 npm run test:faults`. The usual
 * numbers let all tests of a release end within about an hour.
 */
export function faultTimes(usual: number): number {
  return Number(process.env.FAULT_TIMES ?? usual);
}

/** A server, learners who save results, and the history of what was acknowledged. */
export class Scenario {
  readonly server: AppServer;
  readonly learners: LearnerClient[] = [];
  readonly history = new History();
  readonly #database: string;

  private constructor(server: AppServer, { directUrl, databaseUrl }: Settings) {
    this.server = server;
    this.#database = directUrl ?? databaseUrl ?? join(server.dataDir, DATABASE_FILE);
  }

  static async start(settings: Settings = {}): Promise<Scenario> {
    const { databaseUrl, environment, dataDir, learners = 8 } = settings;
    const all = { ...environment, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const server = await AppServer.start(all, { isQuiet: true, ...(dataDir && { dataDir }) });
    const scenario = new Scenario(server, settings);
    try {
      for (let number = 1; number <= learners; number += 1)
        scenario.learners.push(await LearnerClient.signUp(server.address, scenario.history, number));
      await scenario.withDatabase(saveUpPlayTime);
    } catch (error) {
      await scenario.close();
      throw error;
    }
    return scenario;
  }

  /** Runs `work` while all learners save results. */
  async whileSaving<Result>(work: () => Promise<Result>): Promise<Result> {
    const stopping = new AbortController();
    const saving = this.learners.map((learner) => learner.saveResults(stopping.signal));
    try {
      return await work();
    } finally {
      stopping.abort();
      await Promise.all(saving);
    }
  }

  /** Waits until this many more results were acknowledged. */
  async moreAcknowledged(results: number): Promise<void> {
    const wanted = this.history.acknowledgedCount + results;
    await until(() => this.history.acknowledgedCount >= wanted, `${results} more results are acknowledged`);
  }

  /** Saves results until this many more were acknowledged. */
  saveMore(results: number): Promise<void> {
    return this.whileSaving(() => this.moreAcknowledged(results));
  }

  /** Sends unacknowledged results again until all are acknowledged. */
  async resendAll(): Promise<void> {
    const isDone = async () => (await Promise.all(this.learners.map((learner) => learner.resend()))).every(Boolean);
    await until(isDone, 'all results that were sent again are acknowledged');
  }

  /** Opens the database beside the server while `work` runs. */
  async withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    const database = await openDatabase(this.#database, JOB_POOL);
    return work(database).finally(() => database.destroy());
  }

  /** Violations in the database, in what learners see, and in earlier answers. */
  check(): Promise<string[]> {
    return this.withDatabase(async (database) => [
      ...(await check(database, this.history)),
      ...(await checkAnswers(database, this.learners)),
      ...this.learners.flatMap(({ violations }) => violations.slice(0, 1)),
    ]);
  }

  async close(): Promise<void> {
    await this.server.kill();
    await this.server.discard();
  }
}

/** Runs `work` with a scenario and closes it. */
export async function withScenario<Result>(
  settings: Settings,
  work: (scenario: Scenario) => Promise<Result>,
): Promise<Result> {
  const scenario = await Scenario.start(settings);
  return work(scenario).finally(() => scenario.close());
}

/** Polls until the condition holds. Returns the milliseconds that took. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  description: string,
  timeoutMs = TIMEOUT_MS,
): Promise<number> {
  const since = performance.now();
  while (!(await condition())) {
    if (performance.now() - since > timeoutMs) throw new Error(`not within ${timeoutMs} ms: ${description}`);
    await sleep(POLL_MS);
  }
  return performance.now() - since;
}
