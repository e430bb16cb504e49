import { DatabaseSync } from 'node:sqlite';

const POINTS_PER_RUN = 10;

/** What the tables say, past the app. */
export class Stored {
  readonly #database: DatabaseSync;
  readonly #before: { points: number; runs: number };

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    this.#before = this.#sums();
  }

  /** How many of these runs are not there. */
  missing(runIds: readonly string[]): number {
    const find = this.#database.prepare('select 1 from "gameRuns" where "runId" = ?');
    return runIds.filter((runId) => find.get(runId) === undefined).length;
  }

  /** By how many points the learners together have more or less than their new runs gave them. */
  pointsTooMany(): number {
    const { points, runs } = this.#sums();
    return points - this.#before.points - POINTS_PER_RUN * (runs - this.#before.runs);
  }

  close(): void {
    this.#database.close();
  }

  #sums() {
    const sums = `select (select sum(points) from learners) as points, (select count(*) from "gameRuns") as runs`;
    return this.#database.prepare(sums).get() as { points: number; runs: number };
  }
}
