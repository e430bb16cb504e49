import { greeting, type Letter } from '../../mail/letter.ts';

/** Sent after a request for a new password. */
export function resetPasswordLetter({
  learner,
  url,
}: {
  learner: Parameters<typeof greeting>[0];
  url: string;
}): Letter {
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
