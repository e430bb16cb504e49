import type { Kysely } from 'kysely';
import { attemptFromReport } from '#contract/screening/finished-attempt.ts';
import type { AttemptOf, ReportOf, ScreeningAttempts } from '#contract/screening/screening-attempts.ts';
import { MOST_ATTEMPTS_A_DAY, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { type TestsMode, whyNoTests } from '#rules/screening/test-offer.ts';
import { waitForRoom } from '#rules/wait-for-room.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { inBothDatabases, type ScreeningDatabases } from '../../database/screening-databases.ts';
import type { AttemptColumns, AutismTables, Instant, MainTables } from '../../database/tables.ts';
import { inLearnerTransaction, inSharedCommit } from '../../database/transaction.ts';
import { Problem } from '../../http/answers/problems.ts';
import { keepsResults } from '../../identity/accounts/consent-queries.ts';
import { findTestTaker } from '../../learners/test-taker.ts';
import { clampClientTime, reportHash, saveOnce } from '../save-once.ts';
import {
  type AttemptQueries,
  deleteAttempts,
  focusGameQueries,
  letterQuizQueries,
  traitsQuestionnaireQueries,
} from './attempt-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The queries and the database of one part. */
type Store<Tables> = {
  database: Kysely<Tables>;
  inTransaction<Result>(
    learnerId: string,
    work: (main: MainDatabase, store: Kysely<Tables>) => Promise<Result>,
  ): Promise<Result>;
};

/** `learnerId` is null for an anonymous attempt. `tests`: to whom this server offers the test. */
type Submission = { attemptId: string; learnerId: string | null; receivedAt: Date; tests: TestsMode };
type Saved<Part extends ScreeningPart> = { attempt: AttemptOf[Part]; isNew: boolean };
type Part<P extends ScreeningPart> = {
  save(submission: Submission, report: ReportOf[P]): Promise<Saved<P>>;
  list(learnerId: string, since: Instant | null): Promise<AttemptOf[P][]>;
};

/** Saves, lists and deletes screening attempts. The verdict of an attempt is computed from its report. */
export function createScreeningAttempts(databases: ScreeningDatabases) {
  const { database, autismDatabase } = databases;
  const mainStore: Store<MainTables> = {
    database,
    inTransaction: (learnerId, work) => inLearnerTransaction(database, learnerId, (main) => work(main, main)),
  };
  const autismStore: Store<AutismTables> = {
    database: autismDatabase,
    inTransaction: (learnerId, work) => inBothDatabases(databases, learnerId, work),
  };
  const parts: { [P in ScreeningPart]: Part<P> } = {
    'focus-game': createPart('focus-game', mainStore, focusGameQueries),
    'letter-quiz': createPart('letter-quiz', mainStore, letterQuizQueries),
    'traits-questionnaire': createPart('traits-questionnaire', autismStore, traitsQuestionnaireQueries),
  };

  return {
    /**
     * Stores an attempt with its verdict and sets the learner's flag, in one transaction. Saving the same report again
     * changes nothing.
     * @throws Problem `tests-off` when the test is not offered to the learner or visitor; `results-not-wanted` without the
     * learner's consent, or when a grown-up does not use the app as a learner; `attempt-too-early` after `MOST_ATTEMPTS_A_DAY` of the part; see also `saveOnce`
     */
    save<P extends ScreeningPart>(part: P, submission: Submission, report: ReportOf[P]): Promise<Saved<P>> {
      return parts[part].save(submission, report);
    },

    /** The learner's attempts of each part, newest first; with `since` those that were done then or later. */
    async list(learnerId: string, since: Instant | null = null): Promise<ScreeningAttempts> {
      return {
        'focus-game': await parts['focus-game'].list(learnerId, since),
        'letter-quiz': await parts['letter-quiz'].list(learnerId, since),
        'traits-questionnaire': await parts['traits-questionnaire'].list(learnerId, since),
      };
    },

    /** Deletes all attempts of a learner and clears their flags. */
    deleteAll: (learnerId: string) =>
      inBothDatabases(databases, learnerId, (main, autism) => deleteAttempts(main, autism, learnerId)),
  };
}

function createPart<Tables, P extends ScreeningPart>(
  part: P,
  { database, inTransaction }: Store<Tables>,
  queries: AttemptQueries<Tables, P>,
): Part<P> {
  /** Counts the attempts including the one just stored. @throws Problem `attempt-too-early` */
  async function refuseTooMany(store: Kysely<Tables>, learnerId: string, receivedAt: Date): Promise<void> {
    const since = new Date(receivedAt.getTime() - DAY_MS).toISOString();
    const received = await queries.receivedSince(store, learnerId, since);
    const limit = { most: MOST_ATTEMPTS_A_DAY + 1, windowMs: DAY_MS };
    const retryAfterMs = waitForRoom(received, limit, receivedAt.getTime());
    if (retryAfterMs > 0) throw new Problem('attempt-too-early', { retryAfterMs });
  }

  return {
    list: (learnerId, since) => queries.list(database, learnerId, since),
    async save({ attemptId, learnerId, receivedAt, tests }, report) {
      const columns: AttemptColumns = {
        attemptId: attemptId.toLowerCase(),
        learnerId,
        timestamp: clampClientTime(report.finishedAt, receivedAt).toISOString(),
        receivedAt: receivedAt.toISOString(),
        reportHash: reportHash(report),
      };
      const { attemptId: id, timestamp } = columns;
      const attempt = attemptFromReport(part, { attemptId: id, timestamp }, report);
      const saveIn = async (store: Kysely<Tables>): Promise<Saved<P>> => {
        const stored = await saveOnce(columns, {
          insert: () => queries.insert(store, columns, attempt),
          find: () => queries.find(store, id),
        });
        return stored ? { attempt: stored.attempt, isNew: false } : { attempt, isNew: true };
      };
      if (learnerId === null) {
        if (whyNoTests(tests, null) !== null) throw new Problem('tests-off');
        return inSharedCommit(database, saveIn);
      }
      return inTransaction(learnerId, async (main, store) => {
        const saved = await saveIn(store);
        if (!saved.isNew) return saved;
        if (whyNoTests(tests, await findTestTaker(main, learnerId)) !== null) throw new Problem('tests-off');
        if (!(await keepsResults(main, learnerId))) throw new Problem('results-not-wanted');
        await refuseTooMany(store, learnerId, receivedAt);
        await queries.setFlag(store, learnerId);
        return saved;
      });
    },
  };
}
