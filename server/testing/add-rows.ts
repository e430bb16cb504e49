import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

const AT = '2026-11-21T10:00:00.000Z';
/** What a row of a learner needs besides its id and email. */
export const LEARNER = {
  name: 'Ada',
  emailVerified: 0,
  image: null,
  adhd: null,
  dyslexia: null,
  createdAt: AT,
  updatedAt: AT,
  lastSignInAt: null,
} as const;

export async function addRows<Table extends keyof Tables>(
  database: Kysely<Tables>,
  table: Table,
  ...rows: Insertable<Tables[Table]>[]
): Promise<void> {
  // Kysely cannot tell the columns of a table that is a type parameter.
  await database
    .insertInto(table as 'learners')
    .values(rows as never)
    .execute();
}
