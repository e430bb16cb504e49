import type { ExpressionBuilder } from 'kysely';
import { hasParentAgreement } from '#rules/people/parent-agreement.ts';
import type { TestTaker } from '#rules/screening/test-offer.ts';
import type { MainDatabase } from '../database/connect.ts';
import type { MainTables } from '../database/tables.ts';
import { findAnswer } from '../identity/accounts/consent-queries.ts';
import { findPupil } from '../identity/accounts/pupil-account-queries.ts';

/** A class of the learner that offers no tests; null if there is none. */
export function classWithoutTests(learner: ExpressionBuilder<MainTables, 'learners'>) {
  return learner
    .selectFrom('groupMembers as classmates')
    .innerJoin('groups as classes', 'classes.groupId', 'classmates.groupId')
    .select('classes.groupId')
    .whereRef('classmates.learnerId', '=', 'learners.id')
    .where('classes.offersTests', '=', 0)
    .limit(1)
    .as('classWithoutTests');
}

/** What decides whether the test is offered to a learner. @throws NoResultError when there is no such learner */
export async function findTestTaker(database: MainDatabase, learnerId: string): Promise<TestTaker> {
  const learners = database.selectFrom('learners').select(classWithoutTests).where('id', '=', learnerId);
  const row = await learners.executeTakeFirstOrThrow();
  const pupil = await findPupil(database, learnerId);
  const answer = await findAnswer(database, learnerId, 'results');
  return {
    isPupil: pupil !== null,
    keepsResults: pupil ? answer === true && hasParentAgreement(pupil) : answer,
    testsOffInClass: row.classWithoutTests !== null,
  };
}
