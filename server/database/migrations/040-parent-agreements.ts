import { type Kysely, sql } from 'kysely';
import { isOneOf, strictTable, strictTableByKey } from './strict-table.ts';

/** The version of the text that parents agreed to before agreements were stored with their version. */
const EARLIER_TEXT = '2026-11-21';

/** Each agreement of a parent to test results of a pupil, and the parents whom a leader of the class reported. */
export async function createParentAgreements(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await strictTable(database, 'parentAgreements')
    .addColumn('agreementId', 'text', (id) => id.primaryKey().notNull())
    .addColumn('learnerId', 'text', (id) => id.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('parentId', 'text', (id) => id.references('learners.id').onDelete('set null'))
    .addColumn('textVersion', 'text', (version) => version.notNull())
    .addColumn('agreedAt', 'text', (at) => at.notNull())
    .addColumn('endedAt', 'text')
    .addColumn('endReason', 'text', (why) => why.check(isOneOf('endReason', ['taken-back', 'removed', 'not-linked'])))
    .execute();
  await schema
    .createIndex('agreementsByLearner')
    .on('parentAgreements')
    .columns(['learnerId', 'parentId', 'endedAt'])
    .execute();
  await schema.createIndex('agreementsByParent').on('parentAgreements').column('parentId').execute();

  await strictTableByKey(database, 'parentReports')
    .addColumn('learnerId', 'text', (id) => id.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('parentId', 'text', (id) => id.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('reportedById', 'text', (id) => id.references('learners.id').onDelete('set null'))
    .addColumn('reportedAt', 'text', (at) => at.notNull())
    .addColumn('decision', 'text', (decision) => decision.check(isOneOf('decision', ['confirmed', 'removed'])))
    .addColumn('decidedAt', 'text')
    .addPrimaryKeyConstraint('parentReportsKey', ['learnerId', 'parentId'])
    .execute();
  for (const column of ['parentId', 'reportedById'])
    await schema.createIndex(`parentReportsBy_${column}`).on('parentReports').column(column).execute();
}

/** Keeps the agreement of each pupil, which had a row of its own only since now. Can be repeated. */
export async function fillParentAgreements<Tables>(database: Kysely<Tables>): Promise<void> {
  await sql`
    insert into "parentAgreements" ("agreementId", "learnerId", "parentId", "textVersion", "agreedAt")
    select "learnerId", "learnerId", "agreedById", ${sql.lit(EARLIER_TEXT)}, "agreedAt" from "pupilAccounts"
    where "agreedAt" is not null
    on conflict do nothing
  `.execute(database);
}

/** Drops the columns of the only agreement of a pupil. */
export async function dropOnlyAgreement({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropIndex('pupilAccountsBy_agreedById').ifExists().execute();
  for (const column of ['agreedById', 'agreedAt'])
    await schema.alterTable('pupilAccounts').dropColumn(column).execute();
}
