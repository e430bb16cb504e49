import { type Kysely, sql } from 'kysely';

const LAST_USE = sql`coalesce("lastUsedAt", "lastSignInAt", "createdAt")`;

/** The last use after which the retention deleted the results of an unused account, so that it is not done again. */
export async function addRetention({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('accounts').addColumn('resultsDeletedAfter', 'text').execute();
  // Holds the accounts whose results were not deleted since their last use.
  await schema
    .createIndex('accountsByLastUse')
    .on('accounts')
    .expression(LAST_USE)
    .where(sql<boolean>`"resultsDeletedAfter" is null or "resultsDeletedAfter" <> ${LAST_USE}`)
    .execute();
}
