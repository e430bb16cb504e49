import { createHash } from 'node:crypto';
import type { KnownWay } from '#rules/sign-in-ways.ts';

/** An account at one of the four that are stood in for. Whoever types the same email again has the same account. */
export type StandInAccount = { accountId: string; name: string; email: string };

/** In front of every account's id, so that none is ever taken for an account of the real provider. */
export const ACCOUNT_ID_PREFIX = 'local-';

const LONGEST = { name: 200, email: 254 } as const;

/** The account of what somebody typed. */
export function accountFor(way: KnownWay, typed: { name: string; email: string }): StandInAccount {
  const name = typed.name.slice(0, LONGEST.name).trim();
  const email = typed.email.slice(0, LONGEST.email).trim().toLowerCase();
  const who = createHash('sha256').update(JSON.stringify([way, email === '' ? ['name', name] : ['email', email]]));
  return { accountId: `${ACCOUNT_ID_PREFIX}${who.digest('hex').slice(0, 32)}`, name, email };
}

/** What the stand-in says of an account: as with real providers, nothing of what it does not know. */
export function claimsOf({ accountId, name, email }: StandInAccount) {
  return { sub: accountId, ...(name && { name }), ...(email && { email, email_verified: true }) };
}
