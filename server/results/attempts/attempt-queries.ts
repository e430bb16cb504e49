import { type Kysely, sql } from 'kysely';
import {
  ATTEMPTS_LISTED,
  type AttemptOf,
  type FocusGameAttempt,
  type LetterQuizAttempt,
  type TraitsQuestionnaireAttempt,
} from '#contract/screening/screening-attempts.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import type { AutismDatabase, MainDatabase } from '../../database/connect.ts';
import { fromFlag, toFlag } from '../../database/flags.ts';
import type {
  AttemptColumns,
  AttemptRow,
  AutismTables,
  FocusGameAttemptsTable,
  Instant,
  LetterQuizAttemptsTable,
  MainTables,
  TraitsQuestionnaireAttemptsTable,
} from '../../database/tables.ts';
import type { ResultKey } from '../save-once.ts';
import { deleteShareLinks } from '../share-links/share-link-queries.ts';

/** The queries of one part of the screening. */
export type AttemptQueries<Tables, Part extends ScreeningPart> = {
  /** Stores an attempt. Returns false, and stores nothing, when the id is taken. */
  insert(database: Kysely<Tables>, columns: AttemptColumns, attempt: AttemptOf[Part]): Promise<boolean>;
  /** An attempt with its learner and report hash; undefined when there is none with this id. */
  find(database: Kysely<Tables>, attemptId: string): Promise<(ResultKey & { attempt: AttemptOf[Part] }) | undefined>;
  /** The learner's newest attempts, done at `since` or later, newest first, at most `ATTEMPTS_LISTED`; null: of any time. */
  list(database: Kysely<Tables>, learnerId: string, since: Instant | null): Promise<AttemptOf[Part][]>;
  /** The times in ms at which the learner's attempts since an instant were received. */
  receivedSince(database: Kysely<Tables>, learnerId: string, since: Instant): Promise<number[]>;
  /** The learner's newest valid attempt. */
  newestValid(database: Kysely<Tables>, learnerId: string): Promise<AttemptOf[Part] | undefined>;
  /** Sets the learner's flag from their newest valid attempt; without one it is not changed. */
  setFlag(database: Kysely<Tables>, learnerId: string): Promise<void>;
};

/** The queries of the focus game. */
export const focusGameQueries: AttemptQueries<MainTables, 'focus-game'> = {
  ...sharedQueries('focusGameAttempts', focusGameRow, focusGameAttempt),
  async setFlag(database, learnerId) {
    const newest = await this.newestValid(database, learnerId);
    if (!newest || newest.hasADHD === null) return;
    const adhd = newest.hasADHD ? 'yes' : 'no';
    await database.updateTable('learners').set({ adhd }).where('id', '=', learnerId).execute();
  },
};

/** The queries of the letter quiz. */
export const letterQuizQueries: AttemptQueries<MainTables, 'letter-quiz'> = {
  ...sharedQueries('letterQuizAttempts', letterQuizRow, letterQuizAttempt),
  async setFlag(database, learnerId) {
    const newest = await this.newestValid(database, learnerId);
    if (!newest) return;
    const dyslexia = newest.hasDyslexia ? 'yes' : 'no';
    await database.updateTable('learners').set({ dyslexia }).where('id', '=', learnerId).execute();
  },
};

/** The queries of the traits questionnaire. Its flag has a table of its own in the autism database. */
export const traitsQuestionnaireQueries: AttemptQueries<AutismTables, 'traits-questionnaire'> = {
  ...sharedQueries('traitsQuestionnaireAttempts', traitsQuestionnaireRow, traitsQuestionnaireAttempt),
  async setFlag(database, learnerId) {
    const newest = await this.newestValid(database, learnerId);
    if (!newest) return;
    const autism = newest.result;
    await database
      .insertInto('autismFlags')
      .values({ learnerId, autism })
      .onConflict((conflict) => conflict.column('learnerId').doUpdateSet({ autism }))
      .execute();
  },
};

/** Part of the time: from `from` on, and before `before`; null: without that end. */
export type TimeSpan = { from: Instant | null; before: Instant | null };
const ALWAYS: TimeSpan = { from: null, before: null };
/** After every instant. */
const END = '9999';

/**
 * Deletes the screening attempts that a learner did in a time span, by default all, with the links that show them, and sets the
 * flags from those that are left. Call it in a transaction of each database.
 */
export async function deleteAttempts(
  main: MainDatabase,
  autism: AutismDatabase,
  learnerId: string,
  { from, before }: TimeSpan = ALWAYS,
): Promise<void> {
  const isInSpan = sql<boolean>`"learnerId" = ${learnerId} and "timestamp" >= ${from ?? ''} and "timestamp" < ${before ?? END}`;
  await autism.deleteFrom('traitsQuestionnaireAttempts').where(isInSpan).execute();
  await autism.deleteFrom('autismFlags').where('learnerId', '=', learnerId).execute();
  await main.deleteFrom('focusGameAttempts').where(isInSpan).execute();
  await main.deleteFrom('letterQuizAttempts').where(isInSpan).execute();
  await deleteShareLinks(main, learnerId, 'report');
  await main.updateTable('learners').set({ adhd: null, dyslexia: null }).where('id', '=', learnerId).execute();
  await focusGameQueries.setFlag(main, learnerId);
  await letterQuizQueries.setFlag(main, learnerId);
  await traitsQuestionnaireQueries.setFlag(autism, learnerId);
}

type AttemptTable = 'focusGameAttempts' | 'letterQuizAttempts' | 'traitsQuestionnaireAttempts';

