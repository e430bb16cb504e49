import type { Groups } from '#contract/groups/groups.ts';
import { type Invited, leaderEndpoints } from '#contract/groups/leaders.ts';
import { GROUP, type GroupRole, typedInvitationCode } from '#rules/groups/groups.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { inLearnerTransaction } from '../../database/transaction.ts';
import { pathParam, type Route } from '../../http/answers/endpoint-routes.ts';
import { jsonBody } from '../../http/answers/json-body.ts';
import { Problem } from '../../http/answers/problems.ts';
import { type Counting, rateLimit } from '../../http/limits/rate-limit.ts';
import { type CurrentSession, currentSession, requireSameSession } from '../../identity/passwords/own-password.ts';
import { freshSessionOnly } from '../../identity/sessions/session-middleware.ts';
import { queueChangeMail, type SignInMethodNeeds } from '../../identity/sign-in/sign-in-method-routes.ts';
import { newInvitation } from '../codes.ts';
import { countGroups, findGroups, findMembership } from '../group-queries.ts';
import { deleteInvitation, findInvitation, findInvitations, insertInvitation } from './invitation-queries.ts';
import { deleteLeader, findLeaders, isLed, type LedPlace, lockGroups, requireGroup } from './leader-queries.ts';

import { addLeader, setLeaderRole } from './leader-roles.ts';

const INVITATIONS = '/learners/:learnerId/groups/:groupId/invitations';
const LEADER = '/learners/:learnerId/groups/:groupId/leaders/:leaderId';

/** The leaders of a group: inviting them, what each may do, handing a group over and leaving it. */
export function leaderRoutes(route: Route, needs: Counting & SignInMethodNeeds) {
  const { database, now } = needs;
  const codeLimit = rateLimit('groupCode', needs);

  route(`POST ${INVITATIONS}`, async (c) => {
    const { role } = await jsonBody(c, leaderEndpoints[`POST ${INVITATIONS}`].body);
    const answer = await invite({ leaderId: c.get('learnerId'), groupId: pathParam(c, 'groupId') }, role);
    c.status(201);
    return answer;
  });

  route(`DELETE ${INVITATIONS}/:invitationId`, async (c) => {
    const [groupId, invitationId] = [pathParam(c, 'groupId'), pathParam(c, 'invitationId')];
    return change({ leaderId: c.get('learnerId'), groupId }, async (transaction, place) => {
      await requireGroup(transaction, place, 'invite-leaders');
      if (!(await deleteInvitation(transaction, { groupId, invitationId }))) throw new Problem('not-found');
    });
  });

  route(`PUT ${LEADER}`, async (c) => {
    const [groupId, leaderId] = [pathParam(c, 'groupId'), pathParam(c, 'leaderId')];
    const { role } = await jsonBody(c, leaderEndpoints[`PUT ${LEADER}`].body);
    return change({ leaderId: c.get('learnerId'), groupId }, async (transaction, place) => {
      await requireGroup(transaction, place, 'invite-leaders');
      await setLeaderRole(transaction, { leaderId, groupId }, role);
    });
  });

  route(`DELETE ${LEADER}`, async (c) => {
    const [groupId, leaderId] = [pathParam(c, 'groupId'), pathParam(c, 'leaderId')];
    return change({ leaderId: c.get('learnerId'), groupId }, async (transaction, place) => {
      await requireGroup(transaction, place, leaderId === place.leaderId ? 'stop-leading' : 'invite-leaders');
      if (!(await deleteLeader(transaction, { leaderId, groupId }))) throw new Problem('not-found');
      if (!(await isLed(transaction, groupId))) throw new Problem('last-leader');
    });
  });

  route('POST /learners/:learnerId/invitation-previews', codeLimit, async (c) => {
    const { code } = await jsonBody(c, leaderEndpoints['POST /learners/:learnerId/invitation-previews'].body);
    return preview(c.get('learnerId'), code);
  });

  route('POST /learners/:learnerId/led-groups', codeLimit, freshSessionOnly(), async (c) => {
    const { code } = await jsonBody(c, leaderEndpoints['POST /learners/:learnerId/led-groups'].body);
    const answer = await accept(currentSession(c), code);
    c.status(201);
    return answer;
  });

  async function list(leaderId: string): Promise<Groups> {
    return { groups: await findGroups(database, leaderId, now().toISOString()) };
  }

  /** Changes the leaders of a group, one request after the other, and returns the groups of the sender. */
  async function change(
    place: LedPlace,
    work: (transaction: MainDatabase, place: LedPlace) => Promise<void>,
  ): Promise<Groups> {
    await inLearnerTransaction(database, place.leaderId, async (transaction) => {
      await lockGroups(transaction, [place.groupId]);
      await work(transaction, place);
    });
    return list(place.leaderId);
  }

  function invite(place: LedPlace, role: GroupRole): Promise<Groups> {
    const { groupId } = place;
    return change(place, async (transaction) => {
      await requireGroup(transaction, place, 'invite-leaders');
      const open = await findInvitations(transaction, [groupId], now().toISOString());
      if (open.length >= GROUP.mostInvitations) throw new Problem('too-many-invitations');
      if (!(await insertInvitation(transaction, { ...newInvitation(now()), groupId, role })))
        throw new Problem('busy', { retryAfterMs: 1000 });
    });
  }

  /** @throws Problem `invitation-unknown` */
  async function preview(leaderId: string, typed: string): Promise<Invited> {
    const { groupId, kind, name, role } = await invitationOf(database, typed);
    const leaders = await findLeaders(database, [groupId]);
    const leaderNames = leaders.filter((each) => each.role === 'leads').map((each) => each.name);
    const { members } = await findMembership(database, groupId, leaderId);
    return { kind, name, role, leaderNames, memberCount: members };
  }

  async function invitationOf(inDatabase: MainDatabase, typed: string) {
    const code = typedInvitationCode(typed);
    const invitation = code && (await findInvitation(inDatabase, code, now().toISOString()));
    if (!invitation) throw new Problem('invitation-unknown');
    return invitation;
  }

  /**
   * Makes the sender a leader, and uses the invitation up. For a person who leads the group already nothing changes.
   * @throws Problem `invitation-unknown`, `other-role-needed`, `too-many-groups`, `too-many-leaders`, `member-of-group`
   */
  async function accept(current: CurrentSession, code: string): Promise<Groups> {
    const { learnerId: leaderId } = current;
    const { groupId } = await invitationOf(database, code);
    return change({ leaderId, groupId }, async (transaction) => {
      await requireSameSession(transaction, current);
      const { kind, role, invitationId } = await invitationOf(transaction, code);
      const leaders = await findLeaders(transaction, [groupId]);
      const before = leaders.find((each) => each.leaderId === leaderId)?.role;
      if (before === 'leads' || before === role) return;
      if (before === undefined) {
        await requireRoom(transaction, { leaderId, groupId }, leaders.length);
        await addLeader(transaction, { leaderId, groupId, kind, role, since: now().toISOString() });
      } else await setLeaderRole(transaction, { leaderId, groupId }, role);
      await deleteInvitation(transaction, { invitationId, groupId });
      await queueChangeMail(needs, transaction, leaderId, { added: `leads-${kind}` });
    });
  }

  async function requireRoom(transaction: MainDatabase, { leaderId, groupId }: LedPlace, leaders: number) {
    if (leaders >= GROUP.mostLeaders) throw new Problem('too-many-leaders');
    if ((await countGroups(transaction, leaderId)) >= GROUP.mostLed) throw new Problem('too-many-groups');
    if ((await findMembership(transaction, groupId, leaderId)).isMember) throw new Problem('member-of-group');
  }
}
