import type { Api, BodyOf } from '#contract/api.ts';
import { type Memberships, membershipEndpoints, type ShownLeader } from '#contract/groups/memberships.ts';
import {
  GROUP,
  type GroupKind,
  NOTHING_SHARED,
  needsPasswordForShares,
  type Shares,
  typedGroupCode,
} from '#rules/groups/groups.ts';
import { mayShowScreening } from '#rules/groups/pupils.ts';
import type { SignUpPolicy } from '#rules/people/sign-up.ts';
import type { MainDatabase } from '../database/connect.ts';
import { inLearnerTransaction, inSharedCommit } from '../database/transaction.ts';
import { pathParam, type Route } from '../http/answers/endpoint-routes.ts';
import { jsonBody } from '../http/answers/json-body.ts';
import { Problem } from '../http/answers/problems.ts';
import { type Counting, rateLimit } from '../http/limits/rate-limit.ts';
import { findPerson } from '../identity/accounts/account-queries.ts';
import { findPupil } from '../identity/accounts/pupil-account-queries.ts';
import type { Auth, ReadLearner } from '../identity/auth.ts';
import { isDecidedByParent, requireGrownUp } from '../identity/passwords/grown-up.ts';
import {
  type CurrentSession,
  currentSession,
  requireFreshSignIn,
  requireSamePassword,
  requireSameSession,
} from '../identity/passwords/own-password.ts';
import type { IdentityMail } from '../identity/sign-in/identity-mails.ts';
import { queueChangeMail } from '../identity/sign-in/sign-in-method-routes.ts';
import type { QueueMail } from '../mail/mails.ts';
import {
  deleteMember,
  findGroupByCode,
  findMembership,
  findMemberships,
  insertMember,
  updateShares,
} from './group-queries.ts';
import { lockGroups } from './leaders/leader-queries.ts';
import { changeUseForSelf, chooseRole } from './person.ts';
import { findPictureChanges } from './pupils/pupil-queries.ts';
import { keepAccountIn } from './school-year/leaver-queries.ts';
import { findViews } from './view-queries.ts';

type Needs = {
  auth: Auth;
  readLearner: ReadLearner;
  setUp: SignUpPolicy;
  queueMail: QueueMail<IdentityMail>;
} & Counting;
/** The shares of a member before and after a change. */
type Change = {
  groupId: string;
  kind: GroupKind;
  leaders: readonly { leaderId: string }[];
  before: Shares;
  after: Shares;
};
/** A body after its check: it says what is wanted of each kind. */
type Wish<Name extends keyof Api> = BodyOf<Name> & { shares: Shares };
/** The verified password's hash, null for an account without a password; undefined when none was required. */
type Verified = string | null | undefined;

