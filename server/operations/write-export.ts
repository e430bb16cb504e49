import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { ExportedDocument } from '#contract/people/my-data.ts';
import type { AutismBand } from '#rules/screening/questionnaire/traits-questionnaire.ts';
import type { AutismDatabase, MainDatabase } from '../database/connect.ts';
import { inBothSnapshots, type ScreeningDatabases } from '../database/screening-databases.ts';
import type {
  GameRunsTable,
  GroupLeadersTable,
  GroupsTable,
  MainTables,
  PlanNotesTable,
  PlanVersionsTable,
  PupilAccountsTable,
  Tables,
} from '../database/tables.ts';
import { isPlaceholder } from '../mail/placeholder-email.ts';
import {
  adhdResult,
  autismResult,
  dyslexiaResult,
  gameRun,
  planNote,
  planVersion,
  pupilAccount,
  selectUsers,
  user,
} from './documents.ts';
import { writeFolder } from './files.ts';

/**
 * Writes a consistent snapshot of each collection as JSON lines into a new folder, which gets its final name when it is
 * complete. Returns the number of documents per collection.
 * @throws StartupError when the folder is not empty or cannot be written.
 */
export function writeExport(databases: ScreeningDatabases, folder: string): Promise<Record<string, number>> {
  return writeFolder(folder, (draft) => inBothSnapshots(databases, (snapshots) => writeCollections(snapshots, draft)));
}

async function writeCollections(snapshots: ScreeningDatabases, folder: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, pages] of Object.entries(collectionsOf(snapshots))) {
    await using handle = await open(join(folder, `${name}.jsonl`), 'wx', 0o600);
    counts[name] = await writeLines(handle, pages);
    await handle.sync();
  }
  return counts;
}

async function writeLines(handle: FileHandle, pages: AsyncIterable<ExportedDocument[]>): Promise<number> {
  let count = 0;
  for await (const page of pages) {
    await handle.writeFile(page.map((document) => `${JSON.stringify(document)}\n`).join(''));
    count += page.length;
  }
  return count;
}

type Documents = AsyncGenerator<ExportedDocument[]>;
type AttemptTable = 'focusGameAttempts' | 'letterQuizAttempts' | 'traitsQuestionnaireAttempts';

const ANONYMOUS = 'anonymous';
const PAGE_ROWS = 1000;

/**
 * The documents of all learners in pages. The first four names come from the product specification, the others are those of
 * a learner's own export. Codes, secrets and hashes are left out.
 */
export function collectionsOf(databases: ScreeningDatabases): Record<string, Documents> {
  return {
    Users: userDocuments(databases),
    adhd_result: resultDocuments(databases, 'focusGameAttempts', adhdResult),
    dyslexia_results: resultDocuments(databases, 'letterQuizAttempts', dyslexiaResult),
    autism_results: resultDocuments(databases, 'traitsQuestionnaireAttempts', autismResult),
    game_runs: rowDocuments(databases, 'gameRuns', ['runId'], (row: GameRunsTable) => ({
      uid: row.learnerId,
      ...gameRun(row),
    })),
    texts_read: rowDocuments(databases, 'textReadings', ['learnerId', 'textId'], ofLearner),
    groups: rowDocuments(
      databases,
      'groups',
      ['groupId'],
      ({ code: _, codeExpiresAt: __, pupilCode: ___, ...group }: Selectable<GroupsTable>) => group,
    ),
    group_leaders: rowDocuments(
      databases,
      'groupLeaders',
      ['leaderId', 'groupId'],
      ({ leaderId: uid, ...leader }: GroupLeadersTable) => ({ uid, ...leader }),
    ),
    memberships: rowDocuments(databases, 'groupMembers', ['learnerId', 'groupId'], ofLearner),
    plan: rowDocuments(databases, 'planVersions', ['learnerId', 'day'], (row: PlanVersionsTable) => ({
      uid: row.learnerId,
      ...planVersion(row),
    })),
    plan_notes: rowDocuments(databases, 'planNotes', ['noteId'], (row: PlanNotesTable) => ({
      uid: row.learnerId,
      byUid: row.leaderId,
      ...planNote(row),
    })),
    pupil_account: rowDocuments(databases, 'pupilAccounts', ['learnerId'], (row: Selectable<PupilAccountsTable>) => ({
      uid: row.learnerId,
      ...pupilAccount(row),
    })),
    parent_agreements: rowDocuments(databases, 'parentAgreements', ['agreementId'], ofLearner),
    parent_reports: rowDocuments(databases, 'parentReports', ['learnerId', 'parentId'], ofLearner),
    consents: rowDocuments(databases, 'consents', ['consentId'], ofLearner),
  };
}

function ofLearner({ learnerId: uid, ...row }: { learnerId: string }): ExportedDocument {
  return { uid, ...row };
}

async function* rowDocuments<Row extends object>(
  { database }: ScreeningDatabases,
  table: keyof MainTables,
  key: readonly string[],
  toDocument: (row: Row) => ExportedDocument,
): Documents {
  for await (const page of pagesOf<Row>(database, table, key)) yield page.map(toDocument);
}

async function* userDocuments({ database, autismDatabase }: ScreeningDatabases): Documents {
  for await (const page of pagesOf<{ id: string }>(database, 'accounts', ['id'])) {
    const ids = page.map(({ id }) => id);
    const flags = await findAutismFlags(autismDatabase, ids);
    const rows = await selectUsers(database).where('accounts.id', 'in', ids).orderBy('accounts.id').execute();
    yield rows.map((row) => user(row, { autism: flags.get(row.id) ?? null }, shownEmail(row.email)));
  }
}

async function* resultDocuments<Table extends AttemptTable>(
  { database, autismDatabase }: ScreeningDatabases,
  table: Table,
  toDocument: (row: Tables[Table], userEmail: string) => ExportedDocument,
): Documents {
  const source = table === 'traitsQuestionnaireAttempts' ? autismDatabase : database;
  for await (const page of pagesOf<Tables[Table]>(source, table, ['attemptId'])) {
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

/** The rows of a table, at most `PAGE_ROWS` at once, in the order of its primary key, whose columns are text. */
async function* pagesOf<Row extends object>(
  database: object,
  table: keyof Tables,
  key: readonly string[],
): AsyncGenerator<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after: readonly string[] = key.map(() => '');
  for (;;) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}
      where (${columns}) > (${sql.join(after)}) order by ${columns} limit ${PAGE_ROWS}`.execute(
      database as Kysely<Tables>,
    );
    const last = rows.at(-1) as Record<string, string> | undefined;
    if (!last) return;
    yield rows;
    after = key.map((column) => String(last[column]));
  }
}

function shownEmail(email: string): string {
  return isPlaceholder(email) ? '' : email;
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
