import { DatabaseSync, type StatementSync } from 'node:sqlite';

const TABLES = `
  create table if not exists learners (id text primary key, points integer not null) strict;
  create table if not exists runs (id text primary key, learnerId text not null, report text not null) strict;
`;

/** The least that it takes to keep a result with its points: one insert and one update in one durable commit. */
export class BareStore {
  readonly #database: DatabaseSync;
  readonly #begin: StatementSync;
  readonly #insert: StatementSync;
  readonly #update: StatementSync;
  readonly #commit: StatementSync;

  constructor(file: string) {
    const database = new DatabaseSync(file);
    database.exec('pragma journal_mode=WAL; pragma synchronous=FULL');
    database.exec(TABLES);
    this.#database = database;
    this.#begin = database.prepare('begin immediate');
    this.#insert = database.prepare('insert into runs (id, learnerId, report) values (?, ?, ?)');
    this.#update = database.prepare('update learners set points = points + 10 where id = ?');
    this.#commit = database.prepare('commit');
  }

  addLearners(ids: readonly string[]): void {
    const insert = this.#database.prepare('insert into learners (id, points) values (?, 0)');
    this.#begin.run();
    for (const id of ids) insert.run(id);
    this.#commit.run();
  }

  save(runId: string, learnerId: string, report: string): void {
    this.#begin.run();
    this.#insert.run(runId, learnerId, report);
    if (this.#update.run(learnerId).changes !== 1) throw new Error('there is no such learner');
    this.#commit.run();
  }

  close(): void {
    this.#database.close();
  }
}
