import type { ExportedDocument } from '#contract/my-data.ts';
import type { AutismBand } from '#rules/screening/traits-questionnaire.ts';
import type { AutismDatabase, MainDatabase } from '../database/connect.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import { isPlaceholder } from '../mail/placeholder-email.ts';
import { user } from './account-documents.ts';
import { adhdResult, autismResult, dyslexiaResult } from './result-documents.ts';

type Documents = AsyncGenerator<ExportedDocument[]>;
type Attempt = { attemptId: string; learnerId: string | null };

const ANONYMOUS = 'anonymous';
// The functions `pageOf…` return up to `PAGE_ROWS` rows whose key is greater than `after`, in ascending order.
const PAGE_ROWS = 1000;

/** The documents of all learners in pages, under the collection names of the specification. */
export function collectionsOf({ database, autismDatabase }: ScreeningDatabases): Record<string, Documents> {
  const results = <Row extends Attempt>(
    read: (after: string) => Promise<Row[]>,
    toDocument: (row: Row, userEmail: string) => ExportedDocument,
  ) => resultDocuments(database, read, toDocument);
  return {
    Users: userDocuments({ database, autismDatabase }),
    adhd_result: results((after) => pageOfFocusGameAttempts(database, after), adhdResult),
    dyslexia_results: results((after) => pageOfLetterQuizAttempts(database, after), dyslexiaResult),
    autism_results: results((after) => pageOfTraitsQuestionnaireAttempts(autismDatabase, after), autismResult),
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

async function* resultDocuments<Row extends Attempt>(
  database: ScreeningDatabases['database'],
  read: (after: string) => Promise<Row[]>,
  toDocument: (row: Row, userEmail: string) => ExportedDocument,
): Documents {
  for await (const page of pagesOf(read, ({ attemptId }) => attemptId)) {
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
  return database.selectFrom('learners').selectAll().where('id', '>', after).orderBy('id').limit(PAGE_ROWS).execute();
}

function pageOfFocusGameAttempts(database: MainDatabase, after: string) {
  const attempts = database.selectFrom('focusGameAttempts').selectAll();
  return attempts.where('attemptId', '>', after).orderBy('attemptId').limit(PAGE_ROWS).execute();
}

function pageOfLetterQuizAttempts(database: MainDatabase, after: string) {
  const attempts = database.selectFrom('letterQuizAttempts').selectAll();
  return attempts.where('attemptId', '>', after).orderBy('attemptId').limit(PAGE_ROWS).execute();
}

function pageOfTraitsQuestionnaireAttempts(database: AutismDatabase, after: string) {
  const attempts = database.selectFrom('traitsQuestionnaireAttempts').selectAll();
  return attempts.where('attemptId', '>', after).orderBy('attemptId').limit(PAGE_ROWS).execute();
}

/** The email addresses of learners by id. */
async function findEmails(database: MainDatabase, learnerIds: string[]): Promise<Map<string, string>> {
  if (learnerIds.length === 0) return new Map();
  const rows = await database.selectFrom('learners').select(['id', 'email']).where('id', 'in', learnerIds).execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** The autism bands of learners by id. */
async function findAutismFlags(database: AutismDatabase, learnerIds: string[]): Promise<Map<string, AutismBand>> {
  if (learnerIds.length === 0) return new Map();
  const flags = database.selectFrom('autismFlags').selectAll().where('learnerId', 'in', learnerIds);
  return new Map((await flags.execute()).map(({ learnerId, autism }) => [learnerId, autism]));
}
