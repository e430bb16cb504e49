import type { Kysely } from 'kysely';
import { isOneOf, strictTable } from './strict-table.ts';

const VISITOR_KINDS = ['parent', 'educator', 'other'];

/** Requests for a demo session; they belong to no learner. */
export async function createDemoRequests(database: Kysely<unknown>): Promise<void> {
  await strictTable(database, 'demoRequests')
    .addColumn('requestId', 'text', (id) => id.primaryKey().notNull())
    .addColumn('receivedAt', 'text', (at) => at.notNull())
    .addColumn('name', 'text', (name) => name.notNull())
    .addColumn('email', 'text', (email) => email.notNull())
    .addColumn('visitorKind', 'text', (kind) => kind.notNull().check(isOneOf('visitorKind', VISITOR_KINDS)))
    .addColumn('message', 'text', (message) => message.notNull())
    .execute();
  await database.schema.createIndex('demoRequestsByTime').on('demoRequests').column('receivedAt').execute();
}
