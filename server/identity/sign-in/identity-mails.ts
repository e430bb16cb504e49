import type { SignUpConsent } from '#contract/people/sign-in.ts';
import type { Language } from '#rules/people/languages.ts';
import type { SignInMethod } from '#rules/people/sign-in-methods.ts';
import type { MainDatabase } from '../../database/connect.ts';
import type { Letter, LetterWriters } from '../../mail/mails.ts';
import { findAccount, findAccountIdByEmail } from '../accounts/account-queries.ts';
import { createLink, createSignUpLink } from '../mail-links/mail-links.ts';
import { findLastUnfinishedSignUp, type UnfinishedSignUp } from '../mail-links/unfinished-sign-up-queries.ts';
import {
  accountExistsLetter,
  confirmEmailLetter,
  finishSignUpLetter,
  passwordChangedLetter,
  resetPasswordLetter,
  signInMethodsChangedLetter,
} from './identity-letters.ts';

/**
 * Requested for an address. Whether it has an account is checked when the mail is sent. `language` is that of the request;
 * mails of older versions have none.
 */
type ToAddress =
  | { kind: 'sign-up'; details: { name: string; passwordHash: string; consent: SignUpConsent; language?: Language } }
  | { kind: 'resend-confirmation' | 'reset-password'; details: { language?: Language } };
type ToLearner =
  | { kind: 'confirm-email' | 'password-changed'; details: Record<never, never> }
  | { kind: 'ways-in-changed'; details: { way: SignInMethod; change: 'added' | 'removed' } };

/** The mails about accounts. */
export type IdentityMail = { recipient: string } & (
  | (ToAddress & { learnerId?: never })
  | (ToLearner & { learnerId: string })
);
export type SignInMethodsMail = Extract<IdentityMail, { kind: 'ways-in-changed' }>;

type Context = { database: MainDatabase; publicUrl: string; now: () => Date };

/** Composes the mails about accounts. */
export function identityLetters(context: Context): LetterWriters<IdentityMail> {
  return {
    'sign-up': ({ recipient, details: { name, passwordHash, consent } }) =>
      signUpLetter(context, { email: recipient, name, passwordHash, consent }),
    'resend-confirmation': ({ recipient }) => confirmationLetter(context, recipient),
    'confirm-email': ({ learnerId }) => confirmLetter(context, learnerId),
    'reset-password': ({ recipient }) => resetLetter(context, recipient),
    'password-changed': ({ learnerId }, changedAt) => changedLetter(context, learnerId, changedAt),
    'ways-in-changed': (mail, changedAt) => signInMethodsLetter(context, mail, changedAt),
  };
}

async function signUpLetter(context: Context, signUp: UnfinishedSignUp): Promise<Letter | null> {
  const learnerId = await findAccountIdByEmail(context.database, signUp.email);
  if (learnerId === undefined) return finishSignUpLetter({ url: await createSignUpLink(context, signUp) });
  const resetUrl = await createLink(context, 'reset-password', learnerId);
  return resetUrl === null ? null : accountExistsLetter({ appUrl: context.publicUrl, resetUrl });
}

/** Repeats the confirmation mail, or the sign-up mail when there is no account yet. */
async function confirmationLetter(context: Context, email: string): Promise<Letter | null> {
  const learnerId = await findAccountIdByEmail(context.database, email);
  if (learnerId !== undefined) return confirmLetter(context, learnerId);
  const signUp = await findLastUnfinishedSignUp(context.database, email, context.now().toISOString());
  return signUp ? finishSignUpLetter({ url: await createSignUpLink(context, signUp) }) : null;
}

async function confirmLetter(context: Context, learnerId: string): Promise<Letter | null> {
  const account = await findAccount(context.database, learnerId);
  if (!account || account.emailVerified) return null;
  const url = await createLink(context, 'confirm-email', learnerId);
  return url === null ? null : confirmEmailLetter({ url });
}

async function resetLetter(context: Context, email: string): Promise<Letter | null> {
  const learnerId = await findAccountIdByEmail(context.database, email);
  const account = learnerId && (await findAccount(context.database, learnerId));
  if (!account) return null;
  const url = await createLink(context, 'reset-password', account.id);
  return url === null ? null : resetPasswordLetter({ account, url });
}

async function changedLetter(context: Context, learnerId: string, changedAt: Date): Promise<Letter | null> {
  const account = await findAccount(context.database, learnerId);
  return account ? passwordChangedLetter({ account, changedAt, appUrl: context.publicUrl }) : null;
}

async function signInMethodsLetter(context: Context, mail: SignInMethodsMail, changedAt: Date): Promise<Letter | null> {
  const account = await findAccount(context.database, mail.learnerId);
  return account
    ? signInMethodsChangedLetter({ account, ...mail.details, changedAt, appUrl: context.publicUrl })
    : null;
}
