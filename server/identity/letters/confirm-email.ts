import { greeting, type Letter } from '../../mail/letter.ts';

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
