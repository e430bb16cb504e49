import type { Consent } from '#contract/people/settings.ts';
import { CONSENT_VERSIONS, needsGrownUpFor } from '#rules/people/consent.ts';
import { hasParentAgreement } from '#rules/people/parent-agreement.ts';
import type { MainDatabase } from '../database/connect.ts';
import { inLearnerTransaction } from '../database/transaction.ts';
import { Problem } from '../http/answers/problems.ts';
import { findLastConsent, insertConsent, type Consent as StoredConsent } from '../identity/accounts/consent-queries.ts';
import { findPupil } from '../identity/accounts/pupil-account-queries.ts';

/**
 * Stores whether the learner consents to storing results, or to giving them to researchers. The same answer twice in a row
 * is stored once.
 * @throws Problem `outdated-page` when the consent text has changed, `grown-up-needed`, or for an account that a teacher
 * created `parent-agreement-needed` or `not-for-pupils`
 */
export async function saveConsent(
  database: MainDatabase,
  learnerId: string,
  kind: 'results' | 'research',
  { answer, consentVersion, isGrownUp = false }: Consent,
  now: Date,
): Promise<void> {
  if (consentVersion !== CONSENT_VERSIONS[kind]) throw new Problem('outdated-page');
  const given = { kind, answer: answer ? 'yes' : 'no', textVersion: consentVersion } as const;
  await inLearnerTransaction(database, learnerId, async (transaction) => {
    const learners = transaction.selectFrom('learners').select('ageBand').where('id', '=', learnerId);
    const learner = await learners.executeTakeFirst();
    if (!learner) throw new Problem('not-signed-in');
    if (answer) await refuseForPupil(transaction, learnerId, kind);
    const isOfChild = needsGrownUpFor(kind, learner.ageBand);
    if (answer && isOfChild && !isGrownUp) throw new Problem('grown-up-needed');
    await addAnswer(transaction, learnerId, {
      ...given,
      givenBy: isOfChild && isGrownUp ? 'grown-up' : 'learner',
      at: now,
    });
  });
}

/** A parent agrees to storing the results of a pupil; nobody can agree to research for one. */
async function refuseForPupil(transaction: MainDatabase, learnerId: string, kind: 'results' | 'research') {
  const pupil = await findPupil(transaction, learnerId);
  if (pupil && kind === 'research') throw new Problem('not-for-pupils');
  if (pupil && !hasParentAgreement(pupil)) throw new Problem('parent-agreement-needed');
}

/** Stores an answer, unless it is the same as the last one. */
export async function addAnswer(
  transaction: MainDatabase,
  learnerId: string,
  { at, ...given }: Pick<StoredConsent, 'kind' | 'answer' | 'textVersion' | 'givenBy'> & { at: Date },
): Promise<void> {
  const last = await findLastConsent(transaction, learnerId, given.kind);
  if (last?.answer === given.answer && last.textVersion === given.textVersion) return;
  await insertConsent(transaction, { learnerId, ...given, givenAt: instantAfter(last?.givenAt, at) });
}

/** Later than the last answer, even in the same millisecond or after the clock was set back, because the last one counts. */
function instantAfter(last: string | undefined, now: Date): string {
  const earliest = last === undefined ? 0 : Date.parse(last) + 1;
  return new Date(Math.max(earliest, now.getTime())).toISOString();
}
