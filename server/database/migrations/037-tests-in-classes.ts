import type { Kysely } from 'kysely';

/** Whether a class offers the test; earlier classes go on offering it. */
export async function addTestsInClasses({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('groups')
    .addColumn('offersTests', 'integer', (flag) => flag.notNull().defaultTo(1))
    .execute();
}
