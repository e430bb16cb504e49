import { SOCIAL_PROVIDERS, type SocialProvider } from '#rules/sign-in-methods.ts';

/** Why somebody signs in elsewhere: to be here, to have one more way in, or to show once more who they are. */
export type SignInIntent = 'sign-in' | 'link' | 'again';

/** What the window in which somebody signs in elsewhere has to know. `backTo`: null in a window of its own. */
export type SignInNote = { way: SocialProvider; intent: SignInIntent; backTo: string | null };

const INTENTS: readonly string[] = ['sign-in', 'link', 'again'] satisfies SignInIntent[];
const keyOf = (nonce: string) => `sign-in:${nonce}`;

/** Leaves a note that goes with the window to the other site and back. No other site can write one. */
export function keepNote(nonce: string, note: SignInNote): void {
  try {
    sessionStorage.setItem(keyOf(nonce), JSON.stringify(note));
  } catch {
    // The window then asks before it goes on.
  }
}

export function noteOf(nonce: string): SignInNote | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(nonce)) ?? 'null');
    return isNote(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function dropNote(nonce: string): void {
  try {
    sessionStorage.removeItem(keyOf(nonce));
  } catch {
    // Then there is none.
  }
}

export function isSocialProvider(word: unknown): word is SocialProvider {
  return SOCIAL_PROVIDERS.some((way) => way === word);
}

function isIntent(word: unknown): word is SignInIntent {
  return INTENTS.some((intent) => intent === word);
}

function isNote(kept: unknown): kept is SignInNote {
  const { way, intent, backTo } = (kept ?? {}) as Partial<SignInNote>;
  return isSocialProvider(way) && isIntent(intent) && (backTo === null || typeof backTo === 'string');
}
