/** A paragraph, a link, or quoted user input. */
export type Block = string | { press: string; url: string } | { quote: string };

/** The content of a mail, from which text and HTML are made. */
export type Letter = {
  subject: string;
  blocks: readonly Block[];
  /** The address for answers, if not the sender. */
  replyTo?: { name: string; address: string };
  /** The page on which the recipient can turn such mails off. */
  unsubscribeUrl?: string;
};

/** A letter with its recipient. `mailId` is the same in every attempt to send it. */
export type AddressedLetter = Letter & { mailId: string; recipient: string };

/** Sends a letter; rejects when the mail server does not accept it. */
export type SendLetter = (letter: AddressedLetter) => Promise<void>;

/** The greeting of a letter. An unconfirmed account's name is left out, since anyone could have typed it. */
export function greeting(learner?: { name: string; emailVerified: boolean }): string {
  return learner?.emailVerified && learner.name !== '' ? `Hello ${learner.name},` : 'Hello,';
}
