import { z } from 'zod';
import { NAME } from '#rules/people/name.ts';
import type { SocialProvider } from '#rules/people/sign-in-methods.ts';
import { isPlaceholder, placeholderEmail } from '../../mail/placeholder-email.ts';
import { LoggableError } from '../../observability/safe-error.ts';

/** A person who signed in at an OAuth provider. */
export type OAuthProfile = {
  way: SocialProvider;
  /** The provider's account id, which never changes. */
  accountId: string;
  /** Empty when the provider gave none. */
  name: string;
  /** In lower case; a placeholder when the provider gave no verified one. */
  email: string;
  emailVerified: boolean;
};

/** The provider's profile, unchecked. */
export type RawOAuthProfile = Record<string, unknown>;

const emailSchema = z.email().max(254);
const ACCOUNT_ID = /^[\x21-\x7e]{1,255}$/;
/** Names are cut before normalisation, which is slow for very long ones. */
const LONGEST_READ = NAME.longest * 4;

/**
 * The account id in a provider's profile.
 * @throws LoggableError when it is missing or malformed.
 */
export function accountIdOf(profile: RawOAuthProfile): string {
  const given = profile.sub ?? profile.id;
  const accountId = typeof given === 'string' || Number.isSafeInteger(given) ? String(given) : '';
  if (!ACCOUNT_ID.test(accountId)) throw new LoggableError('the provider did not say which account it is');
  return accountId;
}

/** The name in a profile: one line of at most 80 characters without control characters; empty when there is none. */
export function nameOf({ name }: RawOAuthProfile): string {
  if (typeof name !== 'string') return '';
  const plain = name.slice(0, LONGEST_READ).normalize('NFC');
  const oneLine = plain.replace(/[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return oneLine
    .slice(0, NAME.longest)
    .replace(/\p{Cs}$/u, '')
    .trim();
}

/** The user fields for Better Auth: a normalised name, and the email or a placeholder for it. */
export function userFieldsOf(provider: SocialProvider, profile: RawOAuthProfile) {
  const given = emailSchema.safeParse(profile.email).data?.toLowerCase();
  const isUsable = given !== undefined && !isPlaceholder(given);
  const email = isUsable ? given : placeholderEmail(provider, accountIdOf(profile));
  return { name: nameOf(profile), email, ...(!isUsable && { emailVerified: false }) };
}
