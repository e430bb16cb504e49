import type { Kysely } from 'kysely';
import { attemptFromReport } from '#contract/finished-attempt.ts';
import type { AttemptOf, ReportOf, ScreeningAttempts } from '#contract/screening-attempts.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import type { MainDatabase } from '../database/connect.ts';
import { inBothDatabases, type ScreeningDatabases } from '../database/screening-databases.ts';
import type { AttemptColumns, AutismTables, MainTables } from '../database/tables.ts';
import { inLearnerTransaction, inSharedCommit } from '../database/transaction.ts';
import { Problem } from '../http/problems.ts';
import { findAnswer } from '../identity/consent-queries.ts';
import { deleteResults } from './delete-attempts.ts';
import { focusGameQueries } from './focus-game-queries.ts';
import { letterQuizQueries } from './letter-quiz-queries.ts';
import { clampClientTime, type ResultKey, reportHash, saveOnce } from './save-once.ts';
import { traitsQuestionnaireQueries } from './traits-questionnaire-queries.ts';

/** The queries of one part of the screening. */
export type AttemptQueries<Tables, Part extends ScreeningPart> = {
  /** False, and nothing is stored, when the id is taken. */
  insert(database: Kysely<Tables>, columns: AttemptColumns, attempt: AttemptOf[Part]): Promise<boolean>;
  find(database: Kysely<Tables>, attemptId: string): Promise<(ResultKey & { attempt: AttemptOf[Part] }) | undefined>;
  /** The newest first. */
  list(database: Kysely<Tables>, learnerId: string): Promise<AttemptOf[Part][]>;
  /** Sets the learner's flag from their newest attempt. */
  setFlag(database: Kysely<Tables>, learnerId: string): Promise<void>;
};

/** Where the attempts of a part are stored. */
type Place<Tables> = {
  database: Kysely<Tables>;
  inTransaction<Result>(
    learnerId: string,
    work: (main: MainDatabase, place: Kysely<Tables>) => Promise<Result>,
  ): Promise<Result>;
};

/** `learnerId` is null for a visitor. */
type Sender = { attemptId: string; learnerId: string | null; receivedAt: Date };
type Saved<Part extends ScreeningPart> = { attempt: AttemptOf[Part]; isNew: boolean };
type Part<P extends ScreeningPart> = {
  save(sender: Sender, report: ReportOf[P]): Promise<Saved<P>>;
  list(learnerId: string): Promise<AttemptOf[P][]>;
};

/** Stores what browsers report together with its verdict, and lists it. */
export function createScreeningAttempts(databases: ScreeningDatabases) {
  const { database, autismDatabase } = databases;
  const inMain: Place<MainTables> = {
    database,
    inTransaction: (learnerId, work) => inLearnerTransaction(database, learnerId, (main) => work(main, main)),
  };
  const inAutism: Place<AutismTables> = {
    database: autismDatabase,
    inTransaction: (learnerId, work) => inBothDatabases(databases, learnerId, work),
  };
  const parts: { [P in ScreeningPart]: Part<P> } = {
    'focus-game': createPart('focus-game', inMain, focusGameQueries),
    'letter-quiz': createPart('letter-quiz', inMain, letterQuizQueries),
    'traits-questionnaire': createPart('traits-questionnaire', inAutism, traitsQuestionnaireQueries),
  };

  return {
    /**
     * Stores an attempt with its verdict and sets the learner's flag, in one transaction. A repeat changes nothing.
     * @throws Problem `results-not-wanted` without the learner's consent; see also `saveOnce`
     */
    save<P extends ScreeningPart>(part: P, sender: Sender, report: ReportOf[P]): Promise<Saved<P>> {
      return parts[part].save(sender, report);
    },

    /** The learner's own attempts, the newest first. */
    async list(learnerId: string): Promise<ScreeningAttempts> {
      return {
        'focus-game': await parts['focus-game'].list(learnerId),
        'letter-quiz': await parts['letter-quiz'].list(learnerId),
        'traits-questionnaire': await parts['traits-questionnaire'].list(learnerId),
      };
    },

    /** Deletes all attempts of a learner and clears the flags that came from them. */
    deleteAll: (learnerId: string) =>
      inBothDatabases(databases, learnerId, (main, autism) => deleteResults(main, autism, learnerId)),
  };
}

function createPart<Tables, P extends ScreeningPart>(
  part: P,
  { database, inTransaction }: Place<Tables>,
  { insert, find, list, setFlag }: AttemptQueries<Tables, P>,
): Part<P> {
  return {
    list: (learnerId) => list(database, learnerId),
    async save({ attemptId, learnerId, receivedAt }, report) {
      const columns: AttemptColumns = {
        attemptId: attemptId.toLowerCase(),
        learnerId,
        timestamp: clampClientTime(report.finishedAt, receivedAt).toISOString(),
        receivedAt: receivedAt.toISOString(),
        reportHash: reportHash(report),
      };
      const { attemptId: id, timestamp } = columns;
      const attempt = attemptFromReport(part, { attemptId: id, timestamp }, report);
      const saveIn = async (place: Kysely<Tables>): Promise<Saved<P>> => {
        const stored = await saveOnce(columns, {
          insert: () => insert(place, columns, attempt),
          find: () => find(place, id),
        });
        return stored ? { attempt: stored.attempt, isNew: false } : { attempt, isNew: true };
      };
      if (learnerId === null) return inSharedCommit(database, saveIn);
      return inTransaction(learnerId, async (main, place) => {
        const saved = await saveIn(place);
        if (saved.isNew) await checkConsent(main, learnerId);
        if (saved.isNew) await setFlag(place, learnerId);
        return saved;
      });
    },
  };
}

/** Results are kept in an account only while the learner wants it. */
async function checkConsent(main: MainDatabase, learnerId: string): Promise<void> {
  if (!(await findAnswer(main, learnerId, 'results'))) throw new Problem('results-not-wanted');
}
