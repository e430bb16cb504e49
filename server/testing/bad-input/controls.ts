import { Hono } from 'hono';
import { sql } from 'kysely';
import { onError, Problem } from '../../http/problems.ts';
import { createTestApp } from '../test-app.ts';
import type { Case } from './case.ts';
import { withLog } from './operator-log.ts';
import { rowFaults } from './row-faults.ts';
import type { Asked } from './side.ts';
import { tryCases } from './try-cases.ts';

const AT = '2026-11-21T09:00:00.000Z';
const HANGS_AFTER_MS = 20;

/** Apps with one fault each. Asked first and asked second they may answer differently. */
const BROKEN_ROUTES = {
  'a route that throws': () => Promise.reject(new Error('broken')),
  'a route that says that it is busy': () => Promise.reject(new Problem('busy')),
  'a route that never answers': () => new Promise<never>(() => {}),
  'a route that keeps the whole process': async () => {
    const until = performance.now() + 2 * HANGS_AFTER_MS;
    while (performance.now() < until);
    return new Response();
  },
  'a route with another status on the other engine': async (isFirst: boolean) =>
    new Response(null, { status: isFirst ? 200 : 422 }),
  'a route with another problem on the other engine': (isFirst: boolean) =>
    Promise.reject(new Problem(isFirst ? 'not-as-agreed' : 'name-not-usable')),
} satisfies Record<string, (isFirst: boolean) => Promise<Response>>;

/** Rows that must not be there. */
const BROKEN_ROWS = {
  'an instant that is none': `insert into "rateLimits" values ('key', 1, 'yesterday', '${AT}')`,
  'a day for an instant': `insert into "rateLimits" values ('key', 1, '2026-11-21', '${AT}')`,
  'a character that cannot be kept': `insert into "rateLimits" values ('a' || char(0), 1, '${AT}', '${AT}')`,
  'an id that is none': `insert into "autismDeletions" values ('ada', '${AT}')`,
  'JSON that is none': `insert into "mails" ("mailId", "kind", "recipient", "details", "createdAt", "waitsSince", "nextTryAt")
    values ('3f2504e0-4f89-41d3-9a0c-0305e82c3301', 'sign-up', 'ada', '{', '${AT}', '${AT}', '${AT}')`,
  'a text where a number belongs': 'create table "odd" ("count" integer); insert into "odd" values (\'one\')',
  'half a number': 'create table "odd" ("count" integer); insert into "odd" values (1.5)',
  'a number where a text belongs': 'create table "odd" ("name" blob); insert into "odd" values (1)',
} as const;

/** What the same look says of apps and rows that are broken on purpose, each by its name: never nothing. */
export async function controls(): Promise<Record<string, string[]>> {
  const seen: Record<string, string[]> = {};
  for (const [name, answer] of Object.entries(BROKEN_ROUTES)) seen[name] = (await withLog(() => seenOf(answer))).result;
  for (const [name, statements] of Object.entries(BROKEN_ROWS)) seen[name] = await seenIn(statements);
  return seen;
}

function seenOf(answer: (isFirst: boolean) => Promise<Response>): Promise<string[]> {
  const sides = [true, false].map((isFirst): Asked => {
    const app = new Hono().onError(onError).get('/odd', () => answer(isFirst));
    const ask = async ({ target, method }: Case) => {
      const answered = await app.request(target, { method });
      return { status: answered.status, text: await answered.text(), location: '' };
    };
    return { name: isFirst ? 'the first' : 'the second', wait: () => {}, renew: async () => {}, ask };
  });
  const one: Case = { as: 'nobody', method: 'GET', target: '/odd', headers: [], body: null, isOnTheWire: false };
  return tryCases(sides, { requests: [] }, [one], { number: 0, hangsAfterMs: HANGS_AFTER_MS });
}

async function seenIn(statements: string): Promise<string[]> {
  const { database } = await createTestApp({ place: ':memory:' });
  for (const statement of statements.split(/;\s*/)) await sql.raw(statement).execute(database);
  return rowFaults(database);
}
