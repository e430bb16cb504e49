import type { Kysely } from 'kysely';
import { isPostgres } from '../engine.ts';
import { isFlag, isOneOf, replaceTable, strictTableByKey } from './strict-table.ts';

const AUTISM_BANDS = ['low', 'borderline', 'possible'];

/** Makes small tables that every page reads `without rowid`, so that SQLite finds a row with one index lookup. */
export async function storeRowsByKey(database: Kysely<unknown>): Promise<void> {
  if (!isPostgres(database)) {
    await storePreferencesByKey(database);
    await storeSettingsByKey(database);
    await storeSessionsByToken(database);
  }
  await storeAutismFlagsByKey(database);
  await addAnswerToIndex(database);
}

async function storePreferencesByKey(database: Kysely<unknown>): Promise<void> {
  await strictTableByKey(database, 'preferencesByKey')
    .addColumn('learnerId', 'text', (id) => id.primaryKey().notNull().references('learners.id').onDelete('cascade'))
    .addColumn('stutterDetection', 'integer', (flag) => flag.notNull().check(isFlag('stutterDetection')))
    .addColumn('focusMode', 'integer', (flag) => flag.notNull().check(isFlag('focusMode')))
    .addColumn('dailyReports', 'integer', (flag) => flag.notNull().check(isFlag('dailyReports')))
    .execute();
  await replaceTable(database, 'preferences', 'preferencesByKey');
}

async function storeSettingsByKey(database: Kysely<unknown>): Promise<void> {
  await strictTableByKey(database, 'settingsByKey')
    .addColumn('learnerId', 'text', (id) => id.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('name', 'text', (name) => name.notNull())
    .addColumn('value', 'text', (value) => value.notNull())
    .addColumn('changedAt', 'text', (at) => at.notNull())
    .addPrimaryKeyConstraint('settingsPrimaryKey', ['learnerId', 'name'])
    .execute();
  await replaceTable(database, 'settings', 'settingsByKey');
}

/** A request finds a session by its token; sessions are rarely looked up by id. */
async function storeSessionsByToken(database: Kysely<unknown>): Promise<void> {
  await strictTableByKey(database, 'sessionsByKey')
    .addColumn('id', 'text', (id) => id.notNull().unique())
    .addColumn('userId', 'text', (id) => id.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('token', 'text', (token) => token.notNull().primaryKey())
    .addColumn('expiresAt', 'text', (at) => at.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('createdAt', 'text', (at) => at.notNull())
    .addColumn('updatedAt', 'text', (at) => at.notNull())
    .execute();
  await replaceTable(database, 'sessions', 'sessionsByKey');
  await database.schema.createIndex('sessionsOfLearner').on('sessions').columns(['userId', 'createdAt']).execute();
}

export async function storeAutismFlagsByKey(database: Kysely<unknown>): Promise<void> {
  if (isPostgres(database)) return;
  await strictTableByKey(database, 'autismFlagsByKey')
    .addColumn('learnerId', 'text', (id) => id.primaryKey().notNull())
    .addColumn('autism', 'text', (band) => band.notNull().check(isOneOf('autism', AUTISM_BANDS)))
    .execute();
  await replaceTable(database, 'autismFlags', 'autismFlagsByKey');
}

/** With `answer` in the index, the latest answer is read from the index alone. */
async function addAnswerToIndex({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('answersNewestFirst')
    .on('consents')
    .columns(['learnerId', 'kind', 'givenAt desc', 'consentId desc', 'answer'])
    .execute();
  await schema.dropIndex('consentsNewestFirst').execute();
}
