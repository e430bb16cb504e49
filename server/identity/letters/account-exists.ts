import { greeting, type Letter } from '../../mail/letter.ts';

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
