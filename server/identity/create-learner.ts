import { randomUUID } from 'node:crypto';
import type { Agreement } from '#contract/sign-in.ts';
import { needsGrownUp } from '#rules/age-band.ts';
import { CONSENT_VERSIONS } from '#rules/consent.ts';
import type { SignInMethod } from '#rules/sign-in-methods.ts';
import type { MainDatabase } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { Problem } from '../http/problems.ts';
import { isPlaceholder } from '../mail/placeholder-email.ts';
import { insertConsent } from './consent-queries.ts';
import { insertLearner } from './learner-queries.ts';
import { insertSignInMethod } from './sign-in-method-queries.ts';

export type NewLearner = {
  name: string;
  /** In small letters. */
  email: string;
  emailVerified: boolean;
  /** Their first way in: a password by its hash, or an account elsewhere. */
  signInMethod: { way: 'password'; hash: string } | { way: Exclude<SignInMethod, 'password'>; accountId: string };
  agreement: Agreement;
};

/**
 * Checks that whoever may agree did so, to the text of now.
 * @throws Problem when a grown-up is needed, or when the page is older than the text.
 */
export function checkAgreement({ ageBand, isGrownUp, consentVersion }: Agreement): void {
  if (needsGrownUp(ageBand) && !isGrownUp) throw new Problem('grown-up-needed');
  if (consentVersion !== CONSENT_VERSIONS.account) throw new Problem('outdated-page');
}

/**
 * Makes a learner with their way in and what was agreed to, and does `also` with them, all of it or nothing.
 * @returns the new id
 * @throws Problem when the agreement does not hold, or when there is a learner with this email.
 */
export async function createLearner(
  database: MainDatabase,
  learner: NewLearner,
  now: Date,
  also: (transaction: MainDatabase, learnerId: string) => Promise<void> = async () => {},
): Promise<string> {
  const { name, email, emailVerified, signInMethod, agreement } = learner;
  checkAgreement(agreement);
  // Nobody takes by hand what stands for the address of somebody from elsewhere.
  if (signInMethod.way === 'password' && isPlaceholder(email)) throw new Problem('email-not-usable');
  const { ageBand, isGrownUp, consentVersion } = agreement;
  // Mails about a child's account go to the grown-up who made it.
  if (needsGrownUp(ageBand) && isPlaceholder(email)) throw new Problem('grown-up-email-needed');
  const learnerId = randomUUID();
  const at = now.toISOString();
  await inTransaction(database, async (transaction) => {
    const isNew = await insertLearner(transaction, { id: learnerId, name, email, emailVerified, ageBand, at });
    if (!isNew) throw new Problem('email-taken');
    await insertSignInMethod(transaction, { learnerId, at, ...signInMethod });
    await insertConsent(transaction, {
      learnerId,
      kind: 'account',
      answer: 'yes',
      givenBy: needsGrownUp(ageBand) && isGrownUp ? 'grown-up' : 'learner',
      textVersion: consentVersion,
      givenAt: at,
    });
    await also(transaction, learnerId);
  });
  return learnerId;
}
