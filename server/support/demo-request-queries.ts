import type { DemoRequest } from '#contract/people/demo-request.ts';
import type { MainDatabase } from '../database/connect.ts';
import type { DemoRequestsTable, Instant } from '../database/tables.ts';

/** Stores a request. Returns false, and stores nothing, when its id is taken. */
export async function insertDemoRequest(database: MainDatabase, row: DemoRequestsTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('demoRequests')
    .values(row)
    .onConflict((conflict) => conflict.column('requestId').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** When the request with this id and content was received; undefined when that id has other content. */
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

/** Deletes the requests received before an instant. */
export async function deleteDemoRequests(database: MainDatabase, before: Instant): Promise<void> {
  await database.deleteFrom('demoRequests').where('receivedAt', '<', before).execute();
}

/** The request with this id; undefined when there is none. */
export async function findDemoRequest(database: MainDatabase, requestId: string): Promise<DemoRequest | undefined> {
  return database
    .selectFrom('demoRequests')
    .select(['name', 'email', 'visitorKind', 'message'])
    .where('requestId', '=', requestId)
    .executeTakeFirst();
}

/** All requests, oldest first. */
export async function listDemoRequests(database: MainDatabase): Promise<DemoRequestsTable[]> {
  return database.selectFrom('demoRequests').selectAll().orderBy('receivedAt').orderBy('requestId').execute();
}
