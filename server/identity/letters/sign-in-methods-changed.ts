import { BUILT_IN_PROVIDERS, type SignInMethod } from '#rules/sign-in-methods.ts';
import { greeting, type Letter } from '../../mail/letter.ts';

type Change = {
  learner: Parameters<typeof greeting>[0];
  way: SignInMethod;
  change: 'added' | 'removed';
  changedAt: Date;
  appUrl: string;
};

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const NAMES: Record<SignInMethod, string> = { ...BUILT_IN_PROVIDERS, oidc: 'another site', password: 'a password' };

/** Tells a learner about an added or removed sign-in method, so that they notice a change by another person. */
export function signInMethodsChangedLetter({ learner, way, change, changedAt, appUrl }: Change): Letter {
  const what =
    change === 'added' ? `You can sign in with ${NAMES[way]} now.` : `You cannot sign in with ${NAMES[way]} any more.`;
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
