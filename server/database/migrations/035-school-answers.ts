import { type Kysely, sql } from 'kysely';

/** Accounts of children for whose sign-up the school answered, beside those that a teacher created. */
export async function addAccountsBySchool(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('pupilAccounts')
    .addColumn('isBySchool', 'integer', (flag) => flag.notNull().defaultTo(0).check(sql`"isBySchool" in (0, 1)`))
    .execute();
}
