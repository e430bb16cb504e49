import type { SignInOutcome } from '#contract/sign-in.ts';
import type { SignInIntent } from './sign-in-note.ts';

export type Message = { tone: 'danger' | 'caution'; sentence: string };
export type Unfinished = Exclude<SignInOutcome, 'done'>;

/** What stands above the words. */
export function outcomeTitle(outcome: Unfinished, intent: SignInIntent): string | undefined {
  if (outcome === 'account-not-linked') return 'You have an account already';
  return outcome === 'denied' ? UNCHANGED[intent] : undefined;
}

/** What came of it, and what to do now. `name`: how the other place is called. */
export function outcomeWords(outcome: Unfinished, name: string, intent: SignInIntent): Message {
  switch (outcome) {
    case 'age-band-needed':
      return { tone: 'caution', sentence: `No account was made. ${UNCHANGED[intent]}.` };
    case 'denied':
      return { tone: 'caution', sentence: `You stopped at ${name}. ${UNCHANGED[intent]}.` };
    case 'account-not-linked':
      return {
        tone: 'caution',
        sentence:
          `There is already an account with this email. Log in as before, for example with your password. ` +
          `Then you can add ${name} in Edit Profile.`,
      };
    case 'way-in-use':
      return {
        tone: 'caution',
        sentence: `Somebody else here signs in with this account at ${name}. Nothing was added.`,
      };
    case 'expired':
      return { tone: 'danger', sentence: `This took too long. ${UNCHANGED[intent]}. Please try again.` };
    case 'failed':
      return { tone: 'danger', sentence: `This did not work with ${name}. Try again, or use another way.` };
  }
}

/** Somebody who was to show again who they are came as a person whom nobody knows here. */
export function strangerWords(name: string): Message {
  return { tone: 'caution', sentence: `This ${name} account is not yours here, so nothing was changed.` };
}

/** The other place gave no address under which the grown-up of a child can be reached. */
export function grownUpEmailWords(name: string): Message {
  return {
    tone: 'caution',
    sentence:
      `The account of a child needs the email of a grown-up, and ${name} gave us none. No account was made. ` +
      'Close this, and sign up with an email and a password.',
  };
}

export function notSetUpWords(name: string): Message {
  return {
    tone: 'caution',
    sentence: `Signing in with ${name} is not set up here. Use your email and a password.`,
  };
}

const UNCHANGED: Record<SignInIntent, string> = {
  'sign-in': 'You are not signed in',
  link: 'Nothing was added',
  again: 'Nothing was changed',
};
