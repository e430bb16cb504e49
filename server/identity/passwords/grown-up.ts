import { needsGrownUp } from '#rules/people/age-band.ts';
import { hasParentAgreement } from '#rules/people/parent-agreement.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { Problem } from '../../http/answers/problems.ts';
import { findPerson } from '../accounts/account-queries.ts';
import { findPupil } from '../accounts/pupil-account-queries.ts';
import { type CurrentSession, type OwnPasswordNeeds, requireOwnPassword } from './own-password.ts';
import { findPasswordHash } from './password-queries.ts';

/**
 * Requires the decision of a grown-up for a child under 13: the password of the account or, where the school answered for
 * the child, the agreement of a linked parent. A child's first password is set with a mail to the grown-up, never here.
 * @returns the hash of the verified password; undefined when none is required
 * @throws Problem `grown-up-password-needed` without a password, `parent-agreement-needed`; see also `requireOwnPassword`
 */
export async function requireGrownUp(
  needs: OwnPasswordNeeds,
  current: CurrentSession,
  password: string | undefined,
): Promise<string | null | undefined> {
  const { ageBand, email } = await findPerson(needs.database, current.learnerId);
  if (!needsGrownUp(ageBand)) return undefined;
  if (await isDecidedByParent(needs.database, current.learnerId)) return undefined;
  if ((await findPasswordHash(needs.database, current.learnerId)) === null)
    throw new Problem('grown-up-password-needed');
  return requireOwnPassword(needs, current, email, password);
}

/**
 * Whether the school answered for a child under 13, and a linked parent agreed; false for everybody else.
 * @throws Problem `parent-agreement-needed` when the school answered and no parent agreed
 */
export async function isDecidedByParent(database: MainDatabase, learnerId: string): Promise<boolean> {
  const { ageBand } = await findPerson(database, learnerId);
  const pupil = needsGrownUp(ageBand) && (await findPupil(database, learnerId));
  if (!pupil || pupil.isOwned) return false;
  if (!hasParentAgreement(pupil)) throw new Problem('parent-agreement-needed');
  return true;
}