/** The queries that differ only in their table. `toRow` and `toAttempt` convert between attempt and row. */
function sharedQueries<Row extends AttemptRow, Attempt>(
  table: AttemptTable,
  toRow: (columns: AttemptColumns, attempt: Attempt) => Row,
  toAttempt: (row: Row) => Attempt,
) {
  const attemptsIn = (database: object) => database as Kysely<Record<AttemptTable, AttemptRow>>;
  const newestFirst = (database: object, learnerId: string) =>
    attemptsIn(database)
      .selectFrom(table)
      .selectAll()
      .where('learnerId', '=', learnerId)
      .orderBy('timestamp', 'desc')
      .orderBy('receivedAt', 'desc')
      .orderBy('attemptId', 'desc');
  return {
    async insert(database: object, columns: AttemptColumns, attempt: Attempt): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await attemptsIn(database)
        .insertInto(table)
        .values(toRow(columns, attempt))
        .onConflict((conflict) => conflict.column('attemptId').doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
    async find(database: object, attemptId: string) {
      const rows = attemptsIn(database).selectFrom(table).selectAll().where('attemptId', '=', attemptId);
      const row = await rows.executeTakeFirst();
      return row && { learnerId: row.learnerId, reportHash: row.reportHash, attempt: toAttempt(row as Row) };
    },
    async list(database: object, learnerId: string, since: Instant | null): Promise<Attempt[]> {
      const attempts = newestFirst(database, learnerId).limit(ATTEMPTS_LISTED);
      const rows = await (since === null ? attempts : attempts.where('timestamp', '>=', since)).execute();
      return rows.map((row) => toAttempt(row as Row));
    },
    async receivedSince(database: object, learnerId: string, since: Instant): Promise<number[]> {
      const attempts = attemptsIn(database).selectFrom(table).select('receivedAt').where('learnerId', '=', learnerId);
      const rows = await attempts.where('receivedAt', '>', since).execute();
      return rows.map(({ receivedAt }) => Date.parse(receivedAt));
    },
    async newestValid(database: object, learnerId: string): Promise<Attempt | undefined> {
      const row = await newestFirst(database, learnerId).where('validity', 'is', null).executeTakeFirst();
      return row && toAttempt(row as Row);
    },
  };
}

function focusGameRow(
  columns: AttemptColumns,
  { firstHalf, secondHalf, hasADHD, ...counts }: FocusGameAttempt,
): FocusGameAttemptsTable {
  return {
    ...counts,
    ...columns,
    firstHalfFocusedMoments: firstHalf.focusedMoments,
    firstHalfTotalChecks: firstHalf.totalChecks,
    secondHalfFocusedMoments: secondHalf.focusedMoments,
    secondHalfTotalChecks: secondHalf.totalChecks,
    hasADHD: hasADHD === null ? null : toFlag(hasADHD),
  };
}

function focusGameAttempt(row: FocusGameAttemptsTable): FocusGameAttempt {
  return {
    attemptId: row.attemptId,
    timestamp: row.timestamp,
    focusedMoments: row.focusedMoments,
    totalChecks: row.totalChecks,
    firstHalf: { focusedMoments: row.firstHalfFocusedMoments, totalChecks: row.firstHalfTotalChecks },
    secondHalf: { focusedMoments: row.secondHalfFocusedMoments, totalChecks: row.secondHalfTotalChecks },
    timeOnTargetMs: row.timeOnTargetMs,
    longestDriftMs: row.longestDriftMs,
    pointing: row.pointing,
    focusPercentage: row.focusPercentage,
    hasADHD: row.hasADHD === null ? null : fromFlag(row.hasADHD),
    validity: row.validity,
  };
}

function letterQuizRow(columns: AttemptColumns, attempt: LetterQuizAttempt): LetterQuizAttemptsTable {
  const { answers, hasDyslexia, isSoundConfirmed, ...counts } = attempt;
  return {
    ...counts,
    ...columns,
    answers: JSON.stringify(answers),
    hasDyslexia: toFlag(hasDyslexia),
    isSoundConfirmed: isSoundConfirmed === null ? null : toFlag(isSoundConfirmed),
  };
}

function letterQuizAttempt(row: LetterQuizAttemptsTable): LetterQuizAttempt {
  return {
    attemptId: row.attemptId,
    timestamp: row.timestamp,
    answers: JSON.parse(row.answers),
    correct: row.correct,
    total: row.total,
    percentage: row.percentage,
    hasDyslexia: fromFlag(row.hasDyslexia),
    isSoundConfirmed: row.isSoundConfirmed === null ? null : fromFlag(row.isSoundConfirmed),
    validity: row.validity,
  };
}

function traitsQuestionnaireRow(
  columns: AttemptColumns,
  { answers, answeredAfterMs, ...verdict }: TraitsQuestionnaireAttempt,
): TraitsQuestionnaireAttemptsTable {
  const times = answeredAfterMs && JSON.stringify(answeredAfterMs);
  return { ...verdict, ...columns, answers: JSON.stringify(answers), answeredAfterMs: times };
}

function traitsQuestionnaireAttempt(row: TraitsQuestionnaireAttemptsTable): TraitsQuestionnaireAttempt {
  return {
    attemptId: row.attemptId,
    timestamp: row.timestamp,
    answers: JSON.parse(row.answers),
    answeredAfterMs: row.answeredAfterMs === null ? null : JSON.parse(row.answeredAfterMs),
    score: row.score,
    result: row.result,
    validity: row.validity,
  };
}
