import type { Context } from 'hono';
import type { BodyOf } from '#contract/api.ts';
import type { Groups } from '#contract/groups/groups.ts';
import { type NewYear, type Roll, schoolYearEndpoints } from '#contract/groups/school-year.ts';
import { GROUP, NOTHING_SHARED, typedGroupCode } from '#rules/groups/groups.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { inLearnerTransaction } from '../../database/transaction.ts';
import { pathParam, type Route } from '../../http/answers/endpoint-routes.ts';
import { jsonBody } from '../../http/answers/json-body.ts';
import { Problem } from '../../http/answers/problems.ts';
import { type Counting, rateLimit } from '../../http/limits/rate-limit.ts';
import type { RequestContext } from '../../http/request-context.ts';
import {
  deleteMember,
  findGroupByCode,
  findGroups,
  findMembership,
  findMemberships,
  insertMember,
  updateGroup,
} from '../group-queries.ts';
import { type LedPlace, lockGroups, requireGroup } from '../leaders/leader-queries.ts';
import { findPupilsMadeIn } from '../pupils/pupil-queries.ts';
import { keepGroup } from './end-group.ts';
import { endDayFrom, findEnding, findFormerPupils, findNamesOfMembers, setAccountEnds } from './leaver-queries.ts';
import { createIsTaken, movePupils } from './move-pupils.ts';

const NEW_YEAR = 'POST /learners/:learnerId/groups/:groupId/new-year';
type Wish = BodyOf<typeof NEW_YEAR>;
type Outcome = NewYear['members'][number]['outcome'];

