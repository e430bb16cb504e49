import type { ResultsConsent } from '#contract/people/settings.ts';
import { needsGrownUp } from '#rules/people/age-band.ts';
import { CONSENT_VERSIONS } from '#rules/people/consent.ts';
import type { MainDatabase } from '../database/connect.ts';
import { inLearnerTransaction } from '../database/transaction.ts';
import { Problem } from '../http/answers/problems.ts';
import { type Consent, findLastConsent, insertConsent } from '../identity/accounts/consent-queries.ts';
import { lacksParentConsent } from '../identity/accounts/pupil-account-queries.ts';

/**
 * Stores whether the learner consents to storing results. The same answer twice in a row is stored once.
 * @throws Problem `outdated-page` when the consent text has changed, `grown-up-needed`, or `parent-agreement-needed`
 * for an account that a teacher created
 */
export async function saveResultsConsent(
  database: MainDatabase,
  learnerId: string,
  { answer, consentVersion, isGrownUp = false }: ResultsConsent,
  now: Date,
): Promise<void> {
  if (consentVersion !== CONSENT_VERSIONS.results) throw new Problem('outdated-page');
  const given = { kind: 'results', answer: answer ? 'yes' : 'no', textVersion: consentVersion } as const;
  await inLearnerTransaction(database, learnerId, async (transaction) => {
    const learners = transaction.selectFrom('learners').select('ageBand').where('id', '=', learnerId);
    const learner = await learners.executeTakeFirst();
    if (!learner) throw new Problem('not-signed-in');
    if (answer && (await lacksParentConsent(transaction, learnerId))) throw new Problem('parent-agreement-needed');
    const isOfChild = learner.ageBand !== null && needsGrownUp(learner.ageBand);
    if (answer && isOfChild && !isGrownUp) throw new Problem('grown-up-needed');
    await addResultsAnswer(transaction, learnerId, {
      ...given,
      givenBy: isOfChild && isGrownUp ? 'grown-up' : 'learner',
      at: now,
    });
  });
}

/** Stores an answer to the consent to storing results, unless it is the same as the last one. */
export async function addResultsAnswer(
  transaction: MainDatabase,
  learnerId: string,
  { at, ...given }: Pick<Consent, 'kind' | 'answer' | 'textVersion' | 'givenBy'> & { at: Date },
): Promise<void> {
  const last = await findLastConsent(transaction, learnerId, 'results');
  if (last?.answer === given.answer && last.textVersion === given.textVersion) return;
  await insertConsent(transaction, { learnerId, ...given, givenAt: instantAfter(last?.givenAt, at) });
}

/** Later than the last answer, even in the same millisecond or after the clock was set back, because the last one counts. */
function instantAfter(last: string | undefined, now: Date): string {
  const earliest = last === undefined ? 0 : Date.parse(last) + 1;
  return new Date(Math.max(earliest, now.getTime())).toISOString();
}
