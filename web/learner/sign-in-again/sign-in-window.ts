import type { SignInOutcome } from '#contract/people/sign-in.ts';
import { m } from '#messages';
import { BUILT_IN_PROVIDERS, SOCIAL_PROVIDERS, type SocialProvider } from '#rules/people/sign-in-methods.ts';
import { serverSetup } from '../../api/server-setup.ts';
import { IN_THIS_TAB, stored } from '../../device/stored.ts';
import { problemSentence } from '../../http/problem-sentences.ts';
import { PATHS } from '../../paths.ts';

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
  if (outcome === 'sign-up-closed') return m['sign_in.refused.title']();
  if (outcome === 'account-not-linked') return m['sign_in.outcome.has_account']();
  return outcome === 'denied' ? m['sign_in.outcome.denied_title']({ intent }) : undefined;
}

/** The outcome, and what to do next. */
export function outcomeMessage(outcome: Unfinished, provider: SocialProvider | null, intent: SignInIntent): Message {
  switch (outcome) {
    case 'age-band-needed':
      return { tone: 'caution', sentence: m['sign_in.outcome.no_account']({ intent }) };
    case 'sign-up-closed':
    case 'email-domain-not-allowed':
      return { tone: 'caution', sentence: problemSentence(outcome) };
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

/** `link` adds a sign-in method to the account; `again` confirms the identity before a sensitive change. */
export type SignInIntent = 'sign-in' | 'link' | 'again';
export type OpenedWindow = { nonce: string; way: SocialProvider; intent: SignInIntent; window: Window };

const WINDOW_PX = { width: 480, height: 720 };

/**
 * Opens the window of a social sign-in. Call it within a press, because browsers block it otherwise. If it is blocked,
 * this tab navigates to the provider and returns; the result is then null.
 */
export function openSignInWindow(way: SocialProvider, intent: SignInIntent): OpenedWindow | null {
  const nonce = crypto.randomUUID();
  const address = `${PATHS.signInWith}?${new URLSearchParams({ way, nonce, intent })}`;
  notes(nonce).write({ way, intent, backTo: null });
  const opened = window.open(address, '_blank', centredFeatures());
  if (opened) return { nonce, way, intent, window: opened };
  const { pathname, search, hash } = location;
  notes(nonce).write({ way, intent, backTo: pathname + search + hash });
  location.assign(address);
  return null;
}

function centredFeatures(): string {
  const width = Math.min(WINDOW_PX.width, screen.availWidth);
  const height = Math.min(WINDOW_PX.height, screen.availHeight);
  const left = Math.round(screenX + (outerWidth - width) / 2);
  const top = Math.round(screenY + Math.max(0, outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/** What the window stores about its sign-in. `backTo`: the URL to return to; null in a separate window. */
export type SignInNote = { way: SocialProvider; intent: SignInIntent; backTo: string | null };

const INTENTS: readonly unknown[] = ['sign-in', 'link', 'again'] satisfies SignInIntent[];
/** The session storage is copied into the new window, and other sites cannot write it. */
const notes = (nonce: string) => stored<SignInNote>(`sign-in:${nonce}`, { storage: IN_THIS_TAB });

export function noteOf(nonce: string): SignInNote | null {
  return notes(nonce).read((kept) => (isNote(kept) ? kept : null));
}

export function dropNote(nonce: string): void {
  notes(nonce).write(null);
}

export function isSocialProvider(value: unknown): value is SocialProvider {
  return SOCIAL_PROVIDERS.some((provider) => provider === value);
}

function isNote(kept: Partial<SignInNote>): kept is SignInNote {
  const { way, intent, backTo } = kept;
  return isSocialProvider(way) && INTENTS.includes(intent) && (backTo === null || typeof backTo === 'string');
}

/** The message from the window to the tab that opened it. It is not trusted: the tab asks the server. */
type SignInReport = { nonce: string; outcome: SignInOutcome };

const CHANNEL = 'sign-in';

/** Repeated here, because importing the schema of the contract would load zod. */
const OUTCOMES: Record<SignInOutcome, true> = {
  done: true,
  'age-band-needed': true,
  'sign-up-closed': true,
  'email-domain-not-allowed': true,
  denied: true,
  'account-not-linked': true,
  'way-in-use': true,
  expired: true,
  failed: true,
};

/** Sends a message to every tab of the app; only the tab that created the nonce handles it. */
export function report(message: SignInReport): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  channel.close();
}

/** @returns a function that stops listening */
export function onReport(listener: (message: SignInReport) => unknown): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (isReport(data)) listener(data);
  });
  return () => channel.close();
}

export function isOutcome(value: unknown): value is SignInOutcome {
  return typeof value === 'string' && Object.hasOwn(OUTCOMES, value);
}

function isReport(data: unknown): data is SignInReport {
  const { nonce, outcome } = (data ?? {}) as Partial<SignInReport>;
  return typeof nonce === 'string' && isOutcome(outcome);
}
