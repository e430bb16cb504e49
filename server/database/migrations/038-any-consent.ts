import type { Kysely } from 'kysely';
import { isPostgres } from '../engine.ts';
import { isOneOf, replaceTable, strictTable } from './strict-table.ts';

/** The rules say what can be consented to, so that a new kind needs no migration. */
export async function allowAnyConsent(database: Kysely<unknown>): Promise<void> {
  if (isPostgres(database)) {
    await database.schema.alterTable('consents').dropConstraint('consents_kind_check').execute();
    return;
  }
  await strictTable(database, 'consentsOfAnyKind')
    .addColumn('consentId', 'text', (id) => id.primaryKey().notNull())
    .addColumn('learnerId', 'text', (id) => id.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('kind', 'text', (kind) => kind.notNull())
    .addColumn('answer', 'text', (answer) => answer.notNull().check(isOneOf('answer', ['yes', 'no'])))
    .addColumn('givenBy', 'text', (giver) => giver.notNull().check(isOneOf('givenBy', ['learner', 'grown-up'])))
    .addColumn('textVersion', 'text', (version) => version.notNull())
    .addColumn('givenAt', 'text', (at) => at.notNull())
    .execute();
  await replaceTable(database, 'consents', 'consentsOfAnyKind');
  await database.schema
    .createIndex('answersNewestFirst')
    .on('consents')
    .columns(['learnerId', 'kind', 'givenAt desc', 'consentId desc', 'answer'])
    .execute();
}
