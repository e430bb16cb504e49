import { createHmac } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { SignedInLearner } from './load/requests.ts';

const COOKIE = 'thembstudy.session_token';
const DAY_MS = 24 * 60 * 60 * 1000;
/** So many of them are there to ask; more would only fill the load generator. */
const MOST_ASKING = 20_000;

/** Lets every session begin now, and gives some of the learners with their cookies, in no order. */
export function signInAll(file: string, secret: string): SignedInLearner[] {
  const database = new DatabaseSync(file);
  database.exec('pragma synchronous=off; pragma journal_mode=off');
  const now = new Date().toISOString();
  const expiresAt = new Date(Date.now() + 30 * DAY_MS).toISOString();
  database.prepare('update sessions set "createdAt" = ?, "updatedAt" = ?, "expiresAt" = ?').run(now, now, expiresAt);
  const rows = database
    .prepare(
      `select learners.id, email, token from learners join sessions on "userId" = learners.id order by token limit ?`,
    )
    .all(MOST_ASKING) as { id: string; email: string; token: string }[];
  database.exec('pragma journal_mode=wal');
  database.close();
  return rows.map(({ id, email, token }) => ({ id, email, cookie: `${COOKIE}=${signed(token, secret)}` }));
}

/** As Better Auth signs the cookie of a session. */
function signed(token: string, secret: string): string {
  return encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`);
}
