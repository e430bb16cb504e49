import { createHash, randomBytes } from 'node:crypto';
import type { MainDatabase } from '../../database/connect.ts';
import { insertLink, type LinkKind } from './mail-link-queries.ts';
import { insertUnfinishedSignUp, type UnfinishedSignUp } from './unfinished-sign-up-queries.ts';

const TOKEN_BYTES = 32;
const HOUR_MS = 60 * 60 * 1000;

/** How long a link works, in milliseconds. */
export const LINK_LASTS_MS = {
  'confirm-email': 24 * HOUR_MS,
  'finish-sign-up': 24 * HOUR_MS,
  'reset-password': HOUR_MS,
} as const;

/** The pages of the links; the same paths as in web/app/paths.ts. */
const PAGES = {
  'confirm-email': '/confirm-email',
  'finish-sign-up': '/confirm-email',
  'reset-password': '/reset-password',
} as const;

type Linking = { database: MainDatabase; publicUrl: string; now: () => Date };

/** Creates a link for a learner; null when they were deleted. Only a hash of its token is stored. */
export async function createLink({ database, publicUrl, now }: Linking, kind: LinkKind, learnerId: string) {
  const { token, tokenHash } = newToken();
  const isInserted = await insertLink(database, { kind, tokenHash, learnerId, ...datesOf(kind, now()) });
  return isInserted ? urlOf(publicUrl, kind, token) : null;
}

/** Creates a link that finishes a sign-up. */
export async function createSignUpLink({ database, publicUrl, now }: Linking, signUp: UnfinishedSignUp) {
  const { token, tokenHash } = newToken();
  const { at: createdAt, expiresAt } = datesOf('finish-sign-up', now());
  await insertUnfinishedSignUp(database, signUp, { tokenHash, createdAt, expiresAt });
  return urlOf(publicUrl, 'finish-sign-up', token);
}

/** The stored hash of a token. A fast hash is enough, because a token has 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function newToken() {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

function datesOf(kind: keyof typeof LINK_LASTS_MS, now: Date) {
  return { at: now.toISOString(), expiresAt: new Date(now.getTime() + LINK_LASTS_MS[kind]).toISOString() };
}

/** The token is in the fragment, which browsers do not send, so that no log contains it. */
function urlOf(publicUrl: string, kind: keyof typeof PAGES, token: string): string {
  return `${publicUrl}${PAGES[kind]}#${token}`;
}
