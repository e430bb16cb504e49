import { type Kysely, sql } from 'kysely';
import { strictTable, strictTableByKey } from './strict-table.ts';

/** Sessions that were opened with pictures show no screening result. */
export async function addPictureSessions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('sessions')
    .addColumn('isByPictures', 'integer', (flag) => flag.notNull().defaultTo(0).check(sql`"isByPictures" in (0, 1)`))
    .execute();
}

/** The code of a class for signing in with pictures. */
export async function addPupilCodes(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('groups').addColumn('pupilCode', 'text').execute();
  await database.schema.createIndex('groupsByPupilCode').on('groups').column('pupilCode').unique().execute();
}

/** Accounts that a teacher created, and each change of their pictures by a teacher. */
export async function createPupils(database: Kysely<unknown>): Promise<void> {
  await strictTableByKey(database, 'pupilAccounts')
    .addColumn('learnerId', 'text', (id) => id.primaryKey().notNull().references('learners.id').onDelete('cascade'))
    .addColumn('madeById', 'text', (id) => id.references('learners.id').onDelete('set null'))
    .addColumn('groupId', 'text', (id) => id.references('groups.groupId').onDelete('set null'))
    .addColumn('nameKey', 'text', (key) => key.notNull())
    .addColumn('pictureHash', 'text', (hash) => hash.notNull())
    .addColumn('picturesChangedAt', 'text', (at) => at.notNull())
    .addColumn('wrongTries', 'integer', (count) => count.notNull().defaultTo(0))
    .addColumn('wrongSince', 'text')
    .addColumn('lastWrongAt', 'text')
    .addColumn('agreedById', 'text', (id) => id.references('learners.id').onDelete('set null'))
    .addColumn('agreedAt', 'text')
    .addUniqueConstraint('pupilNamesInClass', ['groupId', 'nameKey'])
    .execute();
  for (const column of ['madeById', 'agreedById'])
    await database.schema.createIndex(`pupilAccountsBy_${column}`).on('pupilAccounts').column(column).execute();

  await strictTable(database, 'pictureChanges')
    .addColumn('changeId', 'text', (id) => id.primaryKey().notNull())
    .addColumn('learnerId', 'text', (id) => id.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('leaderId', 'text', (id) => id.references('learners.id').onDelete('set null'))
    .addColumn('changedAt', 'text', (at) => at.notNull())
    .execute();
  await database.schema
    .createIndex('pictureChangesNewestFirst')
    .on('pictureChanges')
    .columns(['learnerId', 'changedAt desc', 'changeId desc'])
    .execute();
  await database.schema.createIndex('pictureChangesByLeader').on('pictureChanges').column('leaderId').execute();
}
