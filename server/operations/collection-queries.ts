import type { AutismBand } from '#rules/screening/traits-questionnaire.ts';
import type { AutismDatabase, MainDatabase } from '../database/connect.ts';

// The functions `pageOf…` return up to `PAGE_ROWS` rows whose key is greater than `after`, in ascending order.
const PAGE_ROWS = 1000;

export function pageOfLearners(database: MainDatabase, after: string) {
  return database.selectFrom('learners').selectAll().where('id', '>', after).orderBy('id').limit(PAGE_ROWS).execute();
}

export function pageOfFocusGameAttempts(database: MainDatabase, after: string) {
  const attempts = database.selectFrom('focusGameAttempts').selectAll();
  return attempts.where('attemptId', '>', after).orderBy('attemptId').limit(PAGE_ROWS).execute();
}

export function pageOfLetterQuizAttempts(database: MainDatabase, after: string) {
  const attempts = database.selectFrom('letterQuizAttempts').selectAll();
  return attempts.where('attemptId', '>', after).orderBy('attemptId').limit(PAGE_ROWS).execute();
}

export function pageOfTraitsQuestionnaireAttempts(database: AutismDatabase, after: string) {
  const attempts = database.selectFrom('traitsQuestionnaireAttempts').selectAll();
  return attempts.where('attemptId', '>', after).orderBy('attemptId').limit(PAGE_ROWS).execute();
}

/** The email addresses of learners by id. */
export async function findEmails(database: MainDatabase, learnerIds: string[]): Promise<Map<string, string>> {
  if (learnerIds.length === 0) return new Map();
  const rows = await database.selectFrom('learners').select(['id', 'email']).where('id', 'in', learnerIds).execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** The autism bands of learners by id. */
export async function findAutismFlags(
  database: AutismDatabase,
  learnerIds: string[],
): Promise<Map<string, AutismBand>> {
  if (learnerIds.length === 0) return new Map();
  const flags = database.selectFrom('autismFlags').selectAll().where('learnerId', 'in', learnerIds);
  return new Map((await flags.execute()).map(({ learnerId, autism }) => [learnerId, autism]));
}
