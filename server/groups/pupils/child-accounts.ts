import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#contract/api.ts';
import { GROUP, NOTHING_SHARED } from '#rules/groups/groups.ts';
import { nameKey } from '#rules/groups/pupil-names.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { inLearnerTransaction } from '../../database/transaction.ts';
import { Problem } from '../../http/answers/problems.ts';
import type { Auth } from '../../identity/auth.ts';
import { freeCardCodes, freePupilCode } from '../codes.ts';
import { findMembership, updateGroup } from '../group-queries.ts';
import { type LedPlace, lockGroups, requireGroup } from '../leaders/leader-queries.ts';
import { insertPupils } from './insert-pupils.ts';
import { newCard } from './pupil-cards.ts';
import { findPupilsMadeIn } from './pupil-queries.ts';

type Needs = { auth: Pick<Auth, 'pupilSecrets'>; database: MainDatabase; now: () => Date };
type Child = BodyOf<'POST /learners/:learnerId/groups/:groupId/children'>;

/**
 * Makes the account of a child in a family: with pictures to sign in and without an email. It shares with the family what
 * parent and child chose together. The card can be printed at any time.
 * @throws Problem `not-found` unless the sender leads the family as a parent, `pupil-name-taken`, `group-full`
 */
export function makeChildAccount(
  { auth, database, now }: Needs,
  { leaderId, groupId }: LedPlace,
  { name, ageBand, shares }: Child,
): Promise<void> {
  return inLearnerTransaction(database, leaderId, async (transaction) => {
    await lockGroups(transaction, [groupId]);
    const family = await requireGroup(transaction, { leaderId, groupId }, 'make-child-account');
    const key = nameKey(name);
    const there = await findPupilsMadeIn(transaction, [groupId]);
    if (there.some((child) => child.nameKey === key)) throw new Problem('pupil-name-taken');
    if ((await findMembership(transaction, groupId, leaderId)).members >= GROUP.mostMembers)
      throw new Problem('group-full');
    const pupilCode = family.pupilCode ?? (await freePupilCode(transaction));
    await updateGroup(transaction, groupId, { pupilCode });
    const learnerId = randomUUID();
    const [cardCode = ''] = await freeCardCodes(transaction, 1);
    const { stored } = newCard(auth.pupilSecrets, learnerId, cardCode);
    const child = { learnerId, name, nameKey: key, schoolNumber: null, ageBand, stored, groupId, pupilCode };
    await insertPupils(transaction, { madeById: leaderId, at: now().toISOString() }, [
      { ...child, shares: { ...NOTHING_SHARED, ...shares } },
    ]);
  });
}
