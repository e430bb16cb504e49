import { m } from '#messages';
import { BUILT_IN_PROVIDERS, type SignInMethod } from '#rules/people/sign-in-methods.ts';
import { greeting, type Letter, utcTime } from '../../mail/mails.ts';

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
export function resetPasswordLetter({ account, url }: { account: Recipient; url: string }): Letter {
  return {
    subject: m['mail.reset_password.subject'](),
    blocks: [
      greeting(account),
      m['mail.reset_password.why'](),
      { press: m['mail.make_new_password'](), url },
      m['mail.reset_password.link_lasts'](),
      m['mail.reset_password.not_you'](),
    ],
  };
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
      { press: m['mail.open_app'](), url: appUrl },
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
      { press: m['mail.open_app'](), url: appUrl },
    ],
  };
}
