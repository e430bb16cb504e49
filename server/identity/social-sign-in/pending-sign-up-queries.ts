import { createHash, randomUUID } from 'node:crypto';
import type { MainDatabase } from '../../database/connect.ts';

/** Keeps what another site said of somebody until they have agreed. Whoever reads the database finds no `token` in it. */
export async function insertPendingSignUp(
  database: MainDatabase,
  { token, value, at, endsAt }: { token: string; value: string; at: Date; endsAt: Date },
): Promise<void> {
  const instant = at.toISOString();
  const row = { id: randomUUID(), identifier: identifierOf(token), value, expiresAt: endsAt.toISOString() };
  await database
    .insertInto('verifications')
    .values({ ...row, createdAt: instant, updatedAt: instant })
    .execute();
}

/** What is kept until then. Null when there is none, or it is too old. */
export async function findPendingSignUp(database: MainDatabase, token: string, at: Date): Promise<string | null> {
  const row = await database
    .selectFrom('verifications')
    .select('value')
    .where('identifier', '=', identifierOf(token))
    .where('expiresAt', '>', at.toISOString())
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Takes it out again: of two who come with the same token, one gets it. Null when there is none, or it is too old. */
export async function takePendingSignUp(database: MainDatabase, token: string, at: Date): Promise<string | null> {
  const row = await database
    .deleteFrom('verifications')
    .where('identifier', '=', identifierOf(token))
    .returning(['value', 'expiresAt'])
    .executeTakeFirst();
  return row && row.expiresAt > at.toISOString() ? row.value : null;
}

function identifierOf(token: string): string {
  return `pending-sign-up ${createHash('sha256').update(token).digest('base64url')}`;
}
