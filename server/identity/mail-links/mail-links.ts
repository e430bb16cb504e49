import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { SignUpConsent } from '#contract/people/sign-in.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { fromFlag, toFlag } from '../../database/flags.ts';
import type { Instant, UnfinishedSignUpsTable } from '../../database/tables.ts';

const TOKEN_BYTES = 32;
const HOUR_MS = 60 * 60 * 1000;

/** How long a link is valid, in milliseconds. */
export const LINK_LASTS_MS = {
  'confirm-email': 24 * HOUR_MS,
  'finish-sign-up': 24 * HOUR_MS,
  'reset-password': HOUR_MS,
  'take-back': HOUR_MS,
} as const;

/** The pages of the links; the same paths as in web/paths.ts. */
const PAGES = {
  'confirm-email': '/confirm-email',
  'finish-sign-up': '/confirm-email',
  'reset-password': '/reset-password',
  'take-back': '/take-back',
} as const;

/** The purpose of a link mailed to a learner. */
type LinkKind = 'confirm-email' | 'reset-password' | 'take-back';
type Linking = { database: MainDatabase; publicUrl: string; now: () => Date };

/** Creates a link for a learner; null when they were deleted, and then nothing is stored. */
export async function createLink(
  { database, publicUrl, now }: Linking,
  kind: LinkKind,
  learnerId: string,
  token = newToken(),
) {
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

/**
 * Creates the two links of a mail for a new password. They have the same token, but end apart: a change of the password in the
 * account, which a person who knows it can make, ends only the first.
 */
export async function createResetLinks(linking: Linking, learnerId: string) {
  const token = newToken();
  const url = await createLink(linking, 'reset-password', learnerId, token);
  const takeBackUrl = await createLink(linking, 'take-back', learnerId, token);
  return url === null || takeBackUrl === null ? null : { url, takeBackUrl };
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

export type UnfinishedSignUp = {
  email: string;
  name: string;
  passwordHash: string;
  consent: SignUpConsent;
  /** Of the invitation with which it was asked for. */
  invitationHash?: string | null | undefined;
};

/** Stores a sign-up that its mailed link can finish until `expiresAt`. */
export async function insertUnfinishedSignUp(
  database: MainDatabase,
  { email, name, passwordHash, consent, invitationHash = null }: UnfinishedSignUp,
  link: Pick<UnfinishedSignUpsTable, 'tokenHash' | 'createdAt' | 'expiresAt'>,
): Promise<void> {
  const consentColumns = { ...consent, isGrownUp: toFlag(consent.isGrownUp) };
  await database
    .insertInto('unfinishedSignUps')
    .values({ ...link, email, name, passwordHash, invitationHash, ...consentColumns })
    .execute();
}

/**
 * The unfinished sign-ups with the address of a valid link, newest first; empty when the link is not valid. A sign-up whose
 * link was sent again is listed once.
 */
export async function listUnfinishedSignUps(
  database: MainDatabase,
  tokenHash: string,
  now: Instant,
): Promise<UnfinishedSignUp[]> {
  const rows = await database
    .selectFrom('unfinishedSignUps')
    .selectAll()
    .where('email', '=', (links) =>
      links
        .selectFrom('unfinishedSignUps')
        .select('email')
        .where('tokenHash', '=', tokenHash)
        .where('expiresAt', '>', now),
    )
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .orderBy('tokenHash')
    .execute();
  return [...new Map(rows.map((row) => [row.passwordHash, unfinishedSignUpOf(row)])).values()];
}

/** The newest sign-up with this address that can still be finished; undefined when there is none. */
export async function findLastUnfinishedSignUp(
  database: MainDatabase,
  email: string,
  now: Instant,
): Promise<UnfinishedSignUp | undefined> {
  const row = await database
    .selectFrom('unfinishedSignUps')
    .selectAll()
    .where('email', '=', email)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .orderBy('tokenHash')
    .executeTakeFirst();
  return row && unfinishedSignUpOf(row);
}

/** Deletes all unfinished sign-ups with this address. Returns false when there is none. */
export async function deleteUnfinishedSignUps(database: MainDatabase, email: string): Promise<boolean> {
  const deletion = database.deleteFrom('unfinishedSignUps').where('email', '=', email);
  return (await deletion.executeTakeFirstOrThrow()).numDeletedRows > 0n;
}

function unfinishedSignUpOf(row: Selectable<UnfinishedSignUpsTable>): UnfinishedSignUp {
  const { email, name, passwordHash, invitationHash, ageBand, consentVersion, role } = row;
  return {
    email,
    name,
    passwordHash,
    invitationHash,
    consent: { ageBand, isGrownUp: fromFlag(row.isGrownUp), consentVersion, role },
  };
}
