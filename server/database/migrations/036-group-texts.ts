import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';
import { isFlag, replaceTable, strictTable, strictTableByKey } from './strict-table.ts';

/** The texts that leaders add to a group, and when each learner last read one that was set. */
export async function createGroupTexts(database: Kysely<unknown>): Promise<void> {
  await strictTable(database, 'groupTexts')
    .addColumn('textId', 'text', (id) => id.primaryKey().notNull())
    .addColumn('groupId', 'text', (id) => id.notNull().references('groups.groupId').onDelete('cascade'))
    .addColumn('leaderId', 'text', (id) => id.references('learners.id').onDelete('set null'))
    .addColumn('title', 'text', (title) => title.notNull())
    .addColumn('paragraphs', 'text', (paragraphs) => paragraphs.notNull())
    .addColumn('words', 'integer', (words) => words.notNull().check(sql`words > 0`))
    .addColumn('createdAt', 'text', (at) => at.notNull())
    .execute();
  await strictTableByKey(database, 'textReadings')
    .addColumn('learnerId', 'text', (id) => id.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('textId', 'text', (id) => id.notNull().references('groupTexts.textId').onDelete('cascade'))
    .addColumn('readAt', 'text', (at) => at.notNull())
    .addPrimaryKeyConstraint('textReadingsKey', ['learnerId', 'textId'])
    .execute();
  const { schema } = database;
  await schema.createIndex('groupTextsByGroup').on('groupTexts').columns(['groupId', 'createdAt']).execute();
  await schema.createIndex('groupTextsByMaker').on('groupTexts').column('leaderId').execute();
  await schema.createIndex('textReadingsByText').on('textReadings').column('textId').execute();
}

/** The contract says what can be set, so that a new kind of task needs no migration. */
export async function allowAnyTask(database: Kysely<unknown>): Promise<void> {
  if (isPostgres(database)) {
    await database.schema.alterTable('assignments').dropConstraint('assignments_kind_check').execute();
    return;
  }
  await strictTable(database, 'assignmentsOfAnyKind')
    .addColumn('assignmentId', 'text', (id) => id.primaryKey().notNull())
    .addColumn('groupId', 'text', (id) => id.notNull().references('groups.groupId').onDelete('cascade'))
    .addColumn('kind', 'text', (kind) => kind.notNull())
    .addColumn('target', 'text')
    .addColumn('note', 'text')
    .addColumn('dueDay', 'text')
    .addColumn('createdAt', 'text', (at) => at.notNull())
    .addColumn('leaderSees', 'integer', (flag) => flag.notNull().defaultTo(0).check(isFlag('leaderSees')))
    .addColumn('startDay', 'text')
    .addColumn('level', 'integer')
    .addColumn('isForSome', 'integer', (flag) => flag.notNull().defaultTo(0).check(isFlag('isForSome')))
    .addCheckConstraint('targetUnlessSequence', sql`("target" is null) = ("kind" = 'sequence')`)
    .execute();
  await strictTableByKey(database, 'membersOfAnyKind')
    .addColumn('assignmentId', 'text', (id) =>
      id.notNull().references('assignmentsOfAnyKind.assignmentId').onDelete('cascade'),
    )
    .addColumn('learnerId', 'text', (id) => id.notNull().references('learners.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('assignmentMembersKey', ['assignmentId', 'learnerId'])
    .execute();
  await sql`insert into "assignmentsOfAnyKind" select * from "assignments"`.execute(database);
  // Dropping the table that it refers to would delete its rows.
  await replaceTable(database, 'assignmentMembers', 'membersOfAnyKind');
  await database.schema.dropTable('assignments').execute();
  await database.schema.alterTable('assignmentsOfAnyKind').renameTo('assignments').execute();
  const { schema } = database;
  await schema.createIndex('assignmentsByGroup').on('assignments').columns(['groupId', 'createdAt']).execute();
  await schema
    .createIndex('assignmentMembersByLearner')
    .on('assignmentMembers')
    .columns(['learnerId', 'assignmentId'])
    .execute();
}
