import { type Kysely, sql } from 'kysely';
import { isOneOf, strictTable } from './strict-table.ts';

/** The assignments of groups. Whether one is done is computed from what the members finished. */
export async function createAssignments(database: Kysely<unknown>): Promise<void> {
  await strictTable(database, 'assignments')
    .addColumn('assignmentId', 'text', (id) => id.primaryKey().notNull())
    .addColumn('groupId', 'text', (id) => id.notNull().references('groups.groupId').onDelete('cascade'))
    .addColumn('kind', 'text', (kind) => kind.notNull().check(isOneOf('kind', ['passage', 'game', 'sequence'])))
    .addColumn('target', 'text')
    .addColumn('note', 'text')
    .addColumn('dueDay', 'text')
    .addColumn('createdAt', 'text', (at) => at.notNull())
    .addCheckConstraint('targetUnlessSequence', sql`("target" is null) = ("kind" = 'sequence')`)
    .execute();
  await database.schema.createIndex('assignmentsByGroup').on('assignments').columns(['groupId', 'createdAt']).execute();
}
