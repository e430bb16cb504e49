import type { MainDatabase } from '../database/connect.ts';
import type { Letter } from './letter.ts';

/**
 * A mail that waits in the database. Each feature has its own kinds; `details` is stored as JSON. What the mail says is
 * composed when it is sent.
 */
export type QueuedMail = { kind: string; recipient: string; learnerId?: string | null; details: object };

/** Queues a mail; call it in the transaction of the change that the mail reports. */
export type QueueMail<Mail extends QueuedMail = QueuedMail> = (
  database: MainDatabase,
  mail: Mail,
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
