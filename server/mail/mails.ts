import type { Agreement } from '#contract/sign-in.ts';
import type { SignInWay } from '#rules/sign-in-ways.ts';
import type { MainDatabase } from '../database/connect.ts';

/** Requested for an address. Whether it has an account is checked when the mail is sent. */
type ToAddress =
  | { kind: 'sign-up'; details: { name: string; passwordHash: string; agreement: Agreement } }
  | { kind: 'resend-confirmation' | 'reset-password'; details: Record<never, never> };
type ToLearner =
  | { kind: 'confirm-email' | 'password-changed'; details: Record<never, never> }
  | { kind: 'ways-in-changed'; details: { way: SignInWay; change: 'added' | 'removed' } }
  /** `day`: such as `2026-11-21`. */
  | { kind: 'daily-report'; details: { day: string } };
type ToOperator = { kind: 'demo-request'; details: { requestId: string } };

/** A queued mail. Its content is composed when it is sent. */
export type Mail = { recipient: string } & (
  | (ToAddress & { learnerId?: never })
  | (ToLearner & { learnerId: string })
  | (ToOperator & { learnerId?: never })
);
export type MailKind = Mail['kind'];

/** Queues a mail; call it in the transaction of the change that the mail reports. */
export type QueueMail = (database: MainDatabase, mail: Mail, now: Date) => Promise<void>;
