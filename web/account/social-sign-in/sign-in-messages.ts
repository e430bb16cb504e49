import type { SignInOutcome } from '#contract/people/sign-in.ts';
import { m } from '#messages';
import { BUILT_IN_PROVIDERS, type SocialProvider } from '#rules/people/sign-in-methods.ts';
import { serverSetup } from '../../api/server-setup.ts';
import type { SignInIntent } from './sign-in-window.ts';

export type Message = { tone: 'danger' | 'caution'; sentence: string };
export type Unfinished = Exclude<SignInOutcome, 'done'>;

/** The display name of an identity provider. */
export function providerName(provider: SocialProvider): string {
  return provider === 'oidc'
    ? (serverSetup().openIdName ?? m['sign_in.school_account']())
    : BUILT_IN_PROVIDERS[provider];
}

/** The parameters of a message that names a provider; null if the provider is not known. */
export function named(provider: SocialProvider | null): { provider: SocialProvider | 'unknown'; name: string } {
  return provider ? { provider, name: providerName(provider) } : { provider: 'unknown', name: '' };
}

export function isSetUp(provider: SocialProvider): boolean {
  return serverSetup().ways[provider] !== 'not-set-up';
}

/** The title above the message; undefined for the default title. */
export function outcomeTitle(outcome: Unfinished, intent: SignInIntent): string | undefined {
  if (outcome === 'account-not-linked') return m['sign_in.outcome.has_account']();
  return outcome === 'denied' ? m['sign_in.outcome.denied_title']({ intent }) : undefined;
}

/** The outcome, and what to do next. */
export function outcomeMessage(outcome: Unfinished, provider: SocialProvider | null, intent: SignInIntent): Message {
  switch (outcome) {
    case 'age-band-needed':
      return { tone: 'caution', sentence: m['sign_in.outcome.no_account']({ intent }) };
    case 'denied':
      return { tone: 'caution', sentence: m['sign_in.outcome.denied']({ intent, ...named(provider) }) };
    case 'account-not-linked':
      return { tone: 'caution', sentence: m['sign_in.outcome.account_not_linked'](named(provider)) };
    case 'way-in-use':
      return { tone: 'caution', sentence: m['sign_in.outcome.in_use'](named(provider)) };
    case 'expired':
      return { tone: 'danger', sentence: m['sign_in.outcome.expired']({ intent }) };
    case 'failed':
      return { tone: 'danger', sentence: m['sign_in.outcome.failed'](named(provider)) };
  }
}

/** For a learner who had to sign in again and chose an account that is not linked to theirs. */
export function otherAccountMessage(provider: SocialProvider): Message {
  return { tone: 'caution', sentence: m['sign_in.outcome.other_account']({ name: providerName(provider) }) };
}

/** The provider returned no email address, but the account of a child needs that of an adult. */
export function grownUpEmailMessage(provider: SocialProvider | null): Message {
  return { tone: 'caution', sentence: m['sign_in.outcome.grown_up_email'](named(provider)) };
}

export function notSetUpMessage(provider: SocialProvider): Message {
  return { tone: 'caution', sentence: m['sign_in.outcome.not_set_up']({ name: providerName(provider) }) };
}
