import type { Kysely } from 'kysely';
import { isOneOf } from './strict-table.ts';

/** What a share link shows; those of before show a report. */
export async function addShownByLink(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('shareLinks')
    .addColumn('shows', 'text', (shows) =>
      shows
        .notNull()
        .defaultTo('report')
        .check(isOneOf('shows', ['report', 'plan'])),
    )
    .execute();
}
