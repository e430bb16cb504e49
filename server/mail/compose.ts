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

/** What a mail says, from what is true now; null when there is nothing to say to that address any more. */
export async function composeLetter(needs: Composing, { mail, createdAt }: DueMail): Promise<Letter | null> {
  switch (mail.kind) {
    case 'sign-up':
      return signUpLetter(needs, { email: mail.recipient, ...mail.details });
    case 'resend-confirmation':
      return confirmationLetter(needs, mail.recipient);
    case 'confirm-email':
      return confirmLetter(needs, mail.learnerId);
    case 'reset-password':
      return resetLetter(needs, mail.recipient);
    case 'password-changed':
      return changedLetter(needs, mail.learnerId, new Date(createdAt));
    case 'ways-in-changed':
      return waysInLetter(needs, mail, new Date(createdAt));
    case 'demo-request':
      return requestLetter(needs, mail.details.requestId);
    case 'daily-report':
      return composeDailyReport(needs, mail.learnerId, mail.details.day);
  }
}

async function signUpLetter(needs: Composing, person: UnfinishedSignUp): Promise<Letter | null> {
  const learnerId = await findLearnerIdByEmail(needs.database, person.email);
  if (learnerId === undefined) return finishSignUpLetter({ url: await makeSignUpLink(needs, person) });
  const resetUrl = await makeLink(needs, 'reset-password', learnerId);
  return resetUrl === null ? null : accountExistsLetter({ appUrl: needs.publicUrl, resetUrl });
}

/** For whoever did not get the mail, or came too late for its link. */
async function confirmationLetter(needs: Composing, email: string): Promise<Letter | null> {
  const learnerId = await findLearnerIdByEmail(needs.database, email);
  if (learnerId !== undefined) return confirmLetter(needs, learnerId);
  const person = await findLastUnfinishedSignUp(needs.database, email, needs.now().toISOString());
  return person ? finishSignUpLetter({ url: await makeSignUpLink(needs, person) }) : null;
}

async function confirmLetter(needs: Composing, learnerId: string): Promise<Letter | null> {
  const learner = await findLearner(needs.database, learnerId);
  if (!learner || learner.emailVerified) return null;
  const url = await makeLink(needs, 'confirm-email', learnerId);
  return url === null ? null : confirmEmailLetter({ url });
}

async function resetLetter(needs: Composing, email: string): Promise<Letter | null> {
  const learnerId = await findLearnerIdByEmail(needs.database, email);
  const learner = learnerId && (await findLearner(needs.database, learnerId));
  if (!learner) return null;
  const url = await makeLink(needs, 'reset-password', learner.id);
  return url === null ? null : resetPasswordLetter({ learner, url });
}

async function changedLetter(needs: Composing, learnerId: string, changedAt: Date): Promise<Letter | null> {
  const learner = await findLearner(needs.database, learnerId);
  return learner ? passwordChangedLetter({ learner, changedAt, appUrl: needs.publicUrl }) : null;
}

async function waysInLetter(needs: Composing, mail: WaysInMail, changedAt: Date): Promise<Letter | null> {
  const learner = await findLearner(needs.database, mail.learnerId);
  return learner ? waysInChangedLetter({ learner, ...mail.details, changedAt, appUrl: needs.publicUrl }) : null;
}

async function requestLetter(needs: Composing, requestId: string): Promise<Letter | null> {
  const request = await findDemoRequest(needs.database, requestId);
  return request ? demoRequestLetter(request) : null;
}
