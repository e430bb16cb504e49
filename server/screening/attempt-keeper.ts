import type { Kysely } from 'kysely';
import { finishedAttempt } from '#contract/finished-attempt.ts';
import type { AttemptOf, ReportOf } from '#contract/screening-attempts.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import type { MainDatabase } from '../database/connect.ts';
import { findAnswer } from '../database/queries/consents.ts';
import type { AttemptColumns } from '../database/tables.ts';
import { Problem } from '../problems.ts';

type Found<Attempt> = { learnerId: string | null; reportHash: string; attempt: Attempt };

/** The queries of one part of the screening. */
export type AttemptQueries<Tables, Part extends ScreeningPart> = {
  insert(place: Kysely<Tables>, arrival: AttemptColumns, attempt: AttemptOf[Part]): Promise<boolean>;
  setFlag(place: Kysely<Tables>, learnerId: string): Promise<void>;
  find(place: Kysely<Tables>, attemptId: string): Promise<Found<AttemptOf[Part]> | undefined>;
  list(place: Kysely<Tables>, learnerId: string): Promise<AttemptOf[Part][]>;
};

/** Where the attempts of a part live, and how something is done there and in the main database at once. */
export type AttemptPlace<Tables> = {
  database: Kysely<Tables>;
  atOnce<Result>(work: (main: MainDatabase, place: Kysely<Tables>) => Promise<Result>): Promise<Result>;
};

export type AttemptKeeper<Part extends ScreeningPart> = {
  record(arrival: AttemptColumns, report: ReportOf[Part]): Promise<{ attempt: AttemptOf[Part]; isNew: boolean }>;
  list(learnerId: string): Promise<AttemptOf[Part][]>;
};

export function createAttemptKeeper<Tables, Part extends ScreeningPart>(
  part: Part,
  { database, atOnce }: AttemptPlace<Tables>,
  queries: AttemptQueries<Tables, Part>,
): AttemptKeeper<Part> {
  return {
    list: (learnerId) => queries.list(database, learnerId),
    record: (arrival, report) =>
      atOnce(async (main, place) => {
        const { attemptId, timestamp, learnerId } = arrival;
        const before = await queries.find(place, attemptId);
        if (before) return { attempt: sameAttempt(before, arrival), isNew: false };
        if (learnerId !== null) await checkIsWanted(main, learnerId);
        const isNew = await queries.insert(place, arrival, finishedAttempt(part, { attemptId, timestamp }, report));
        if (isNew && learnerId !== null) await queries.setFlag(place, learnerId);
        return { attempt: sameAttempt(await queries.find(place, attemptId), arrival), isNew };
      }),
  };
}

/** Results are kept in an account only after a yes, and for as long as it holds. */
async function checkIsWanted(main: MainDatabase, learnerId: string): Promise<void> {
  if (!(await findAnswer(main, learnerId, 'results'))) throw new Problem('results-not-wanted');
}

function sameAttempt<Attempt>(stored: Found<Attempt> | undefined, arrival: AttemptColumns): Attempt {
  if (!stored || stored.learnerId !== arrival.learnerId) throw new Problem('not-found');
  if (stored.reportHash !== arrival.reportHash) throw new Problem('attempt-differs');
  return stored.attempt;
}
