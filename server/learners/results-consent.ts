import type { ResultsConsent } from '#contract/consents.ts';
import { needsGrownUp } from '#rules/age-band.ts';
import { CONSENT_VERSIONS } from '#rules/consent.ts';
import type { MainDatabase } from '../database/connect.ts';
import { inLearnerTransaction } from '../database/transaction.ts';
import { Problem } from '../http/problems.ts';
import { findLastConsent, insertConsent } from '../identity/consent-queries.ts';
import { findLearner } from '../identity/learner-queries.ts';

/**
 * Writes down whether a learner wants their results kept. The same answer twice in a row is one answer.
 * @throws Problem when it answers a text that is asked no more, or when a grown-up has to say yes.
 */
export async function answerResults(
  database: MainDatabase,
  learnerId: string,
  { answer, consentVersion, isGrownUp = false }: ResultsConsent,
  now: Date,
): Promise<void> {
  if (consentVersion !== CONSENT_VERSIONS.results) throw new Problem('outdated-page');
  const given = { kind: 'results', answer: answer ? 'yes' : 'no', textVersion: consentVersion } as const;
  await inLearnerTransaction(database, learnerId, async (transaction) => {
    const learner = await findLearner(transaction, learnerId);
    if (!learner) throw new Problem('not-signed-in');
    const isOfChild = learner.ageBand !== null && needsGrownUp(learner.ageBand);
    if (answer && isOfChild && !isGrownUp) throw new Problem('grown-up-needed');
    const last = await findLastConsent(transaction, learnerId, 'results');
    if (last?.answer === given.answer && last.textVersion === given.textVersion) return;
    await insertConsent(transaction, {
      learnerId,
      ...given,
      givenBy: isOfChild && isGrownUp ? 'grown-up' : 'learner',
      givenAt: after(last?.givenAt, now),
    });
  });
}

/** The last answer counts, also when two come in one millisecond or after the clock was put back. */
function after(last: string | undefined, now: Date): string {
  const earliest = last === undefined ? 0 : Date.parse(last) + 1;
  return new Date(Math.max(earliest, now.getTime())).toISOString();
}
