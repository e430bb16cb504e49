import type { Kysely } from 'kysely';
import { isFlag, strictTable, strictTableByKey } from './strict-table.ts';

/** The plan of a learner by day, what grown-ups added, and to whom it is shown. */
export async function createPlans(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await strictTableByKey(database, 'planVersions')
    .addColumn('learnerId', 'text', (id) => id.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('day', 'text', (day) => day.notNull())
    .addColumn('plan', 'text', (plan) => plan.notNull())
    .addColumn('changedAt', 'text', (at) => at.notNull())
    .addPrimaryKeyConstraint('planVersionsKey', ['learnerId', 'day'])
    .execute();
  await strictTable(database, 'planNotes')
    .addColumn('noteId', 'text', (id) => id.primaryKey().notNull())
    .addColumn('learnerId', 'text', (id) => id.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('leaderId', 'text', (id) => id.references('learners.id').onDelete('set null'))
    .addColumn('sentences', 'text', (sentences) => sentences.notNull())
    .addColumn('addedAt', 'text', (at) => at.notNull())
    // Notes whose writer was deleted do not conflict, because null differs from null here.
    .addUniqueConstraint('oneNoteOfALeader', ['learnerId', 'leaderId'])
    .execute();
  await schema.createIndex('planNotesByLeader').on('planNotes').column('leaderId').execute();
  for (const table of ['groupMembers', 'groupViewDays'])
    await schema
      .alterTable(table)
      .addColumn('plan', 'integer', (flag) => flag.notNull().defaultTo(0).check(isFlag('plan')))
      .execute();
}
