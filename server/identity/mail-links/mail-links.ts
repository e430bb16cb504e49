import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { MainDatabase } from '../../database/connect.ts';
import type { Instant } from '../../database/tables.ts';
import { insertUnfinishedSignUp, type UnfinishedSignUp } from './unfinished-sign-up-queries.ts';

const TOKEN_BYTES = 32;
const HOUR_MS = 60 * 60 * 1000;

/** How long a link is valid, in milliseconds. */
export const LINK_LASTS_MS = {
  'confirm-email': 24 * HOUR_MS,
  'finish-sign-up': 24 * HOUR_MS,
  'reset-password': HOUR_MS,
} as const;

/** The pages of the links; the same paths as in web/paths.ts. */
const PAGES = {
  'confirm-email': '/confirm-email',
  'finish-sign-up': '/confirm-email',
  'reset-password': '/reset-password',
} as const;

/** The purpose of a link mailed to a learner. */
type LinkKind = 'confirm-email' | 'reset-password';
type Linking = { database: MainDatabase; publicUrl: string; now: () => Date };

/** Creates a link for a learner; null when they were deleted, and then nothing is stored. */
export async function createLink({ database, publicUrl, now }: Linking, kind: LinkKind, learnerId: string) {
  const token = newToken();
  const { at, expiresAt } = datesOf(kind, now());
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('verifications')
    .columns(['value', 'id', 'identifier', 'expiresAt', 'createdAt', 'updatedAt'])
    .expression((row) =>
      row
        .selectFrom('accounts')
        .select(({ val }) => [
          'accounts.id',
          val(randomUUID()).as('rowId'),
          val(linkIdentifier(kind, token)).as('identifier'),
          val(expiresAt).as('expiresAt'),
          val(at).as('createdAt'),
          val(at).as('updatedAt'),
        ])
        .where('accounts.id', '=', learnerId),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? urlOf(publicUrl, kind, token) : null;
}

/** Creates a link that finishes a sign-up. */
export async function createSignUpLink({ database, publicUrl, now }: Linking, signUp: UnfinishedSignUp) {
  const token = newToken();
  const { at: createdAt, expiresAt } = datesOf('finish-sign-up', now());
  await insertUnfinishedSignUp(database, signUp, { tokenHash: hashToken(token), createdAt, expiresAt });
  return urlOf(publicUrl, 'finish-sign-up', token);
}

/** The stored hash of a token. A fast hash is enough, because a token has 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * The identifier of the verification whose value is the link's learner. Only a hash of the token is stored, so that a
 * copy of the database contains no valid link.
 */
export function linkIdentifier(kind: LinkKind, token: string): string {
  return `${kind}:${hashToken(token)}`;
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

function datesOf(kind: keyof typeof LINK_LASTS_MS, now: Date) {
  return { at: now.toISOString(), expiresAt: new Date(now.getTime() + LINK_LASTS_MS[kind]).toISOString() };
}

/** The token is in the fragment, which browsers do not send, so that no log contains it. */
function urlOf(publicUrl: string, kind: keyof typeof PAGES, token: string): string {
  return `${publicUrl}${PAGES[kind]}#${token}`;
}

/** Deletes all links of one kind of a learner. */
export async function deleteLinksOf(database: MainDatabase, learnerId: string, kind: LinkKind): Promise<void> {
  await database
    .deleteFrom('verifications')
    .where('value', '=', learnerId)
    .where('identifier', 'like', `${kind}:%`)
    .execute();
}

/** The value of a verification that has not expired at `now`; undefined when there is none. */
export async function findVerification(database: MainDatabase, identifier: string, now: Instant) {
  const row = await database
    .selectFrom('verifications')
    .select('value')
    .where('identifier', '=', identifier)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.value;
}

/** Deletes a verification and returns its value; undefined when there was none or it had expired at `now`. */
export async function takeVerification(database: MainDatabase, identifier: string, now: Instant) {
  const row = await database
    .deleteFrom('verifications')
    .where('identifier', '=', identifier)
    .returning(['value', 'expiresAt'])
    .executeTakeFirst();
  return row && row.expiresAt > now ? row.value : undefined;
}
