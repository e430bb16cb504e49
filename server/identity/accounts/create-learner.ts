import { randomUUID } from 'node:crypto';
import type { SignUpConsent } from '#contract/people/sign-in.ts';
import { canBe, canLead } from '#rules/groups/groups.ts';
import { needsGrownUp } from '#rules/people/age-band.ts';
import { CONSENT_VERSIONS } from '#rules/people/consent.ts';
import type { SignInMethod } from '#rules/people/sign-in-methods.ts';
import { type SignUpPolicy, schoolAnswers } from '#rules/people/sign-up.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { toFlag } from '../../database/flags.ts';
import { inTransaction } from '../../database/transaction.ts';
import { Problem } from '../../http/answers/problems.ts';
import { isPlaceholder } from '../../mail/placeholder-email.ts';
import { insertSignInMethod } from '../sign-in/sign-in-method-queries.ts';
import { insertAccount } from './account-queries.ts';
import { insertConsent } from './consent-queries.ts';
import { insertPupilBySchool } from './pupil-account-queries.ts';
import { admitSignUp } from './sign-up-policy.ts';

export type NewLearner = {
  name: string;
  /** In lower case. */
  email: string;
  emailVerified: boolean;
  /** The first sign-in method: the hash of a password, or the account at a provider. */
  signInMethod: { way: 'password'; hash: string } | { way: Exclude<SignInMethod, 'password'>; accountId: string };
  consent: SignUpConsent;
  /** Of the token of an invitation. */
  invitationHash?: string | null;
};

/**
 * Checks that a grown-up consented where one is required and the school does not answer, that a parent or a teacher is an
 * adult, and that the consent is to the current text.
 * @throws Problem `grown-up-needed`, `adults-only` or `outdated-page`
 */
export function checkSignUpConsent(
  { ageBand, isGrownUp, consentVersion, role = 'learner' }: SignUpConsent,
  isBySchool = false,
): void {
  if (!canBe(role, ageBand)) throw new Problem('adults-only');
  if (needsGrownUp(ageBand) && !isGrownUp && !isBySchool) throw new Problem('grown-up-needed');
  if (consentVersion !== CONSENT_VERSIONS.account) throw new Problem('outdated-page');
}

/**
 * Creates an account and its learner, with sign-in method and consent, and runs `also` in the same transaction. Every
 * sign-up ends here, so the settings of the operator are asked here.
 * @returns the new id
 * @throws Problem `email-taken`, `email-not-usable`, `grown-up-email-needed`; see also `checkSignUpConsent` and `admitSignUp`
 */
export async function createLearner(
  database: MainDatabase,
  policy: SignUpPolicy,
  learner: NewLearner,
  now: Date,
  also: (transaction: MainDatabase, learnerId: string) => Promise<void> = async () => {},
): Promise<string> {
  const { name, email, emailVerified, signInMethod, consent, invitationHash } = learner;
  const isBySchool = schoolAnswers(policy, signInMethod.way, consent.ageBand);
  checkSignUpConsent(consent, isBySchool);
  // Placeholder addresses belong to accounts of providers.
  if (signInMethod.way === 'password' && isPlaceholder(email)) throw new Problem('email-not-usable');
  const { ageBand, consentVersion, role = 'learner' } = consent;
  // Mails about a child's account go to the grown-up who created it.
  if (needsGrownUp(ageBand) && isPlaceholder(email) && !isBySchool) throw new Problem('grown-up-email-needed');
  const learnerId = randomUUID();
  const at = now.toISOString();
  await inTransaction(database, async (transaction) => {
    await admitSignUp(transaction, policy, { email, role, invitationHash }, now);
    const isNew = await insertAccount(transaction, { id: learnerId, name, email, emailVerified, at });
    if (!isNew) throw new Problem('email-taken');
    await transaction
      .insertInto('learners')
      .values({ id: learnerId, createdAt: at, ageBand, role, usesForSelf: toFlag(!canLead(role)) })
      .execute();
    await insertSignInMethod(transaction, { learnerId, at, ...signInMethod });
    await insertConsent(transaction, {
      learnerId,
      kind: 'account',
      answer: 'yes',
      givenBy: needsGrownUp(ageBand) ? 'grown-up' : 'learner',
      textVersion: consentVersion,
      givenAt: at,
    });
    if (isBySchool) await insertPupilBySchool(transaction, { learnerId, name, at });
    await also(transaction, learnerId);
  });
  return learnerId;
}
