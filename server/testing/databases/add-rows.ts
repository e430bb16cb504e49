import type { Insertable, Kysely } from 'kysely';
import type { AccountsTable, LearnersTable, Tables } from '../../database/tables.ts';

const AT = '2026-11-21T10:00:00.000Z';
const ACCOUNT = {
  name: 'Ada',
  emailVerified: 0,
  image: null,
  createdAt: AT,
  updatedAt: AT,
  lastSignInAt: null,
} as const;

/** Adds an account and its learner with the given columns, and defaults for the others. */
export async function addLearner(
  database: Kysely<Tables>,
  id: string,
  learner: Partial<Insertable<LearnersTable>> = {},
  account: Partial<Insertable<AccountsTable>> = {},
): Promise<void> {
  await addRows(database, 'accounts', { ...ACCOUNT, id, email: `${id}@example.org`, ...account });
  await addRows(database, 'learners', { id, createdAt: AT, ...learner });
}

export async function addRows<Table extends keyof Tables>(
  database: Kysely<Tables>,
  table: Table,
  ...rows: Insertable<Tables[Table]>[]
): Promise<void> {
  // Kysely cannot infer the columns when the table is a type parameter.
  await database
    .insertInto(table as 'learners')
    .values(rows as never)
    .execute();
}
