import { createHash } from 'node:crypto';
import type { BuiltInProvider } from '#rules/people/sign-in-methods.ts';

/** An account at one of the four simulated providers. The same email gives the same account. */
export type StandInAccount = { accountId: string; name: string; email: string };

/** The prefix of every account id, so that none equals an id of the real provider. */
const ACCOUNT_ID_PREFIX = 'local-';

const LONGEST = { name: 200, email: 254 } as const;

/** The account for a typed name and email. Without an email the name identifies it. */
export function accountFor(provider: BuiltInProvider, typed: { name: string; email: string }): StandInAccount {
  const name = typed.name.slice(0, LONGEST.name).trim();
  const email = typed.email.slice(0, LONGEST.email).trim().toLowerCase();
  const who = createHash('sha256').update(JSON.stringify([provider, email === '' ? ['name', name] : ['email', email]]));
  return { accountId: `${ACCOUNT_ID_PREFIX}${who.digest('hex').slice(0, 32)}`, name, email };
}

/** The ID token claims of an account; like real providers, without empty values. */
export function claimsOf({ accountId, name, email }: StandInAccount) {
  return { sub: accountId, ...(name && { name }), ...(email && { email, email_verified: true }) };
}
