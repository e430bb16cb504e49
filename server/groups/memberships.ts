import type { BodyOf } from '#contract/api.ts';
import type { Memberships } from '#contract/memberships.ts';
import { GROUP, NOTHING_SHARED, needsPasswordForShares, type Shares, typedGroupCode } from '#rules/groups.ts';
import { mayShowScreening, PUPILS } from '#rules/pupils.ts';
import type { MainDatabase } from '../database/connect.ts';
import { inLearnerTransaction, inSharedCommit } from '../database/transaction.ts';
import { Problem } from '../http/problems.ts';
import type { Auth } from '../identity/auth.ts';
import { type CurrentSession, requireOwnPassword } from '../identity/passwords/own-password.ts';
import { findPupil } from '../identity/pupil-account-queries.ts';
import { deleteMember, findGroupByCode, findMembers, findMemberships, findViews, saveMember } from './group-queries.ts';
import { findPerson } from './person.ts';
import { findPictureChanges } from './pupil-queries.ts';

type Needs = { auth: Auth; database: MainDatabase; now: () => Date };

/** Joins and leaves groups, and decides what their leaders are shown. */
export function createMemberships({ auth, database, now }: Needs) {
  const list = async (learnerId: string): Promise<Memberships> => ({
    memberships: (await findMemberships(database, learnerId)).map(({ leaderId: _, ...membership }) => membership),
    views: await findViews(database, learnerId, GROUP.mostViewsShown),
    pictureChanges: await findPictureChanges(database, learnerId, PUPILS.mostChangesShown),
  });

  /** The group that a typed code opens. @throws Problem `group-code-unknown` */
  async function groupOf(typed: string) {
    const code = typedGroupCode(typed);
    const group = code && (await findGroupByCode(database, code, now().toISOString()));
    if (!group) throw new Problem('group-code-unknown');
    return group;
  }

  /** What a code leads to. @throws Problem `group-code-unknown` */
  async function preview(typed: string) {
    const { kind, name, leaderName } = await groupOf(typed);
    return { kind, name, leaderName };
  }

  /**
   * Joins a group. Who is in it already stays in it, and their shares stay as they are.
   * @throws Problem `group-code-unknown`, `own-group`, `parent-agreement-needed`, `group-full`, `too-many-groups`; see also `requireOwnPassword`
   */
  async function join(
    current: CurrentSession,
    { code, shares, password }: BodyOf<'POST /learners/:learnerId/memberships'>,
  ): Promise<Memberships> {
    const { learnerId } = current;
    const { groupId, leaderId } = await groupOf(code);
    if (leaderId === learnerId) throw new Problem('own-group');
    await requireAgreement(current, leaderId, { before: NOTHING_SHARED, after: shares });
    await requireGrownUp(current, { before: NOTHING_SHARED, after: shares }, password);
    // Joins of the same group run one after the other, so that it never gets more members than it may have.
    await inLearnerTransaction(database, leaderId, async (transaction) => {
      const members = await findMembers(transaction, groupId);
      if (members.some((member) => member.learnerId === learnerId)) return;
      if (members.length >= GROUP.mostMembers) throw new Problem('group-full');
      if ((await findMemberships(transaction, learnerId)).length >= GROUP.mostJoined)
        throw new Problem('too-many-groups');
      await saveMember(transaction, { learnerId, groupId, joinedAt: now().toISOString() }, shares);
    });
    return list(learnerId);
  }

  /** Changes what a leader is shown. @throws Problem `not-found`, `parent-agreement-needed`; see also `requireOwnPassword` */
  async function share(
    current: CurrentSession,
    groupId: string,
    { shares, password }: BodyOf<'PUT /learners/:learnerId/memberships/:groupId'>,
  ): Promise<Memberships> {
    const { learnerId } = current;
    const found = async (inDatabase: MainDatabase) => {
      const membership = (await findMemberships(inDatabase, learnerId)).find((each) => each.groupId === groupId);
      if (!membership) throw new Problem('not-found');
      return membership;
    };
    const before = await found(database);
    await requireAgreement(current, before.leaderId, { before: before.shares, after: shares });
    await requireGrownUp(current, { before: before.shares, after: shares }, password);
    await inLearnerTransaction(database, learnerId, async (transaction) => {
      const { joinedAt } = await found(transaction);
      await saveMember(transaction, { learnerId, groupId, joinedAt }, shares);
    });
    return list(learnerId);
  }

  /** Leaves a group. @throws Problem `not-found` */
  async function leave(learnerId: string, groupId: string): Promise<Memberships> {
    if (!(await inSharedCommit(database, (shared) => deleteMember(shared, groupId, learnerId))))
      throw new Problem('not-found');
    return list(learnerId);
  }

  /** The screening results of a pupil are shown only after a linked parent agreed. */
  async function requireAgreement(
    { learnerId, session }: CurrentSession,
    leaderId: string,
    { before, after }: { before: Shares; after: Shares },
  ): Promise<void> {
    if (!after.screening || before.screening) return;
    const pupil = await findPupil(database, learnerId);
    if (pupil && !mayShowScreening(pupil, leaderId, session)) throw new Problem('parent-agreement-needed');
  }

  /** A grown-up decides together with a child: the one who knows the password of the account. */
  async function requireGrownUp(
    current: CurrentSession,
    { before, after }: { before: Shares; after: Shares },
    password: string | undefined,
  ): Promise<void> {
    const { ageBand, email } = await findPerson(database, current.learnerId);
    if (needsPasswordForShares(ageBand, before, after))
      await requireOwnPassword({ auth, database, now }, current, email, password);
  }

  return { list, preview, join, share, leave };
}
