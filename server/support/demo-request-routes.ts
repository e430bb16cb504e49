import type { Context } from 'hono';
import { type DemoRequest, demoRequestSchema } from '#contract/people/demo-request.ts';
import { m } from '#messages';
import type { VisitorKind } from '#rules/people/demo-request.ts';
import type { MainDatabase } from '../database/connect.ts';
import type { DemoRequestsTable, Instant } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { pathParam, type Route } from '../http/answers/endpoint-routes.ts';
import { parsedBody } from '../http/answers/json-body.ts';
import { Problem } from '../http/answers/problems.ts';
import { type Counting, rateLimit } from '../http/limits/rate-limit.ts';
import { greeting, type Letter, type LetterWriters, type QueueMail } from '../mail/mails.ts';

type Needs = Counting & {
  queueMail: QueueMail<DemoRequestMail>;
  /** The recipient of the mails; null sends none. */
  operatorEmail: string | null;
};

/** Adds requests for a demo session. No route reads them; `scripts/demo-requests.ts` lists them. */
export function demoRequestRoutes(route: Route, { queueMail, operatorEmail, ...counting }: Needs) {
  const { database, now } = counting;

  route('PUT /demo-requests/:requestId', rateLimit('demoRequest', counting), async (c) => {
    const requestId = pathParam(c, 'requestId', 'invalid-request').toLowerCase();
    const request = await requestOf(c);
    const row = { requestId, receivedAt: now().toISOString(), ...request };
    return inTransaction(database, async (transaction) => {
      const isNew = await insertDemoRequest(transaction, row);
      const receivedAt = await findReceivedAt(transaction, requestId, request);
      if (receivedAt === undefined) throw new Problem('request-differs');
      if (isNew && operatorEmail !== null)
        await queueMail(transaction, { kind: 'demo-request', recipient: operatorEmail, details: { requestId } }, now());
      c.status(isNew ? 201 : 200);
      return { receivedAt };
    });
  });
}

/** The validated body. The problem is that of the first invalid field. */
async function requestOf(c: Context): Promise<DemoRequest> {
  const { data, error } = demoRequestSchema.safeParse(await parsedBody(c));
  if (!error) return data;
  const field = error.issues[0]?.path[0];
  if (field === 'name') throw new Problem('name-not-usable');
  if (field === 'email') throw new Problem('email-not-usable');
  throw new Problem('invalid-request');
}

/** Tells the operator about a demo request. */
type DemoRequestMail = { kind: 'demo-request'; recipient: string; details: { requestId: string } };

export function demoRequestLetters({ database }: { database: MainDatabase }): LetterWriters<DemoRequestMail> {
  return {
    'demo-request': async ({ details }) => {
      const request = await findDemoRequest(database, details.requestId);
      return request ? demoRequestLetter(request) : null;
    },
  };
}

const WHO: Record<VisitorKind, () => string> = {
  parent: m['mail.demo_request.parent'],
  educator: m['mail.demo_request.educator'],
  other: m['mail.demo_request.other'],
};

/** The mail to the operator about a demo request; replies go to the visitor. */
export function demoRequestLetter({ name, email, visitorKind, message }: DemoRequest): Letter {
  return {
    subject: m['mail.demo_request.subject'](),
    replyTo: { name, address: email },
    blocks: [
      greeting(),
      `${m['mail.demo_request.asks']({ name })} ${WHO[visitorKind]()}`,
      ...(message === ''
        ? [m['mail.demo_request.no_message']()]
        : [m['mail.demo_request.message'](), { quote: message }]),
      m['mail.demo_request.answer']({ email }),
      m['mail.demo_request.why'](),
    ],
  };
}

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
async function findReceivedAt(
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
async function findDemoRequest(database: MainDatabase, requestId: string): Promise<DemoRequest | undefined> {
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
