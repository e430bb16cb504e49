import { BUILT_IN_PROVIDERS, type SignInMethod } from '#rules/sign-in-methods.ts';
import { greeting, type Letter } from '../mail/letter.ts';

type Recipient = Parameters<typeof greeting>[0];

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const METHOD_NAMES: Record<SignInMethod, string> = {
  ...BUILT_IN_PROVIDERS,
  oidc: 'another site',
  password: 'a password',
};

/** Sent after a sign-up with an address that already has an account. */
export function accountExistsLetter({ appUrl, resetUrl }: { appUrl: string; resetUrl: string }): Letter {
  return {
    subject: 'You have an account at #thembstudy',
    blocks: [
      greeting(),
      'You get this mail because somebody signed up with this address at #thembstudy, a learning app. You have an account there already, so no new one was made. It is as it was.',
      'Was it you? Then open the app and log in.',
      { press: 'Open the app', url: appUrl },
      'Do you not know your password any more? Then press this link to make a new one.',
      { press: 'Make a new password', url: resetUrl },
      'This second link works once, in the next hour.',
      'Was it not you? Then you can ignore this mail.',
    ],
  };
}

/** Asks a learner to confirm their address. */
export function confirmEmailLetter({ url }: { url: string }): Letter {
  return {
    subject: 'Confirm your email for #thembstudy',
    blocks: [
      greeting(),
      'There is an account with this address at #thembstudy, a learning app. Is it yours? Then press this link to confirm your email.',
      { press: 'Confirm my email', url },
      'The link works once, in the next 24 hours.',
      'Did you not make an account? Then you can ignore this mail.',
    ],
  };
}

/** Sent after a sign-up with a new address; the link creates the account. */
export function finishSignUpLetter({ url }: { url: string }): Letter {
  return {
    subject: 'Finish signing up for #thembstudy',
    blocks: [
      greeting(),
      'You get this mail because somebody signed up with this address at #thembstudy, a learning app. Was it you? Then press this link and type the password that you chose. After that your account is ready.',
      { press: 'Finish signing up', url },
      'The link works once, in the next 24 hours.',
      'Was it not you? Then do not press the link. You can ignore this mail, and no account is made.',
    ],
  };
}

/** Sent after a request for a new password. */
export function resetPasswordLetter({ learner, url }: { learner: Recipient; url: string }): Letter {
  return {
    subject: 'Make a new password for #thembstudy',
    blocks: [
      greeting(learner),
      'You get this mail because somebody asked for a new password for your account at #thembstudy, a learning app. Was it you? Then press this link and type a new password.',
      { press: 'Make a new password', url },
      'The link works once, in the next hour.',
      'Was it not you? Then you can ignore this mail. Your password stays as it is.',
    ],
  };
}

type PasswordChange = { learner: Recipient; changedAt: Date; appUrl: string };

/** Tells a learner about a changed password, so that they notice a change by another person. */
export function passwordChangedLetter({ learner, changedAt, appUrl }: PasswordChange): Letter {
  return {
    subject: 'Your password for #thembstudy was changed',
    blocks: [
      greeting(learner),
      `You have a new password at #thembstudy, a learning app. It was changed on ${WHEN.format(changedAt)}, world time (UTC).`,
      'Was it you? Then there is nothing to do.',
      'Was it not you? Then somebody else may know your password. Open the app, press "Login", and ask for a new password there.',
      { press: 'Open the app', url: appUrl },
    ],
  };
}

type SignInMethodChange = {
  learner: Recipient;
  way: SignInMethod;
  change: 'added' | 'removed';
  changedAt: Date;
  appUrl: string;
};

/** Tells a learner about an added or removed sign-in method, so that they notice a change by another person. */
export function signInMethodsChangedLetter({ learner, way, change, changedAt, appUrl }: SignInMethodChange): Letter {
  const what =
    change === 'added'
      ? `You can sign in with ${METHOD_NAMES[way]} now.`
      : `You cannot sign in with ${METHOD_NAMES[way]} any more.`;
  return {
    subject: 'How you sign in to #thembstudy was changed',
    blocks: [
      greeting(learner),
      `You have an account at #thembstudy, a learning app. ${what} It was changed on ${WHEN.format(changedAt)}, world time (UTC).`,
      'Was it you? Then there is nothing to do.',
      'Was it not you? Then somebody else may use your account. Open the app and sign in. Go to "Edit Profile" and look at "Ways to sign in". Then press "Sign out all others" there.',
      { press: 'Open the app', url: appUrl },
    ],
  };
}
