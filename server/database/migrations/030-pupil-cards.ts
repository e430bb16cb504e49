import type { Kysely } from 'kysely';
import { isOneOf } from './strict-table.ts';

/** The cards of pupils, which can be printed again, and their wrong tries on devices that nothing admitted. */
export async function addPupilCards({ schema }: Kysely<unknown>): Promise<void> {
  for (const column of ['cardHash', 'cardCode', 'sealedCard', 'elsewhereSince', 'manyWrongAt'])
    await schema.alterTable('pupilAccounts').addColumn(column, 'text').execute();
  await schema
    .alterTable('pupilAccounts')
    .addColumn('elsewhereTries', 'integer', (count) => count.notNull().defaultTo(0))
    .execute();
  for (const column of ['cardHash', 'cardCode'])
    await schema.createIndex(`pupilAccountsBy_${column}`).on('pupilAccounts').column(column).unique().execute();
}

/** A row of `pictureChanges` is new pictures, or a card that a teacher looked at. */
export async function addCardLooks({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('pictureChanges')
    .addColumn('kind', 'text', (kind) =>
      kind
        .notNull()
        .defaultTo('new')
        .check(isOneOf('kind', ['new', 'seen'])),
    )
    .execute();
}

/** Until when pupils of a class sign in with a typed name on any device. */
export async function addSignInWindows({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('groups').addColumn('signInOpenUntil', 'text').execute();
}
