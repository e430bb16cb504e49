import type { AutismDatabase, MainDatabase } from '../database/connect.ts';
import { deleteFocusGameAttempts } from '../database/queries/focus-game-attempts.ts';
import { deleteLetterQuizAttempts } from '../database/queries/letter-quiz-attempts.ts';
import { deleteTraitsQuestionnaireAttempts } from '../database/queries/traits-questionnaire-attempts.ts';

/** Takes every result of the screening of one learner away; to be called in a transaction of each database. */
export async function deleteResults(main: MainDatabase, autism: AutismDatabase, learnerId: string): Promise<void> {
  await deleteTraitsQuestionnaireAttempts(autism, learnerId);
  await deleteFocusGameAttempts(main, learnerId);
  await deleteLetterQuizAttempts(main, learnerId);
}
