import { randomBytes } from 'node:crypto';
import type { Role } from '#rules/groups/groups.ts';
import {
  refusalOfSignUp,
  SIGN_UP_INVITATION,
  type SignUpInvitation,
  type SignUpPolicy,
} from '#rules/people/sign-up.ts';
import type { MainDatabase } from '../../database/connect.ts';
import type { Instant } from '../../database/tables.ts';
import { Problem } from '../../http/answers/problems.ts';
import { hashToken } from '../mail-links/mail-links.ts';

const TOKEN_BYTES = 32;
const DAY_MS = 24 * 60 * 60 * 1000;

/** `invitationHash`: of the token of an invitation; null without one. */
type SignUp = { email: string; role?: Role | undefined; invitationHash?: string | null | undefined };

/** Checks a sign-up before it makes an account. @throws Problem, one of `SIGN_UP_REFUSALS` */
export async function checkSignUp(database: MainDatabase, policy: SignUpPolicy, signUp: SignUp, now: Date) {
  await refuseUnless(policy, signUp, (hash) => findSignUpInvitation(database, hash, now.toISOString()));
}

/**
 * Checks a sign-up and uses up its invitation. Call it in the transaction that makes the account.
 * @throws Problem, one of `SIGN_UP_REFUSALS`
 */
export async function admitSignUp(transaction: MainDatabase, policy: SignUpPolicy, signUp: SignUp, now: Date) {
  await refuseUnless(policy, signUp, (hash) => takeSignUpInvitation(transaction, hash, now.toISOString()));
}

type Find = (tokenHash: string) => Promise<SignUpInvitation | undefined>;

async function refuseUnless(policy: SignUpPolicy, { email, role = 'learner', invitationHash }: SignUp, find: Find) {
  const invitation = invitationHash ? ((await find(invitationHash)) ?? 'not-usable') : 'none';
  const refusal = refusalOfSignUp(policy, { email, role, invitation });
  if (refusal !== null) throw new Problem(refusal);
}

/** The open invitation with this hash; undefined when it was used or is too old. */
export function findSignUpInvitation(database: MainDatabase, tokenHash: string, now: Instant) {
  return database
    .selectFrom('signUpInvitations')
    .select('role')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

function takeSignUpInvitation(transaction: MainDatabase, tokenHash: string, now: Instant) {
  return transaction
    .deleteFrom('signUpInvitations')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning('role')
    .executeTakeFirst();
}

/** The stored hash of a token; null without a token. */
export function invitationHashOf(token: string | undefined): string | null {
  return token === undefined ? null : hashToken(token);
}

/** Makes an invitation. Only a hash of its token is stored. `leaderId`: who makes it; null: the operator. */
export async function createSignUpInvitation(
  database: MainDatabase,
  { leaderId, role }: { leaderId: string | null; role: Role | null },
  now: Date,
): Promise<{ token: string; expiresAt: Instant }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + SIGN_UP_INVITATION.lastsDays * DAY_MS).toISOString();
  const row = { tokenHash: hashToken(token), leaderId, role, createdAt: now.toISOString(), expiresAt };
  await database.insertInto('signUpInvitations').values(row).execute();
  return { token, expiresAt };
}

/** The open invitations, newest first. The hash is their id, because nobody can open them with it. */
export function findSignUpInvitations(database: MainDatabase, now: Instant) {
  return database
    .selectFrom('signUpInvitations')
    .select(['tokenHash as invitationId', 'signUpInvitations.createdAt', 'expiresAt'])
    .where('expiresAt', '>', now)
    .orderBy('signUpInvitations.createdAt', 'desc')
    .orderBy('tokenHash');
}

/** The open invitations of a leader, newest first. */
export function findInvitationsOf(database: MainDatabase, leaderId: string, now: Instant) {
  return findSignUpInvitations(database, now).where('leaderId', '=', leaderId).execute();
}

/** Takes an invitation back. `leaderId`: only one of this leader. @returns whether there was one */
export async function deleteSignUpInvitation(
  database: MainDatabase,
  { invitationId, leaderId }: { invitationId: string; leaderId?: string },
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('signUpInvitations')
    .where('tokenHash', '=', invitationId)
    .$if(leaderId !== undefined, (invitations) => invitations.where('leaderId', '=', leaderId ?? ''))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Takes all invitations of a leader back. */
export async function deleteSignUpInvitationsOf(database: MainDatabase, leaderId: string): Promise<void> {
  await database.deleteFrom('signUpInvitations').where('leaderId', '=', leaderId).execute();
}

/** Deletes invitations that are too old. */
export async function deleteExpiredSignUpInvitations(database: MainDatabase, now: Instant): Promise<void> {
  await database.deleteFrom('signUpInvitations').where('expiresAt', '<=', now).execute();
}
