import { createHash, randomBytes } from 'node:crypto';
import type { MainDatabase } from '../database/connect.ts';
import { insertLink, type LinkKind } from '../database/queries/mail-links.ts';
import { insertUnfinishedSignUp, type UnfinishedSignUp } from '../database/queries/unfinished-sign-ups.ts';

const TOKEN_BYTES = 32;
const HOUR_MS = 60 * 60 * 1000;

/** How long a link works after it was sent. */
export const LINK_LASTS_MS = {
  'confirm-email': 24 * HOUR_MS,
  'finish-sign-up': 24 * HOUR_MS,
  'reset-password': HOUR_MS,
} as const;

/** Pages that links of mails lead to, as web/app/paths.ts has them. */
const PAGES = {
  'confirm-email': '/confirm-email',
  'finish-sign-up': '/confirm-email',
  'reset-password': '/reset-password',
} as const;

type Linking = { database: MainDatabase; publicUrl: string; now: () => Date };

/** Makes a link for a learner, null when they are gone. Its token is nowhere but in their mail. */
export async function makeLink({ database, publicUrl, now }: Linking, kind: LinkKind, learnerId: string) {
  const { token, tokenHash } = newToken();
  const isMade = await insertLink(database, { kind, tokenHash, learnerId, ...datesOf(kind, now()) });
  return isMade ? urlOf(publicUrl, kind, token) : null;
}

/** Makes a link by which somebody finishes signing up. */
export async function makeSignUpLink({ database, publicUrl, now }: Linking, person: UnfinishedSignUp) {
  const { token, tokenHash } = newToken();
  const { at: createdAt, expiresAt } = datesOf('finish-sign-up', now());
  await insertUnfinishedSignUp(database, person, { tokenHash, createdAt, expiresAt });
  return urlOf(publicUrl, 'finish-sign-up', token);
}

/** What is kept of a token. It is too long to be guessed, so a quick hash is enough. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function newToken() {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: hashOfToken(token) };
}

function datesOf(kind: keyof typeof LINK_LASTS_MS, now: Date) {
  return { at: now.toISOString(), expiresAt: new Date(now.getTime() + LINK_LASTS_MS[kind]).toISOString() };
}

/** The token stands behind the #, which browsers send to no server, so that it is in no log. */
function urlOf(publicUrl: string, kind: keyof typeof PAGES, token: string): string {
  return `${publicUrl}${PAGES[kind]}#${token}`;
}
