import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ConsentKind } from '#rules/consent.ts';
import { compiledOnce } from '../compiled-once.ts';
import type { MainDatabase } from '../connect.ts';
import type { ConsentsTable } from '../tables.ts';

export type Consent = Omit<ConsentsTable, 'consentId'>;

/** Writes down an answer. Earlier ones stay, so that it can be told what was agreed to and when. */
export async function insertConsent(database: MainDatabase, consent: Consent): Promise<void> {
  await database
    .insertInto('consents')
    .values({ consentId: randomUUID(), ...consent })
    .execute();
}

const lastOf = compiledOnce((database: MainDatabase, { learnerId, kind }: { learnerId: string; kind: ConsentKind }) =>
  database
    .selectFrom('consents')
    .select(['answer', 'textVersion', 'givenAt'])
    .where('learnerId', '=', learnerId)
    .where('kind', '=', kind)
    .orderBy('givenAt', 'desc')
    .orderBy('consentId', 'desc')
    .limit(sql.lit(1)),
);

/** What a learner answered last; undefined while they gave no answer. */
export async function findLastConsent(database: MainDatabase, learnerId: string, kind: ConsentKind) {
  return (await lastOf(database, { learnerId, kind })).rows[0];
}

/** The last answer of a learner; null while they gave none. */
export async function findAnswer(
  database: MainDatabase,
  learnerId: string,
  kind: ConsentKind,
): Promise<boolean | null> {
  const last = await findLastConsent(database, learnerId, kind);
  return last ? last.answer === 'yes' : null;
}
