import type { ExportedDocument } from '#contract/my-data.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import { isPlaceholder } from '../mail/placeholder-email.ts';
import { user } from './account-documents.ts';
import * as queries from './collection-queries.ts';
import { adhdResult, autismResult, dyslexiaResult } from './result-documents.ts';

type Documents = AsyncGenerator<ExportedDocument[]>;
type Attempt = { attemptId: string; learnerId: string | null };

const ANONYMOUS = 'anonymous';

/** The documents of all learners in pages, under the collection names of the specification. */
export function collectionsOf({ database, autismDatabase }: ScreeningDatabases): Record<string, Documents> {
  const results = <Row extends Attempt>(
    read: (after: string) => Promise<Row[]>,
    toDocument: (row: Row, userEmail: string) => ExportedDocument,
  ) => resultDocuments(database, read, toDocument);
  return {
    Users: userDocuments({ database, autismDatabase }),
    adhd_result: results((after) => queries.pageOfFocusGameAttempts(database, after), adhdResult),
    dyslexia_results: results((after) => queries.pageOfLetterQuizAttempts(database, after), dyslexiaResult),
    autism_results: results((after) => queries.pageOfTraitsQuestionnaireAttempts(autismDatabase, after), autismResult),
  };
}

async function* userDocuments({ database, autismDatabase }: ScreeningDatabases): Documents {
  const pages = pagesOf(
    (after) => queries.pageOfLearners(database, after),
    ({ id }) => id,
  );
  for await (const page of pages) {
    const flags = await queries.findAutismFlags(
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
    const emails = await queries.findEmails(database, [...learnerIds]);
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
