import { randomUUID } from 'node:crypto';
import type { ConsentKind } from '#rules/people/consent.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { fromFlag } from '../../database/flags.ts';
import type { ConsentsTable } from '../../database/tables.ts';

export type Consent = Omit<ConsentsTable, 'consentId'>;

/** Stores an answer. Earlier answers stay as the record of consent. */
export async function insertConsent(database: MainDatabase, consent: Consent): Promise<void> {
  await database
    .insertInto('consents')
    .values({ consentId: randomUUID(), ...consent })
    .execute();
}

/** The learner's last answer with its text version and instant; undefined before the first one. */
export async function findLastConsent(database: MainDatabase, learnerId: string, kind: ConsentKind) {
  return database
    .selectFrom('consents')
    .select(['answer', 'textVersion', 'givenAt'])
    .where('learnerId', '=', learnerId)
    .where('kind', '=', kind)
    .orderBy('givenAt', 'desc')
    .orderBy('consentId', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether the learner's last answer is yes; null before the first one. */
export async function findAnswer(
  database: MainDatabase,
  learnerId: string,
  kind: ConsentKind,
): Promise<boolean | null> {
  const last = await findLastConsent(database, learnerId, kind);
  return last ? last.answer === 'yes' : null;
}

/**
 * Whether attempts of a learner are stored: they consented, and a parent or a teacher also uses the app as a learner.
 * @throws NoResultError when there is no such learner
 */
export async function keepsResults(database: MainDatabase, learnerId: string): Promise<boolean> {
  const learners = database.selectFrom('learners').select('usesForSelf').where('id', '=', learnerId);
  const { usesForSelf } = await learners.executeTakeFirstOrThrow();
  return fromFlag(usesForSelf) && (await findAnswer(database, learnerId, 'results')) === true;
}
