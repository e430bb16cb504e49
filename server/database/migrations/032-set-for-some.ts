import type { Kysely } from 'kysely';
import { isFlag, strictTableByKey } from './strict-table.ts';

/** From which day, at which level and for whom something is set. All that was set before is for everyone, at once. */
export async function addSetForSome({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('assignments').addColumn('startDay', 'text').execute();
  await schema.alterTable('assignments').addColumn('level', 'integer').execute();
  await schema
    .alterTable('assignments')
    .addColumn('isForSome', 'integer', (flag) => flag.notNull().defaultTo(0).check(isFlag('isForSome')))
    .execute();
}

/** The members for whom an assignment is, when it is not for everyone in the group. */
export async function createAssignmentMembers(database: Kysely<unknown>): Promise<void> {
  await strictTableByKey(database, 'assignmentMembers')
    .addColumn('assignmentId', 'text', (id) => id.notNull().references('assignments.assignmentId').onDelete('cascade'))
    .addColumn('learnerId', 'text', (id) => id.notNull().references('learners.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('assignmentMembersKey', ['assignmentId', 'learnerId'])
    .execute();
  await database.schema
    .createIndex('assignmentMembersByLearner')
    .on('assignmentMembers')
    .columns(['learnerId', 'assignmentId'])
    .execute();
}
