import type { Kysely } from 'kysely';
import type { ExportedDocument } from '#contract/people/my-data.ts';
import type { AutismBand } from '#rules/screening/questionnaire/traits-questionnaire.ts';
import type { AutismDatabase, MainDatabase } from '../database/connect.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import type { AttemptColumns, Tables } from '../database/tables.ts';
import { isPlaceholder } from '../mail/placeholder-email.ts';
import { adhdResult, autismResult, dyslexiaResult, selectUsers, user } from './documents.ts';

type Documents = AsyncGenerator<ExportedDocument[]>;
type AttemptTable = 'focusGameAttempts' | 'letterQuizAttempts' | 'traitsQuestionnaireAttempts';

const ANONYMOUS = 'anonymous';
// The functions `pageOf…` return up to `PAGE_ROWS` rows whose key is greater than `after`, in ascending order.
const PAGE_ROWS = 1000;

/** The documents of all learners in pages, under the collection names of the specification. */
export function collectionsOf(databases: ScreeningDatabases): Record<string, Documents> {
  return {
    Users: userDocuments(databases),
    adhd_result: resultDocuments(databases, 'focusGameAttempts', adhdResult),
    dyslexia_results: resultDocuments(databases, 'letterQuizAttempts', dyslexiaResult),
    autism_results: resultDocuments(databases, 'traitsQuestionnaireAttempts', autismResult),
  };
}

async function* userDocuments({ database, autismDatabase }: ScreeningDatabases): Documents {
  const pages = pagesOf(
    (after) => pageOfLearners(database, after),
    ({ id }) => id,
  );
  for await (const page of pages) {
    const flags = await findAutismFlags(
      autismDatabase,
      page.map(({ id }) => id),
    );
    yield page.map((row) => user(row, { autism: flags.get(row.id) ?? null }, shownEmail(row.email)));
  }
}

async function* resultDocuments<Table extends AttemptTable>(
  { database, autismDatabase }: ScreeningDatabases,
  table: Table,
  toDocument: (row: Tables[Table], userEmail: string) => ExportedDocument,
): Documents {
  const source = table === 'traitsQuestionnaireAttempts' ? autismDatabase : database;
  const pages = pagesOf(
    (after) => pageOfAttempts<Tables[Table]>(source, table, after),
    ({ attemptId }) => attemptId,
  );
  for await (const page of pages) {
    const learnerIds = new Set(page.flatMap(({ learnerId }) => learnerId ?? []));
    const emails = await findEmails(database, [...learnerIds]);
    yield page.flatMap((row) => {
      if (row.learnerId === null) return [toDocument(row, ANONYMOUS)];
      const email = emails.get(row.learnerId);
      // A row without its learner belongs to a deletion that is not finished yet.
      return email === undefined ? [] : [toDocument(row, shownEmail(email))];
    });
  }
}

async function* pagesOf<Row>(read: (after: string) => Promise<Row[]>, keyOf: (row: Row) => string) {
  for (let page = await read(''); page.length > 0; page = await read(keyOf(page.at(-1) as Row))) yield page;
}

function shownEmail(email: string): string {
  return isPlaceholder(email) ? '' : email;
}

function pageOfLearners(database: MainDatabase, after: string) {
  const learners = selectUsers(database).where('accounts.id', '>', after).orderBy('accounts.id');
  return learners.limit(PAGE_ROWS).execute();
}

function pageOfAttempts<Row>(database: object, table: AttemptTable, after: string): Promise<Row[]> {
  const attempts = (database as Kysely<Record<AttemptTable, AttemptColumns>>).selectFrom(table).selectAll();
  const page = attempts.where('attemptId', '>', after).orderBy('attemptId').limit(PAGE_ROWS);
  return page.execute() as Promise<unknown> as Promise<Row[]>;
}

/** The email addresses of learners by id. */
async function findEmails(database: MainDatabase, learnerIds: string[]): Promise<Map<string, string>> {
  if (learnerIds.length === 0) return new Map();
  const rows = await database.selectFrom('accounts').select(['id', 'email']).where('id', 'in', learnerIds).execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** The autism bands of learners by id. */
async function findAutismFlags(database: AutismDatabase, learnerIds: string[]): Promise<Map<string, AutismBand>> {
  if (learnerIds.length === 0) return new Map();
  const flags = database.selectFrom('autismFlags').selectAll().where('learnerId', 'in', learnerIds);
  return new Map((await flags.execute()).map(({ learnerId, autism }) => [learnerId, autism]));
}
