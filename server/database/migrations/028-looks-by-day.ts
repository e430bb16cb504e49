import { type Kysely, sql } from 'kysely';
import { isFlag, strictTable } from './strict-table.ts';

/** One row for a leader's views of a learner on a day in UTC, for each set of data that was shown. */
export async function createGroupViewDays(database: Kysely<unknown>): Promise<void> {
  // A view stays when the member leaves or is removed, so that a leader cannot delete the record of it.
  await strictTable(database, 'groupViewDays')
    .addColumn('viewId', 'text', (id) => id.primaryKey().notNull())
    .addColumn('learnerId', 'text', (id) => id.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('leaderId', 'text', (id) => id.references('learners.id').onDelete('set null'))
    .addColumn('day', 'text', (day) => day.notNull())
    .addColumn('firstViewedAt', 'text', (at) => at.notNull())
    .addColumn('viewedAt', 'text', (at) => at.notNull())
    .addColumn('activity', 'integer', (flag) => flag.notNull().check(isFlag('activity')))
    .addColumn('progress', 'integer', (flag) => flag.notNull().check(isFlag('progress')))
    .addColumn('screening', 'integer', (flag) => flag.notNull().check(isFlag('screening')))
    // Rows whose leader was deleted do not conflict, because null differs from null here.
    .addUniqueConstraint('oneViewADay', ['learnerId', 'leaderId', 'day', 'activity', 'progress', 'screening'])
    .execute();
  const { schema } = database;
  await schema.createIndex('groupViewDaysByLeader').on('groupViewDays').column('leaderId').execute();
  await schema.createIndex('groupViewDaysOldestFirst').on('groupViewDays').column('viewedAt').execute();
}

/** Keeps the first and the last of the views that are merged into one row. */
export async function foldViews<Tables>(database: Kysely<Tables>): Promise<void> {
  await sql`
    insert into "groupViewDays"
      ("viewId", "learnerId", "leaderId", "day", "firstViewedAt", "viewedAt", "activity", "progress", "screening")
    select min("viewId"), "learnerId", "leaderId", substr("viewedAt", 1, 10), min("viewedAt"), max("viewedAt"),
      "activity", "progress", "screening"
    from "groupViews"
    group by "learnerId", "leaderId", substr("viewedAt", 1, 10), "activity", "progress", "screening"
  `.execute(database);
}

/** With `if exists`, so that it can be repeated. */
export async function dropFoldedViews({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropTable('groupViews').ifExists().execute();
}
