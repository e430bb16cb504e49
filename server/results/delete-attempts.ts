import type { AutismDatabase, MainDatabase } from '../database/connect.ts';
import { deleteFocusGameAttempts } from './focus-game-queries.ts';
import { deleteLetterQuizAttempts } from './letter-quiz-queries.ts';
import { deleteTraitsQuestionnaireAttempts } from './traits-questionnaire-queries.ts';

/** Takes every result of the screening of one learner away; to be called in a transaction of each database. */
export async function deleteResults(main: MainDatabase, autism: AutismDatabase, learnerId: string): Promise<void> {
  await deleteTraitsQuestionnaireAttempts(autism, learnerId);
  await deleteFocusGameAttempts(main, learnerId);
  await deleteLetterQuizAttempts(main, learnerId);
}
