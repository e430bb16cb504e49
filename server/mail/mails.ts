import type { Agreement } from '#contract/sign-in.ts';
import type { SignInWay } from '#rules/sign-in-ways.ts';
import type { MainDatabase } from '../database/connect.ts';

/** Asked for by an address. Only at sending it is looked up whether anybody has an account under it. */
type ToAddress =
  | { kind: 'sign-up'; details: { name: string; passwordHash: string; agreement: Agreement } }
  | { kind: 'resend-confirmation' | 'reset-password'; details: Record<never, never> };
type ToLearner =
  | { kind: 'confirm-email' | 'password-changed'; details: Record<never, never> }
  | { kind: 'ways-in-changed'; details: { way: SignInWay; change: 'added' | 'removed' } }
  /** `day` as in `2026-11-21`. */
  | { kind: 'daily-report'; details: { day: string } };
type ToOperator = { kind: 'demo-request'; details: { requestId: string } };

/** What is written down of a mail until it is sent. What it says is made then. */
export type Mail = { recipient: string } & (
  | (ToAddress & { learnerId?: never })
  | (ToLearner & { learnerId: string })
  | (ToOperator & { learnerId?: never })
);
export type MailKind = Mail['kind'];

/** Writes a mail down so that it is sent, best in the transaction of what it tells about. */
export type QueueMail = (database: MainDatabase, mail: Mail, now: Date) => Promise<void>;
