import { IN_THIS_TAB, stored } from './stored.ts';

const IS_TOKEN = /^[A-Za-z0-9_-]{20,100}$/;

/** In this tab and in the windows that it opens for a provider. */
const invitation = stored<{ token: string }>('sign-up-invitation', { storage: IN_THIS_TAB });

/** Stores the token of an invitation to sign up until the account is made. */
export function keepSignUpInvitation(token: string): void {
  invitation.write({ token });
}

/** The stored token; null if there is none. */
export function keptSignUpInvitation(): string | null {
  return invitation.read(({ token }) => (typeof token === 'string' && IS_TOKEN.test(token) ? token : null));
}

/** Deletes the token after it was used. */
export function forgetSignUpInvitation(): void {
  invitation.write(null);
}
