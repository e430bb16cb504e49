import type { AttemptOf, ReportOf, ScreeningAttempts } from '#contract/screening-attempts.ts';
import { focusGameVerdict } from '#rules/screening/focus-game.ts';
import { letterQuizVerdict } from '#rules/screening/letter-quiz.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { traitsVerdict } from '#rules/screening/traits-questionnaire.ts';
import type { AutismDatabase, MainDatabase } from '../database/connect.ts';
import * as focusGame from '../database/queries/focus-game-attempts.ts';
import * as letterQuiz from '../database/queries/letter-quiz-attempts.ts';
import * as questionnaire from '../database/queries/traits-questionnaire-attempts.ts';
import { arrivalOf, type Sender } from './arrival.ts';
import { type AttemptKeeper, createAttemptKeeper } from './attempt-keeper.ts';

export type ScreeningDatabases = { database: MainDatabase; autismDatabase: AutismDatabase };
type Keepers = { [Part in ScreeningPart]: AttemptKeeper<ReportOf[Part], AttemptOf[Part]> };

/** Stores what the browsers report together with what it means, and lists it. */
export function createScreeningAttempts({ database, autismDatabase }: ScreeningDatabases) {
  const keepers: Keepers = {
    'focus-game': createAttemptKeeper(database, {
      insert: (place, arrival, report) =>
        focusGame.insertFocusGameAttempt(place, arrival, report, focusGameVerdict(report)),
      setFlag: focusGame.setAdhdFlag,
      find: focusGame.findFocusGameAttempt,
      list: focusGame.listFocusGameAttempts,
    }),
    'letter-quiz': createAttemptKeeper(database, {
      insert: (place, arrival, report) =>
        letterQuiz.insertLetterQuizAttempt(place, arrival, report, letterQuizVerdict(report.answers)),
      setFlag: letterQuiz.setDyslexiaFlag,
      find: letterQuiz.findLetterQuizAttempt,
      list: letterQuiz.listLetterQuizAttempts,
    }),
    'traits-questionnaire': createAttemptKeeper(autismDatabase, {
      insert: (place, arrival, report) =>
        questionnaire.insertTraitsQuestionnaireAttempt(place, arrival, report, traitsVerdict(report.answers)),
      setFlag: questionnaire.setAutismBand,
      find: questionnaire.findTraitsQuestionnaireAttempt,
      list: questionnaire.listTraitsQuestionnaireAttempts,
    }),
  };

  return {
    /**
     * Stores an attempt with its verdict and sets the learner's flag, in one transaction; a repeat changes nothing.
     * @throws Problem when the id belongs to somebody else's attempt, or to another report.
     */
    record<Part extends ScreeningPart>(part: Part, sender: Sender, report: ReportOf[Part]) {
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
  };
}