/** Who is in a class and who was, and a new school year for it. */
export function schoolYearRoutes(route: Route, needs: Counting) {
  const { database, now } = needs;

  route('GET /learners/:learnerId/groups/:groupId/roll', async (c): Promise<Roll> => {
    const { groupId } = await requireGroup(database, placeOf(c), 'remove-members');
    const ending = await findEnding(database, groupId);
    const members = await findNamesOfMembers(database, groupId);
    return {
      members: members.map((member) => ({ ...member, leaving: leavingOf(ending, member.memberId) })),
      former: await findFormerPupils(database, groupId),
      wouldEndOn: endDayFrom(now()),
    };
  });

  route('PUT /learners/:learnerId/groups/:groupId/members/:memberId', (c) =>
    putBack(placeOf(c), pathParam(c, 'memberId')),
  );

  route('DELETE /learners/:learnerId/groups/:groupId/end', async (c) => {
    const place = placeOf(c);
    await inLearnerTransaction(database, place.leaderId, async (transaction) => {
      await lockGroups(transaction, [place.groupId]);
      const { endsOn } = await requireGroup(transaction, place, 'delete-group');
      await keepGroup(transaction, place.groupId, endsOn);
    });
    return list(place.leaderId);
  });

  route(NEW_YEAR, rateLimit('groupCode', needs), async (c) => {
    const wish = await jsonBody(c, schoolYearEndpoints[NEW_YEAR].body);
    return beginYear(placeOf(c), wish);
  });

  async function list(leaderId: string): Promise<Groups> {
    return { groups: await findGroups(database, leaderId, now().toISOString()) };
  }

  /** @throws Problem `not-found` unless the account belongs to this class, `group-full`, `too-many-groups` */
  async function putBack(place: LedPlace, learnerId: string): Promise<Groups> {
    const { leaderId, groupId } = place;
    await inLearnerTransaction(database, [leaderId, learnerId], async (transaction) => {
      await lockGroups(transaction, [groupId]);
      const { endsOn } = await requireGroup(transaction, place, 'remove-members');
      const former = await findFormerPupils(transaction, groupId);
      if (!former.some(({ memberId }) => memberId === learnerId)) throw new Problem('not-found');
      const { members } = await findMembership(transaction, groupId, learnerId);
      if (members >= GROUP.mostMembers) throw new Problem('group-full');
      if ((await findMemberships(transaction, learnerId)).length >= GROUP.mostJoined)
        throw new Problem('too-many-groups');
      await insertMember(transaction, { learnerId, groupId, joinedAt: now().toISOString() }, NOTHING_SHARED);
      await setAccountEnds(transaction, [learnerId], endsOn);
    });
    return list(leaderId);
  }

  /**
   * Says what a new school year does, and does it unless it is a preview; all of it or nothing.
   * @throws Problem `not-found`, `group-code-unknown`
   */
  async function beginYear(place: LedPlace, wish: Wish): Promise<NewYear> {
    if (wish.isPreview) return (await plan(database, place, wish)).answer;
    const { leaderId, groupId } = place;
    const to = await targetOf(database, leaderId, wish.to);
    return inLearnerTransaction(database, leaderId, async (transaction) => {
      await lockGroups(transaction, [groupId, ...(to ? [to.groupId] : [])]);
      const { answer, target } = await plan(transaction, place, wish);
      const idsOf = (...outcomes: Outcome[]) =>
        answer.members.filter(({ outcome }) => outcomes.includes(outcome)).map(({ memberId }) => memberId);
      await updateGroup(transaction, groupId, { name: wish.name });
      const at = now().toISOString();
      if (target) await movePupils(transaction, { from: groupId, to: target.groupId, learnerIds: idsOf('moves'), at });
      for (const learnerId of idsOf('account-ends', 'only-leaves')) await deleteMember(transaction, groupId, learnerId);
      await setAccountEnds(transaction, idsOf('account-ends'), answer.endsOn);
      return answer;
    });
  }

  async function plan(inDatabase: MainDatabase, place: LedPlace, { to, moved, left }: Wish) {
    const { leaderId, groupId } = place;
    await requireGroup(inDatabase, place, 'move-pupils');
    const target = await targetOf(inDatabase, leaderId, to);
    if (target?.groupId === groupId) throw new Problem('not-found');
    const ending = await findEnding(inDatabase, groupId);
    const isTaken = await createIsTaken(inDatabase, target?.groupId ?? '');
    const pupils = await findPupilsMadeIn(inDatabase, [groupId]);
    let room = target ? GROUP.mostMembers - (await findMembership(inDatabase, target.groupId, leaderId)).members : 0;

    function outcomeOf(memberId: string): Outcome {
      if (left.includes(memberId)) return leavingOf(ending, memberId);
      if (!target || !moved.includes(memberId)) return 'stays';
      const pupil = pupils.find(({ learnerId }) => learnerId === memberId);
      if (pupil && isTaken(pupil)) return 'same-name';
      if (room === 0) return 'no-room';
      room -= 1;
      return 'moves';
    }
    const members = (await findNamesOfMembers(inDatabase, groupId)).map((member) => ({
      ...member,
      outcome: outcomeOf(member.memberId),
    }));
    return { target, answer: { members, movesTo: target?.name ?? null, endsOn: endDayFrom(now()) } };
  }

  /** A class that the sender leads, or the class whose code to join a colleague gave them. */
  async function targetOf(inDatabase: MainDatabase, leaderId: string, to: Wish['to']) {
    if (to === null) return null;
    if ('groupId' in to) {
      const led = await requireGroup(inDatabase, { leaderId, groupId: to.groupId }, 'move-pupils');
      if (led.kind !== 'class') throw new Problem('not-found');
      return led;
    }
    const code = typedGroupCode(to.code);
    const group = code === null ? undefined : await findGroupByCode(inDatabase, code, now().toISOString());
    if (group?.kind !== 'class') throw new Problem('group-code-unknown');
    return group;
  }
}

function leavingOf(ending: readonly string[], memberId: string) {
  return ending.includes(memberId) ? 'account-ends' : 'only-leaves';
}

/** @throws Problem `not-found` */
function placeOf(c: Context<RequestContext, '/learners/:learnerId/groups/:groupId'>): LedPlace {
  return { leaderId: c.get('learnerId'), groupId: pathParam(c, 'groupId') };
}
