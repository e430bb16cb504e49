import { type Kysely, sql } from 'kysely';
import { isFlag, isOneOf, strictTable, strictTableByKey } from './strict-table.ts';

/** The role of the person who has an account. Existing accounts become learners. */
export async function addRoles(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('learners')
    .addColumn('role', 'text', (role) =>
      role
        .notNull()
        .defaultTo('learner')
        .check(isOneOf('role', ['learner', 'parent', 'educator'])),
    )
    .execute();
}

/** Classes and families, their members with what each shares, and every view of a member's results by the leader. */
export async function createGroups(database: Kysely<unknown>): Promise<void> {
  await strictTable(database, 'groups')
    .addColumn('groupId', 'text', (id) => id.primaryKey().notNull())
    .addColumn('leaderId', 'text', (id) => id.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('kind', 'text', (kind) => kind.notNull().check(isOneOf('kind', ['class', 'family'])))
    .addColumn('name', 'text', (name) => name.notNull())
    .addColumn('code', 'text', (code) => code.unique())
    .addColumn('codeExpiresAt', 'text')
    .addColumn('createdAt', 'text', (at) => at.notNull())
    .addCheckConstraint('codeWithExpiry', sql`("code" is null) = ("codeExpiresAt" is null)`)
    .execute();
  await database.schema.createIndex('groupsByLeader').on('groups').columns(['leaderId', 'createdAt']).execute();

  await strictTableByKey(database, 'groupMembers')
    .addColumn('learnerId', 'text', (id) => id.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('groupId', 'text', (id) => id.notNull().references('groups.groupId').onDelete('cascade'))
    .addColumn('joinedAt', 'text', (at) => at.notNull())
    .addColumn('activity', 'integer', (flag) => flag.notNull().check(isFlag('activity')))
    .addColumn('progress', 'integer', (flag) => flag.notNull().check(isFlag('progress')))
    .addColumn('screening', 'integer', (flag) => flag.notNull().check(isFlag('screening')))
    .addPrimaryKeyConstraint('groupMembersKey', ['learnerId', 'groupId'])
    .execute();
  await database.schema.createIndex('membersByGroup').on('groupMembers').columns(['groupId', 'learnerId']).execute();

  // A view stays when the member leaves or is removed, so that a leader cannot delete the record of it.
  await strictTable(database, 'groupViews')
    .addColumn('viewId', 'text', (id) => id.primaryKey().notNull())
    .addColumn('learnerId', 'text', (id) => id.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('leaderId', 'text', (id) => id.references('learners.id').onDelete('set null'))
    .addColumn('viewedAt', 'text', (at) => at.notNull())
    .addColumn('activity', 'integer', (flag) => flag.notNull().check(isFlag('activity')))
    .addColumn('progress', 'integer', (flag) => flag.notNull().check(isFlag('progress')))
    .addColumn('screening', 'integer', (flag) => flag.notNull().check(isFlag('screening')))
    .execute();
  await database.schema
    .createIndex('groupViewsNewestFirst')
    .on('groupViews')
    .columns(['learnerId', 'viewedAt desc', 'viewId desc'])
    .execute();
  await database.schema.createIndex('groupViewsByLeader').on('groupViews').column('leaderId').execute();
}
