import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { isBetween, isFlag, isOneOf, strictTable } from './strict-table.ts';

const POINTING_DEVICES = ['mouse', 'touch', 'pen', 'keyboard', 'mixed'];
const AUTISM_BANDS = ['low', 'borderline', 'possible'];

/** One table for each part of the screening. */
export async function createScreeningAttempts(database: Kysely<unknown>): Promise<void> {
  await createFocusGameAttempts(database);
  await createLetterQuizAttempts(database);
  await createTraitsQuestionnaire(database);
}

/** Also creates the separate questionnaire database, so no foreign key refers to other tables. */
export async function createTraitsQuestionnaire(database: Kysely<unknown>): Promise<void> {
  await createTraitsQuestionnaireAttempts(database);
  await strictTable(database, 'autismFlags')
    .addColumn('learnerId', 'text', (id) => id.primaryKey().notNull())
    .addColumn('autism', 'text', (band) => band.notNull().check(isOneOf('autism', AUTISM_BANDS)))
    .execute();
}

async function createFocusGameAttempts(database: Kysely<unknown>): Promise<void> {
  await attemptColumns(strictTable(database, 'focusGameAttempts'))
    .addForeignKeyConstraint('learnerOfFocusGame', ['learnerId'], 'learners', ['id'], (key) => key.onDelete('cascade'))
    .addColumn('focusedMoments', 'integer', (column) => column.notNull().check(sql`"focusedMoments" >= 0`))
    .addColumn('totalChecks', 'integer', (column) => column.notNull().check(sql`"totalChecks" >= "focusedMoments"`))
    .addColumn('firstHalfFocusedMoments', 'integer', (column) => column.notNull())
    .addColumn('firstHalfTotalChecks', 'integer', (column) => column.notNull())
    .addColumn('secondHalfFocusedMoments', 'integer', (column) => column.notNull())
    .addColumn('secondHalfTotalChecks', 'integer', (column) => column.notNull())
    .addColumn('timeOnTargetMs', 'integer', (column) => column.notNull().check(sql`"timeOnTargetMs" >= 0`))
    .addColumn('longestDriftMs', 'integer', (column) => column.notNull().check(sql`"longestDriftMs" >= 0`))
    .addColumn('pointing', 'text', (column) => column.check(isOneOf('pointing', POINTING_DEVICES)))
    .addColumn('focusPercentage', 'integer', (column) => column.notNull().check(isBetween('focusPercentage', 0, 100)))
    .addColumn('hasADHD', 'integer', (column) => column.check(isFlag('hasADHD')))
    .execute();
  await newestFirstIndex(database, 'focusGameAttempts');
}

async function createLetterQuizAttempts(database: Kysely<unknown>): Promise<void> {
  await attemptColumns(strictTable(database, 'letterQuizAttempts'))
    .addForeignKeyConstraint('learnerOfLetterQuiz', ['learnerId'], 'learners', ['id'], (key) => key.onDelete('cascade'))
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('correct', 'integer', (column) => column.notNull().check(sql`correct between 0 and total`))
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('percentage', 'integer', (column) => column.notNull().check(isBetween('percentage', 0, 100)))
    .addColumn('hasDyslexia', 'integer', (column) => column.notNull().check(isFlag('hasDyslexia')))
    .execute();
  await newestFirstIndex(database, 'letterQuizAttempts');
}

async function createTraitsQuestionnaireAttempts(database: Kysely<unknown>): Promise<void> {
  await attemptColumns(strictTable(database, 'traitsQuestionnaireAttempts'))
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull().check(isBetween('score', 0, 10)))
    .addColumn('result', 'text', (column) => column.notNull().check(isOneOf('result', AUTISM_BANDS)))
    .execute();
  await newestFirstIndex(database, 'traitsQuestionnaireAttempts');
}

function attemptColumns<Name extends string>(table: CreateTableBuilder<Name>) {
  return table
    .addColumn('attemptId', 'text', (id) => id.primaryKey().notNull())
    .addColumn('learnerId', 'text')
    .addColumn('timestamp', 'text', (at) => at.notNull())
    .addColumn('receivedAt', 'text', (at) => at.notNull())
    .addColumn('reportHash', 'text', (hash) => hash.notNull());
}

async function newestFirstIndex(database: Kysely<unknown>, table: string): Promise<void> {
  const columns = ['learnerId', 'timestamp desc', 'receivedAt desc', 'attemptId desc'] as const;
  await database.schema
    .createIndex(`${table}NewestFirst`)
    .on(table)
    .columns([...columns])
    .execute();
}
