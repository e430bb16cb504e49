import type { Learner } from '#contract/learner.ts';
import { type AppParts, createApp } from '../app.ts';
import { createAuth } from '../auth.ts';
import { openDatabase } from '../database/connect.ts';
import { migrate } from '../database/migrations/index.ts';
import type { Tables } from '../database/tables.ts';

export const PASSWORD = 'three short words';
const ORIGIN = 'http://127.0.0.1:3000';
const SECRET = 'kept only for as long as this test runs';

type Settings = Pick<AppParts, 'pages'> & { place?: string; publicUrl?: string; trustedProxies?: string[] };
type Asking = { body?: unknown; cookie?: string; headers?: Record<string, string>; address?: string };

/** The real app over a real database, in memory unless a file is named, with a clock that tests move. */
export async function createTestApp({
  place = ':memory:',
  publicUrl = ORIGIN,
  trustedProxies = [],
  pages,
}: Settings = {}) {
  const database = await openDatabase(place);
  await migrate(database);
  const clock = { now: new Date('2026-11-21T10:00:00.000Z') };
  const auth = createAuth(database, { publicUrl, secret: SECRET, trustedOrigins: [publicUrl] });
  const settings = { publicUrl, trustedOrigins: [publicUrl], trustedProxies };
  const app = createApp({ database, auth, settings, now: () => clock.now, ...(pages && { pages }) });

  async function ask(method: string, path: string, { body, cookie, headers, address }: Asking = {}) {
    const json = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
    const init = {
      method,
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(json !== undefined && { body: json }),
    };
    return app.request(path, init, { incoming: { socket: { remoteAddress: address ?? '192.0.2.1' } } });
  }

  /** Signs up somebody new. */
  async function signUp(email = 'ada@example.org') {
    const body = { name: 'Ada', email, password: PASSWORD };
    const answer = await ask('POST', '/api/auth/sign-up/email', { body });
    const { learner } = (await answer.json()) as { learner: Learner };
    return { learner, cookie: cookieOf(answer) };
  }

  async function logIn(email = 'ada@example.org', password = PASSWORD, asking: Asking = {}) {
    return ask('POST', '/api/auth/sign-in/email', { ...asking, body: { email, password } });
  }

  async function count(table: keyof Tables): Promise<number> {
    const { rows } = await database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return rows;
  }

  /** Lets time pass for everything but the sessions, which keep to the real clock. */
  const wait = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  return { app, database, auth, clock, ask, signUp, logIn, count, wait };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** What a browser would send back: every cookie that was set and not dropped. */
export function cookieOf(answer: Response): string {
  const kept = answer.headers.getSetCookie().filter((cookie) => !/Max-Age=0/i.test(cookie));
  return kept.map((cookie) => cookie.split(';')[0]).join('; ');
}
