import type { Kysely } from 'kysely';
import type { AttemptColumns } from '../database/tables.ts';
import { Problem } from '../problems.ts';

type Found<Attempt> = { learnerId: string | null; reportHash: string; attempt: Attempt };

/** The queries of one part of the screening, over the database in which it lives. */
export type AttemptQueries<Tables, Report, Attempt> = {
  insert(database: Kysely<Tables>, arrival: AttemptColumns, report: Report): Promise<boolean>;
  setFlag(database: Kysely<Tables>, learnerId: string): Promise<void>;
  find(database: Kysely<Tables>, attemptId: string): Promise<Found<Attempt> | undefined>;
  list(database: Kysely<Tables>, learnerId: string): Promise<Attempt[]>;
};

export type AttemptKeeper<Report, Attempt> = {
  record(arrival: AttemptColumns, report: Report): Promise<{ attempt: Attempt; isNew: boolean }>;
  list(learnerId: string): Promise<Attempt[]>;
};

export function createAttemptKeeper<Tables, Report, Attempt>(
  database: Kysely<Tables>,
  queries: AttemptQueries<Tables, Report, Attempt>,
): AttemptKeeper<Report, Attempt> {
  return {
    list: (learnerId) => queries.list(database, learnerId),
    record: (arrival, report) =>
      database.transaction().execute(async (transaction) => {
        const isNew = await queries.insert(transaction, arrival, report);
        if (isNew && arrival.learnerId !== null) await queries.setFlag(transaction, arrival.learnerId);
        const stored = await queries.find(transaction, arrival.attemptId);
        return { attempt: sameAttempt(stored, arrival), isNew };
      }),
  };
}

function sameAttempt<Attempt>(stored: Found<Attempt> | undefined, arrival: AttemptColumns): Attempt {
  if (!stored || stored.learnerId !== arrival.learnerId) throw new Problem('not-found');
  if (stored.reportHash !== arrival.reportHash) throw new Problem('attempt-differs');
  return stored.attempt;
}
