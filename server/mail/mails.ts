import { m } from '#messages';
import type { MainDatabase } from '../database/connect.ts';
import { formatLocale } from '../environment/language.ts';

/** A paragraph, a link, or quoted user input. */
export type Block = string | { press: string; url: string } | { quote: string };

/** The content of a mail, from which text and HTML are made. */
export type Letter = {
  subject: string;
  blocks: readonly Block[];
  /** The address for answers, if not the sender. */
  replyTo?: { name: string; address: string };
  /** The page on which the recipient can unsubscribe from such mails. */
  unsubscribeUrl?: string;
};

/** A letter with its recipient. `mailId` is the same in every attempt to send it. */
export type AddressedLetter = Letter & { mailId: string; recipient: string };

/** Sends a letter; rejects when the mail server does not accept it. */
export type SendLetter = (letter: AddressedLetter) => Promise<void>;

/** The greeting of a letter. An unconfirmed account's name is left out, since anyone could have typed it. */
export function greeting(learner?: { name: string; emailVerified: boolean }): string {
  const isNamed = learner?.emailVerified && learner.name !== '';
  return isNamed ? m['mail.greeting_by_name']({ name: learner.name }) : m['mail.greeting']();
}

/** An instant in UTC, such as "21 November 2026 at 09:05". */
export function utcTime(instant: Date): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(formatLocale(), format).format(instant);
}

/**
 * A mail that is queued in the database. Each feature has its own kinds; `details` is stored as JSON. The text is
 * composed when the mail is sent.
 */
export type QueuedMail = { kind: string; recipient: string; learnerId?: string | null; details: object };

/** Queues a mail or several; call it in the transaction of the change that they report. */
export type QueueMail<Mail extends QueuedMail = QueuedMail> = (
  database: MainDatabase,
  mail: Mail | readonly Mail[],
  now: Date,
) => Promise<void>;

/**
 * For each kind of mail, the function that composes its letter from the current data. It returns null when the mail is
 * no longer needed, so that nothing is sent.
 */
export type LetterWriters<Mail extends QueuedMail> = {
  [Kind in Mail['kind']]: (mail: Extract<Mail, { kind: Kind }>, queuedAt: Date) => Promise<Letter | null>;
};

/** The letter writers of all features together. */
export type AllLetterWriters = Record<string, (mail: never, queuedAt: Date) => Promise<Letter | null>>;