/** A person's role, the groups a learner is in, and what their leaders can see. */
export function membershipRoutes(route: Route, needs: Needs) {
  const { database, now, readLearner, setUp } = needs;
  const codeLimit = rateLimit('groupCode', needs);

  route('PUT /learners/:learnerId/role', async (c) => {
    const { role } = await jsonBody(c, membershipEndpoints['PUT /learners/:learnerId/role'].body);
    await chooseRole(database, setUp, c.get('learnerId'), role);
    return readLearner(c.get('learnerId'));
  });

  route('PUT /learners/:learnerId/for-myself', async (c) => {
    const { usesForSelf } = await jsonBody(c, membershipEndpoints['PUT /learners/:learnerId/for-myself'].body);
    await changeUseForSelf(database, c.get('learnerId'), usesForSelf);
    return readLearner(c.get('learnerId'));
  });

  route('POST /learners/:learnerId/group-previews', codeLimit, async (c) => {
    const { code } = await jsonBody(c, membershipEndpoints['POST /learners/:learnerId/group-previews'].body);
    const { kind, name, leaders } = await groupOf(code);
    return { kind, name, leaders: leaders.map(shownLeader) };
  });

  route('GET /learners/:learnerId/memberships', (c) => list(c.get('learnerId')));

  route('POST /learners/:learnerId/memberships', codeLimit, async (c) => {
    const wish = await jsonBody(c, membershipEndpoints['POST /learners/:learnerId/memberships'].body);
    const answer = await join(currentSession(c), wish);
    c.status(201);
    return answer;
  });

  route('PUT /learners/:learnerId/memberships/:groupId', async (c) => {
    const wish = await jsonBody(c, membershipEndpoints['PUT /learners/:learnerId/memberships/:groupId'].body);
    return share(currentSession(c), pathParam(c, 'groupId'), wish);
  });

  route('DELETE /learners/:learnerId/memberships/:groupId', async (c) => {
    const [learnerId, groupId] = [c.get('learnerId'), pathParam(c, 'groupId')];
    if (!(await inSharedCommit(database, (shared) => deleteMember(shared, groupId, learnerId))))
      throw new Problem('not-found');
    return list(learnerId);
  });

  async function list(learnerId: string): Promise<Memberships> {
    return {
      memberships: (await findMemberships(database, learnerId)).map(({ leaders, ...membership }) => ({
        ...membership,
        leaders: leaders.map(shownLeader),
      })),
      views: await findViews(database, learnerId),
      ...(await findPictureChanges(database, learnerId)),
    };
  }

  /** The group with a typed code. @throws Problem `group-code-unknown` */
  async function groupOf(typed: string, inDatabase: MainDatabase = database) {
    const code = typedGroupCode(typed);
    const group = code && (await findGroupByCode(inDatabase, code, now().toISOString()));
    if (!group) throw new Problem('group-code-unknown');
    return group;
  }

  /**
   * Joins a group. A member who joins again stays in it, with unchanged shares.
   * @throws Problem `group-code-unknown`, `own-group`, `parent-agreement-needed`,
   * `group-full`, `too-many-groups`; see also `requireGrownUp`
   */
  async function join(
    current: CurrentSession,
    { code, shares, password }: Wish<'POST /learners/:learnerId/memberships'>,
  ): Promise<Memberships> {
    const { learnerId } = current;
    const { groupId, kind, leaders } = await groupOf(code);
    if (leaders.some(({ leaderId }) => leaderId === learnerId)) throw new Problem('own-group');
    const change = { groupId, kind, leaders, before: NOTHING_SHARED, after: shares };
    const verified = await requireConsent(current, change, password);
    requireFreshSignIn(current, verified);
    // Locks the learner for the limit of groups, and the group for that of members.
    await inLearnerTransaction(database, learnerId, async (transaction) => {
      await lockGroups(transaction, [groupId]);
      await requireSameSession(transaction, current);
      const group = await groupOf(code, transaction);
      if (group.groupId !== groupId) throw new Problem('group-code-unknown');
      await requireSameConsent(transaction, current, { ...change, leaders: group.leaders }, verified);
      const { members, isMember } = await findMembership(transaction, groupId, learnerId);
      if (isMember) return;
      if (members >= GROUP.mostMembers) throw new Problem('group-full');
      if ((await findMemberships(transaction, learnerId)).length >= GROUP.mostJoined)
        throw new Problem('too-many-groups');
      await insertMember(transaction, { learnerId, groupId, joinedAt: now().toISOString() }, shares);
      await keepAccountIn(transaction, learnerId, groupId);
      await queueChangeMail(needs, transaction, learnerId, { added: `joined-${kind}` });
    });
    return list(learnerId);
  }

  /**
   * Changes what a leader can see. @throws Problem `not-found`,
   * `parent-agreement-needed`; see also `requireGrownUp`
   */
  async function share(
    current: CurrentSession,
    groupId: string,
    { shares, password }: Wish<'PUT /learners/:learnerId/memberships/:groupId'>,
  ): Promise<Memberships> {
    const { learnerId } = current;
    const changeIn = async (inDatabase: MainDatabase): Promise<Change> => {
      const membership = (await findMemberships(inDatabase, learnerId)).find((each) => each.groupId === groupId);
      if (!membership) throw new Problem('not-found');
      const { kind, leaders, shares: before } = membership;
      return { groupId, kind, leaders, before, after: shares };
    };
    const verified = await requireConsent(current, await changeIn(database), password);
    await inLearnerTransaction(database, learnerId, async (transaction) => {
      await requireSameConsent(transaction, current, await changeIn(transaction), verified);
      if (!(await updateShares(transaction, { learnerId, groupId, answeredAt: now().toISOString() }, shares)))
        throw new Problem('not-found');
    });
    return list(learnerId);
  }

  /**
   * The screening results of a pupil are shared only after a linked parent consented. A session that was opened with
   * pictures shares no plan.
   */
  async function requireParentConsent(
    inDatabase: MainDatabase,
    { learnerId, session }: CurrentSession,
    { leaders, before, after }: Change,
  ): Promise<void> {
    if (after.plan && !before.plan && session.isByPictures) throw new Problem('parent-agreement-needed');
    if (!after.screening || before.screening) return;
    const pupil = await findPupil(inDatabase, learnerId);
    const leaderIds = leaders.map(({ leaderId }) => leaderId);
    if (pupil && !mayShowScreening(pupil, leaderIds, session)) throw new Problem('parent-agreement-needed');
  }

  /**
   * Requires a grown-up's decision for a child, and the consent of a linked parent where a teacher created the account
   * or the school answered for it.
   */
  async function requireConsent(
    current: CurrentSession,
    change: Change,
    password: string | undefined,
  ): Promise<Verified> {
    await requireParentConsent(database, current, change);
    return (await needsGrownUpFor(database, current, change)) ? requireGrownUp(needs, current, password) : undefined;
  }

  /** In a class, the school has answered for its pupil; in the family that made the account, the parent has. */
  async function needsGrownUpFor(
    inDatabase: MainDatabase,
    { learnerId }: CurrentSession,
    { groupId, kind, before, after }: Change,
  ): Promise<boolean> {
    const { ageBand } = await findPerson(inDatabase, learnerId);
    if (!needsPasswordForShares(ageBand, before, after)) return false;
    const pupil = await findPupil(inDatabase, learnerId);
    if (pupil?.isOwned !== false) return true;
    return pupil.madeIn === 'family' ? pupil.classId !== groupId : kind === 'family';
  }

  /** Checks again, because consent, password and shares can change while a password is hashed. */
  async function requireSameConsent(
    transaction: MainDatabase,
    current: CurrentSession,
    change: Change,
    verified: Verified,
  ): Promise<void> {
    await requireParentConsent(transaction, current, change);
    if (!(await needsGrownUpFor(transaction, current, change))) return;
    if (await isDecidedByParent(transaction, current.learnerId)) return;
    if (verified === undefined) throw new Problem('busy', { retryAfterMs: 1000 });
    await requireSamePassword(transaction, current.learnerId, verified);
  }
}

/** What a learner sees of a leader. */
function shownLeader({ name, role, since }: ShownLeader): ShownLeader {
  return { name, role, since };
}
