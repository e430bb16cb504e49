import { z } from 'zod';
import { NAME } from '#contract/learner.ts';
import type { SocialWay } from '#rules/sign-in-ways.ts';
import { Fault } from '../log/fault.ts';
import { isPlaceholder, placeholderEmail } from '../placeholder-email.ts';

/** Somebody whom another site has recognised. */
export type PersonElsewhere = {
  way: SocialWay;
  /** Which account it is there; it never changes. */
  accountId: string;
  /** Empty where the other site gave none. */
  name: string;
  /** In small letters; a placeholder where the other site gave none that it calls verified. */
  email: string;
  emailVerified: boolean;
};

/** What another site says of somebody, as it came. */
export type ProfileElsewhere = Record<string, unknown>;

const emailSchema = z.email().max(254);
const ACCOUNT_ID = /^[\x21-\x7e]{1,255}$/;
/** So that a very long name costs nothing. */
const LONGEST_READ = NAME.longest * 4;

/**
 * Which account it is at the other site.
 * @throws when there is none: nobody can be recognised by that.
 */
export function accountIdOf(profile: ProfileElsewhere): string {
  const given = profile.sub ?? profile.id;
  const accountId = typeof given === 'string' || Number.isSafeInteger(given) ? String(given) : '';
  if (!ACCOUNT_ID.test(accountId)) throw new Fault('the provider did not say which account it is');
  return accountId;
}

/** A name as we keep it: one line of at most 80 characters without control characters, or nothing. */
export function nameOf({ name }: ProfileElsewhere): string {
  if (typeof name !== 'string') return '';
  const plain = name.slice(0, LONGEST_READ).normalize('NFC');
  const oneLine = plain.replace(/[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return oneLine
    .slice(0, NAME.longest)
    .replace(/\p{Cs}$/u, '')
    .trim();
}

/** What takes the place of what a provider says: a name that fits, and an address in any case. */
export function mapped(way: SocialWay, profile: ProfileElsewhere) {
  const given = emailSchema.safeParse(profile.email).data?.toLowerCase();
  const isUsable = given !== undefined && !isPlaceholder(given);
  const email = isUsable ? given : placeholderEmail(way, accountIdOf(profile));
  return { name: nameOf(profile), email, ...(!isUsable && { emailVerified: false }) };
}
