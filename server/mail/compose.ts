import type { AutismDatabase, MainDatabase } from '../database/connect.ts';
import { findDemoRequest } from '../database/queries/demo-requests.ts';
import { findLearner, findLearnerIdByEmail } from '../database/queries/learners.ts';
import type { DueMail } from '../database/queries/mails.ts';
import { findLastUnfinishedSignUp, type UnfinishedSignUp } from '../database/queries/unfinished-sign-ups.ts';
import { composeDailyReport } from './daily-report.ts';
import type { Letter } from './letter.ts';
import { accountExistsLetter } from './letters/account-exists.ts';
import { confirmEmailLetter } from './letters/confirm-email.ts';
import { demoRequestLetter } from './letters/demo-request.ts';
import { finishSignUpLetter } from './letters/finish-sign-up.ts';
import { passwordChangedLetter } from './letters/password-changed.ts';
import { resetPasswordLetter } from './letters/reset-password.ts';
import { waysInChangedLetter } from './letters/ways-in-changed.ts';
import { makeLink, makeSignUpLink } from './links.ts';
import type { Mail } from './mails.ts';

export type Composing = {
  database: MainDatabase;
  autismDatabase: AutismDatabase;
  publicUrl: string;
  now: () => Date;
};

type WaysInMail = Extract<Mail, { kind: 'ways-in-changed' }>;

/** Composes a mail from the current data; null when it is no longer needed, so that it is not sent. */
export async function composeLetter(context: Composing, { mail, createdAt }: DueMail): Promise<Letter | null> {
  switch (mail.kind) {
    case 'sign-up':
      return signUpLetter(context, { email: mail.recipient, ...mail.details });
    case 'resend-confirmation':
      return confirmationLetter(context, mail.recipient);
    case 'confirm-email':
      return confirmLetter(context, mail.learnerId);
    case 'reset-password':
      return resetLetter(context, mail.recipient);
    case 'password-changed':
      return changedLetter(context, mail.learnerId, new Date(createdAt));
    case 'ways-in-changed':
      return waysInLetter(context, mail, new Date(createdAt));
    case 'demo-request':
      return requestLetter(context, mail.details.requestId);
    case 'daily-report':
      return composeDailyReport(context, mail.learnerId, mail.details.day);
  }
}

async function signUpLetter(context: Composing, person: UnfinishedSignUp): Promise<Letter | null> {
  const learnerId = await findLearnerIdByEmail(context.database, person.email);
  if (learnerId === undefined) return finishSignUpLetter({ url: await makeSignUpLink(context, person) });
  const resetUrl = await makeLink(context, 'reset-password', learnerId);
  return resetUrl === null ? null : accountExistsLetter({ appUrl: context.publicUrl, resetUrl });
}

/** Repeats the confirmation mail, or the sign-up mail when there is no account yet. */
async function confirmationLetter(context: Composing, email: string): Promise<Letter | null> {
  const learnerId = await findLearnerIdByEmail(context.database, email);
  if (learnerId !== undefined) return confirmLetter(context, learnerId);
  const person = await findLastUnfinishedSignUp(context.database, email, context.now().toISOString());
  return person ? finishSignUpLetter({ url: await makeSignUpLink(context, person) }) : null;
}

async function confirmLetter(context: Composing, learnerId: string): Promise<Letter | null> {
  const learner = await findLearner(context.database, learnerId);
  if (!learner || learner.emailVerified) return null;
  const url = await makeLink(context, 'confirm-email', learnerId);
  return url === null ? null : confirmEmailLetter({ url });
}

async function resetLetter(context: Composing, email: string): Promise<Letter | null> {
  const learnerId = await findLearnerIdByEmail(context.database, email);
  const learner = learnerId && (await findLearner(context.database, learnerId));
  if (!learner) return null;
  const url = await makeLink(context, 'reset-password', learner.id);
  return url === null ? null : resetPasswordLetter({ learner, url });
}

async function changedLetter(context: Composing, learnerId: string, changedAt: Date): Promise<Letter | null> {
  const learner = await findLearner(context.database, learnerId);
  return learner ? passwordChangedLetter({ learner, changedAt, appUrl: context.publicUrl }) : null;
}

async function waysInLetter(context: Composing, mail: WaysInMail, changedAt: Date): Promise<Letter | null> {
  const learner = await findLearner(context.database, mail.learnerId);
  return learner ? waysInChangedLetter({ learner, ...mail.details, changedAt, appUrl: context.publicUrl }) : null;
}

async function requestLetter(context: Composing, requestId: string): Promise<Letter | null> {
  const request = await findDemoRequest(context.database, requestId);
  return request ? demoRequestLetter(request) : null;
}
