/** A paragraph, something to press, or what somebody else wrote, line by line. */
export type Block = string | { press: string; url: string } | { quote: string };

/** What a mail says. Both of its forms, plain and HTML, are made from these words. */
export type Letter = {
  subject: string;
  blocks: readonly Block[];
  /** Who reads an answer to it, where that is not who sends it. */
  replyTo?: { name: string; address: string };
  /** Where one turns such mails off. */
  unsubscribeUrl?: string;
};

/** A letter on its way. The same mail has the same id each time it is tried. */
export type AddressedLetter = Letter & { mailId: string; recipient: string };

/** Sends a letter, or throws. */
export type SendLetter = (letter: AddressedLetter) => Promise<void>;

/** How a letter begins. Only whom we know to read the address is called by the name that they gave. */
export function hello(learner?: { name: string; emailVerified: boolean }): string {
  return learner?.emailVerified && learner.name !== '' ? `Hello ${learner.name},` : 'Hello,';
}
