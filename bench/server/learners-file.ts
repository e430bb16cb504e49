import { createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { SignedInLearner } from './requests.ts';

const COOKIE = 'thembstudy.session_token';
const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_LEARNERS = 20_000;

/** Makes all sessions valid from now, and writes learners with their cookies, one a line as JSON. */
export function writeLearners(file: string, database: string, secret: string, areShown: boolean): void {
  const connection = new DatabaseSync(database);
  connection.exec('pragma synchronous=off; pragma journal_mode=off');
  const now = new Date().toISOString();
  const expiresAt = new Date(Date.now() + 30 * DAY_MS).toISOString();
  connection.prepare('update sessions set "createdAt" = ?, "updatedAt" = ?, "expiresAt" = ?').run(now, now, expiresAt);
  const rows = connection
    .prepare(
      `select accounts.id, email, token from accounts join learners using (id) join sessions on "userId" = accounts.id
        where ("leaderboardNickname" is not null) = ? order by token limit ?`,
    )
    .all(Number(areShown), MOST_LEARNERS) as { id: string; email: string; token: string }[];
  connection.exec('pragma journal_mode=wal');
  connection.close();
  const learners = rows.map(({ id, email, token }) => ({ id, email, cookie: `${COOKIE}=${signed(token, secret)}` }));
  writeFileSync(file, learners.map((learner) => JSON.stringify(learner)).join('\n'));
}

export function readLearners(file: string): SignedInLearner[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Signs a session token as Better Auth does. */
function signed(token: string, secret: string): string {
  return encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`);
}
