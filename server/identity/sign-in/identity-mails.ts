import { m } from '#messages';
import type { GroupKind } from '#rules/groups/groups.ts';
import type { ShownByLink } from '#rules/groups/share-link.ts';
import type { Language } from '#rules/people/languages.ts';
import { BUILT_IN_PROVIDERS, type SignInMethod } from '#rules/people/sign-in-methods.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { type Block, greeting, type Letter, type LetterWriters, utcTime } from '../../mail/mails.ts';
import { findAccount, findAccountIdByEmail } from '../accounts/account-queries.ts';
import {
  createLink,
  createResetLinks,
  createSignUpLink,
  findLastUnfinishedSignUp,
  type UnfinishedSignUp,
} from '../mail-links/mail-links.ts';

/**
 * Requested for an address. Whether it has an account is checked when the mail is sent. `language` is that of the request;
 * mails of older versions have none.
 */
type ToAddress =
  | { kind: 'sign-up'; details: Omit<UnfinishedSignUp, 'email'> & { language?: Language } }
  | { kind: 'resend-confirmation' | 'reset-password'; details: { language?: Language } };
type ToLearner =
  | { kind: 'confirm-email' | 'password-changed'; details: Record<never, never> }
  /** Earlier versions only told about sign-in methods. */
  | { kind: 'ways-in-changed'; details: { way: SignInMethod; change: 'added' | 'removed' } | { added: AddedAccess } };

/** What a learner added to their account that shows their data to others, or that of others to them. */
export type AddedAccess = `${ShownByLink}-link` | `${'joined' | 'made' | 'leads'}-${GroupKind}`;

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
    'sign-up': ({ recipient, details: { name, passwordHash, consent, invitationHash } }) =>
      signUpLetter(context, { email: recipient, name, passwordHash, consent, invitationHash }),
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
  const links = await createResetLinks(context, account.id);
  return links && resetPasswordLetter({ account, ...links });
}

async function changedLetter(context: Context, learnerId: string, changedAt: Date): Promise<Letter | null> {
  const account = await findAccount(context.database, learnerId);
  return account ? passwordChangedLetter({ account, changedAt, appUrl: context.publicUrl }) : null;
}

async function signInMethodsLetter(context: Context, mail: SignInMethodsMail, changedAt: Date): Promise<Letter | null> {
  const account = await findAccount(context.database, mail.learnerId);
  if (!account) return null;
  const told = { account, changedAt, appUrl: context.publicUrl };
  const { details } = mail;
  return 'added' in details
    ? accessAddedLetter({ ...told, added: details.added })
    : signInMethodsChangedLetter({ ...told, ...details });
}

type Recipient = Parameters<typeof greeting>[0];

/** The name of a provider; other methods are worded in the message. */
function nameOf(method: SignInMethod): string {
  return method === 'oidc' || method === 'password' ? '' : BUILT_IN_PROVIDERS[method];
}

/** Sent after a sign-up with an address that already has an account. */
export function accountExistsLetter({ appUrl, resetUrl }: { appUrl: string; resetUrl: string }): Letter {
  return {
    subject: m['mail.account_exists.subject'](),
    blocks: [
      greeting(),
      m['mail.account_exists.why'](),
      m['mail.account_exists.log_in'](),
      { press: m['mail.open_app'](), url: appUrl },
      m['mail.account_exists.no_password'](),
      { press: m['mail.make_new_password'](), url: resetUrl },
      m['mail.account_exists.link_lasts'](),
      m['mail.account_exists.not_you'](),
    ],
  };
}

/** Asks a learner to confirm their address. */
export function confirmEmailLetter({ url }: { url: string }): Letter {
  return {
    subject: m['mail.confirm_email.subject'](),
    blocks: [
      greeting(),
      m['mail.confirm_email.why'](),
      { press: m['mail.confirm_email.link'](), url },
      m['mail.confirm_email.link_lasts'](),
      m['mail.confirm_email.not_you'](),
    ],
  };
}

/** Sent after a sign-up with a new address; the link creates the account. */
export function finishSignUpLetter({ url }: { url: string }): Letter {
  return {
    subject: m['mail.finish_sign_up.subject'](),
    blocks: [
      greeting(),
      m['mail.finish_sign_up.why'](),
      { press: m['mail.finish_sign_up.link'](), url },
      m['mail.finish_sign_up.link_lasts'](),
      m['mail.finish_sign_up.not_you'](),
    ],
  };
}

/** Sent after a request for a new password. */
export function resetPasswordLetter(mail: { account: Recipient; url: string; takeBackUrl: string }): Letter {
  const { account, url, takeBackUrl } = mail;
  return {
    subject: m['mail.reset_password.subject'](),
    blocks: [
      greeting(account),
      m['mail.reset_password.why'](),
      { press: m['mail.make_new_password'](), url },
      m['mail.reset_password.link_lasts'](),
      m['mail.reset_password.take_back'](),
      { press: m['mail.take_back'](), url: takeBackUrl },
      m['mail.reset_password.not_you'](),
    ],
  };
}

/** The page that asks for a mail with a link. The same path as in web/paths.ts. */
function takeBackPage(appUrl: string): Block {
  return { press: m['mail.take_back'](), url: `${appUrl}/take-back` };
}

type PasswordChange = { account: Recipient; changedAt: Date; appUrl: string };

/** Tells a learner about a changed password, so that they notice a change by another person. */
export function passwordChangedLetter({ account, changedAt, appUrl }: PasswordChange): Letter {
  return {
    subject: m['mail.password_changed.subject'](),
    blocks: [
      greeting(account),
      m['mail.password_changed.when']({ time: utcTime(changedAt) }),
      m['mail.was_it_you_nothing_to_do'](),
      m['mail.password_changed.not_you'](),
      takeBackPage(appUrl),
    ],
  };
}

/** Tells a learner about a link or a group that was added, so that they notice one by another person. */
export function accessAddedLetter({
  account,
  added,
  changedAt,
  appUrl,
}: PasswordChange & { added: AddedAccess }): Letter {
  return {
    subject: m['mail.access_added.subject'](),
    blocks: [
      greeting(account),
      m['mail.access_added.what']({ added, time: utcTime(changedAt) }),
      m['mail.was_it_you_nothing_to_do'](),
      m['mail.access_added.not_you'](),
      takeBackPage(appUrl),
    ],
  };
}

type SignInMethodChange = {
  account: Recipient;
  way: SignInMethod;
  change: 'added' | 'removed';
  changedAt: Date;
  appUrl: string;
};

/** Tells a learner about an added or removed sign-in method, so that they notice a change by another person. */
export function signInMethodsChangedLetter({ account, way, change, changedAt, appUrl }: SignInMethodChange): Letter {
  return {
    subject: m['mail.sign_in_methods_changed.subject'](),
    blocks: [
      greeting(account),
      m['mail.sign_in_methods_changed.what']({ change, method: way, name: nameOf(way), time: utcTime(changedAt) }),
      m['mail.was_it_you_nothing_to_do'](),
      m['mail.sign_in_methods_changed.not_you'](),
      takeBackPage(appUrl),
    ],
  };
}
