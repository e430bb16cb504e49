import { greeting, type Letter } from '../../mail/letter.ts';

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
