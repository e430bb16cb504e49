import { greeting, type Letter } from '../../mail/letter.ts';

type Change = { learner: Parameters<typeof greeting>[0]; changedAt: Date; appUrl: string };

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Tells a learner about a changed password, so that they notice a change by another person. */
export function passwordChangedLetter({ learner, changedAt, appUrl }: Change): Letter {
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
