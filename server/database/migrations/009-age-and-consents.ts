import { type Kysely, sql } from 'kysely';
import { isOneOf, strictTable } from './strict-table.ts';

const AGE_BANDS = ['under-13', '13-to-17', '18-or-older'];

/** Age band, day of the last use, consents, and readings of the clock. */
export async function addAgeAndConsents(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .alterTable('learners')
    .addColumn('ageBand', 'text', (band) => band.check(isOneOf('ageBand', AGE_BANDS)))
    .execute();
  await schema.alterTable('learners').addColumn('lastUsedAt', 'text').execute();
  // Every answer is kept; the latest of its kind is valid.
  await strictTable(database, 'consents')
    .addColumn('consentId', 'text', (id) => id.primaryKey().notNull())
    .addColumn('learnerId', 'text', (id) => id.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('kind', 'text', (kind) => kind.notNull().check(isOneOf('kind', ['account', 'results'])))
    .addColumn('answer', 'text', (answer) => answer.notNull().check(isOneOf('answer', ['yes', 'no'])))
    .addColumn('givenBy', 'text', (giver) => giver.notNull().check(isOneOf('givenBy', ['learner', 'grown-up'])))
    .addColumn('textVersion', 'text', (version) => version.notNull())
    .addColumn('givenAt', 'text', (at) => at.notNull())
    .execute();
  await schema
    .createIndex('consentsNewestFirst')
    .on('consents')
    .columns(['learnerId', 'kind', 'givenAt desc', 'consentId desc'])
    .execute();
  await strictTable(database, 'clockReadings')
    .addColumn('id', 'integer', (id) => id.primaryKey().notNull().check(sql`"id" = 1`))
    .addColumn('steadySince', 'text', (since) => since.notNull())
    .addColumn('readAt', 'text', (at) => at.notNull())
    .execute();
}

/** A separate migration, because some databases cannot change tables and rows in one transaction. */
export async function fillLastUsed<Tables>(database: Kysely<Tables>): Promise<void> {
  await sql`update "learners" set "lastUsedAt" = coalesce("lastSignInAt", "createdAt")`.execute(database);
}
