import type { DemoRequest } from '#contract/demo-request.ts';
import type { MainDatabase } from '../database/connect.ts';
import type { DemoRequestsTable, Instant } from '../database/tables.ts';

/** Stores a request; false, and nothing is changed, when its id is taken. */
export async function insertDemoRequest(database: MainDatabase, row: DemoRequestsTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('demoRequests')
    .values(row)
    .onConflict((conflict) => conflict.column('requestId').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** When a request of this id and these words came here; undefined when the words of that id are others. */
export async function findReceivedAt(
  database: MainDatabase,
  requestId: string,
  { name, email, visitorKind, message }: DemoRequest,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('demoRequests')
    .select('receivedAt')
    .where('requestId', '=', requestId)
    .where('name', '=', name)
    .where('email', '=', email)
    .where('visitorKind', '=', visitorKind)
    .where('message', '=', message)
    .executeTakeFirst();
  return row?.receivedAt;
}

/** Takes the requests away that came before an instant. */
export async function deleteDemoRequests(database: MainDatabase, before: Instant): Promise<void> {
  await database.deleteFrom('demoRequests').where('receivedAt', '<', before).execute();
}

/** What was asked for under an id. */
export async function findDemoRequest(database: MainDatabase, requestId: string): Promise<DemoRequest | undefined> {
  return database
    .selectFrom('demoRequests')
    .select(['name', 'email', 'visitorKind', 'message'])
    .where('requestId', '=', requestId)
    .executeTakeFirst();
}

/** All requests, the oldest first. */
export async function listDemoRequests(database: MainDatabase): Promise<DemoRequestsTable[]> {
  return database.selectFrom('demoRequests').selectAll().orderBy('receivedAt').orderBy('requestId').execute();
}
