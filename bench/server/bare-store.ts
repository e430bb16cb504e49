import { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
  pragma journal_mode=WAL; pragma synchronous=FULL;
  create table learners (id text primary key, points integer not null) strict;
  create table runs (id text primary key, learnerId text not null, report text not null) strict;
`;

/** The least work that stores a run with its points: one insert and one update in one durable commit. */
export class BareStore {
  readonly #database: DatabaseSync;
  readonly #statements;

  constructor(file: string) {
    const database = new DatabaseSync(file);
    database.exec(SCHEMA);
    this.#database = database;
    this.#statements = {
      begin: database.prepare('begin immediate'),
      insert: database.prepare('insert into runs (id, learnerId, report) values (?, ?, ?)'),
      update: database.prepare('update learners set points = points + 10 where id = ?'),
      commit: database.prepare('commit'),
    };
  }

  addLearners(ids: readonly string[]): void {
    const insert = this.#database.prepare('insert into learners (id, points) values (?, 0)');
    this.#statements.begin.run();
    for (const id of ids) insert.run(id);
    this.#statements.commit.run();
  }

  save(runId: string, learnerId: string, report: string): void {
    const { begin, insert, update, commit } = this.#statements;
    begin.run();
    insert.run(runId, learnerId, report);
    if (update.run(learnerId).changes !== 1) throw new Error('there is no such learner');
    commit.run();
  }
}
