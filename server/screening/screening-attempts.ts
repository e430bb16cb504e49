import type { AttemptOf, ReportOf, ScreeningAttempts } from '#contract/screening-attempts.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { inTransaction } from '../database/in-transaction.ts';
import * as focusGame from '../database/queries/focus-game-attempts.ts';
import * as letterQuiz from '../database/queries/letter-quiz-attempts.ts';
import * as questionnaire from '../database/queries/traits-questionnaire-attempts.ts';
import type { AutismTables, MainTables } from '../database/tables.ts';
import { arrivalOf, type Sender } from './arrival.ts';
import { type AttemptKeeper, type AttemptPlace, createAttemptKeeper } from './attempt-keeper.ts';
import { inBothDatabases, type ScreeningDatabases } from './both-databases.ts';
import { deleteResults } from './delete-results.ts';

export type { ScreeningDatabases };

type Keepers = { [Part in ScreeningPart]: AttemptKeeper<Part> };
type Recorded<Part extends ScreeningPart> = { attempt: AttemptOf[Part]; isNew: boolean };

/** Stores what the browsers report together with what it means, and lists it. */
export function createScreeningAttempts(databases: ScreeningDatabases) {
  const { database, autismDatabase } = databases;
  const inMain: AttemptPlace<MainTables> = {
    database,
    atOnce: (work) => inTransaction(database, (main) => work(main, main)),
  };
  const inAutism: AttemptPlace<AutismTables> = {
    database: autismDatabase,
    atOnce: (work) => inBothDatabases(databases, work),
  };
  const keepers: Keepers = {
    'focus-game': createAttemptKeeper('focus-game', inMain, {
      insert: focusGame.insertFocusGameAttempt,
      setFlag: focusGame.setAdhdFlag,
      find: focusGame.findFocusGameAttempt,
      list: focusGame.listFocusGameAttempts,
    }),
    'letter-quiz': createAttemptKeeper('letter-quiz', inMain, {
      insert: letterQuiz.insertLetterQuizAttempt,
      setFlag: letterQuiz.setDyslexiaFlag,
      find: letterQuiz.findLetterQuizAttempt,
      list: letterQuiz.listLetterQuizAttempts,
    }),
    'traits-questionnaire': createAttemptKeeper('traits-questionnaire', inAutism, {
      insert: questionnaire.insertTraitsQuestionnaireAttempt,
      setFlag: questionnaire.setAutismBand,
      find: questionnaire.findTraitsQuestionnaireAttempt,
      list: questionnaire.listTraitsQuestionnaireAttempts,
    }),
  };

  return {
    /**
     * Stores an attempt with its verdict and sets the learner's flag, in one transaction; a repeat changes nothing.
     * @throws Problem when the learner wants no results kept, or when the id belongs to another attempt.
     */
    record<Part extends ScreeningPart>(part: Part, sender: Sender, report: ReportOf[Part]): Promise<Recorded<Part>> {
      return keepers[part].record(arrivalOf(sender, report), report);
    },

    /** A learner's own attempts, the newest first. */
    async list(learnerId: string): Promise<ScreeningAttempts> {
      return {
        'focus-game': await keepers['focus-game'].list(learnerId),
        'letter-quiz': await keepers['letter-quiz'].list(learnerId),
        'traits-questionnaire': await keepers['traits-questionnaire'].list(learnerId),
      };
    },

    /** Takes all attempts of a learner away, with the flags that came from them. */
    deleteAll: (learnerId: string) =>
      inBothDatabases(databases, (main, autism) => deleteResults(main, autism, learnerId)),
  };
}
