import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import {
  type Group,
  type Groups,
  groupEndpoints,
  type MemberReport,
  type ShownGroup,
} from '#contract/groups/groups.ts';
import type { GroupAction } from '#rules/access.ts';
import { canLead, GROUP, NOTHING_SHARED, SHARES } from '#rules/groups/groups.ts';
import { PUPILS } from '#rules/groups/pupils.ts';
import { sharedReport } from '#rules/screening/report/shared-report.ts';
import type { MainDatabase } from '../database/connect.ts';
import { toFlag } from '../database/flags.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import { inLearnerTransaction } from '../database/transaction.ts';
import { pathParam, type Route } from '../http/answers/endpoint-routes.ts';
import { jsonBody } from '../http/answers/json-body.ts';
import { Problem } from '../http/answers/problems.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type CurrentSession, currentSession, requireSameSession } from '../identity/passwords/own-password.ts';
import { freshSessionOnly } from '../identity/sessions/session-middleware.ts';
import { queueChangeMail, type SignInMethodNeeds } from '../identity/sign-in/sign-in-method-routes.ts';
import { createScreeningAttempts } from '../results/attempts/attempts.ts';
import { findAssignments } from './assignment-queries.ts';
import { freeCode } from './codes.ts';
import {
  countGroups,
  findGroup,
  findGroups,
  findMembersWithViews,
  insertGroup,
  requireMember,
  updateGroup,
} from './group-queries.ts';
import { type LedPlace, lockGroups, requireGroup } from './leaders/leader-queries.ts';
import { readableBy } from './pupils/parent-agreements.ts';
import { endGroup, removeMember } from './school-year/end-group.ts';
import { createShownMembers, sharesShownTo } from './shown-members.ts';
import { saveViews } from './view-queries.ts';
import { createWorthALook } from './worth-a-look.ts';

type Needs = SignInMethodNeeds & ScreeningDatabases;
type GroupContext = Context<RequestContext, '/learners/:learnerId/groups/:groupId'>;

/** The classes and families of a leader, and what their members share. */
export function groupRoutes(route: Route, needs: Needs) {
  const { now, ...databases } = needs;
  const { database } = databases;
  const showMembers = createShownMembers({ now, ...databases });
  const worthALook = createWorthALook({ now, ...databases });
  const attempts = createScreeningAttempts(databases);

  route('GET /learners/:learnerId/groups', (c) => list(c.get('learnerId')));

  route('POST /learners/:learnerId/groups', freshSessionOnly(), async (c) => {
    const group = await jsonBody(c, groupEndpoints['POST /learners/:learnerId/groups'].body);
    const answer = await create(currentSession(c), group);
    c.status(201);
    return answer;
  });

  // A session that is renewed by this request keeps its new cookie.
  const unlessUnchanged = etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'set-cookie'] });
  route('GET /learners/:learnerId/groups/:groupId', unlessUnchanged, (c) =>
    show(c.get('learnerId'), pathParam(c, 'groupId')),
  );

  route('PATCH /learners/:learnerId/groups/:groupId', async (c) => {
    const { name, offersTests } = await jsonBody(c, groupEndpoints['PATCH /learners/:learnerId/groups/:groupId'].body);
    return change(c, async () => ({
      ...(name !== undefined && { name }),
      ...(offersTests !== undefined && { offersTests: toFlag(offersTests) }),
    }));
  });

  route('DELETE /learners/:learnerId/groups/:groupId', async (c) => {
    const [leaderId, groupId] = [c.get('learnerId'), pathParam(c, 'groupId')];
    await inLearnerTransaction(database, leaderId, async (transaction) => {
      await lockGroups(transaction, [groupId]);
      await requireGroup(transaction, { leaderId, groupId }, 'delete-group');
      await endGroup(transaction, groupId, now());
    });
    return list(leaderId);
  });

  route('PUT /learners/:learnerId/groups/:groupId/code', (c) =>
    change(c, (transaction) => freeCode(transaction, now())),
  );

  route('DELETE /learners/:learnerId/groups/:groupId/code', (c) =>
    change(c, async () => ({ code: null, codeExpiresAt: null })),
  );

  route('PUT /learners/:learnerId/groups/:groupId/sign-in-window', (c) =>
    change(
      c,
      async () => ({ signInOpenUntil: new Date(now().getTime() + PUPILS.lessonMs).toISOString() }),
      'open-sign-in',
    ),
  );

  route('DELETE /learners/:learnerId/groups/:groupId/members/:memberId', async (c) => {
    const [leaderId, memberId, groupId] = [c.get('learnerId'), pathParam(c, 'memberId'), pathParam(c, 'groupId')];
    await inLearnerTransaction(database, [leaderId, memberId], async (transaction) => {
      const group = await requireGroup(transaction, { leaderId, groupId }, 'remove-members');
      if (!(await removeMember(transaction, group, memberId, now()))) throw new Problem('not-found');
    });
    return list(leaderId);
  });

  route('GET /learners/:learnerId/groups/:groupId/worth-a-look', async (c) => ({
    looks: await worthALook({ leaderId: c.get('learnerId'), groupId: pathParam(c, 'groupId') }),
  }));

  route('GET /learners/:learnerId/groups/:groupId/members/:memberId/report', (c) =>
    showReport({ leaderId: c.get('learnerId'), groupId: pathParam(c, 'groupId') }, pathParam(c, 'memberId')),
  );

  async function list(leaderId: string): Promise<Groups> {
    return { groups: await findGroups(database, leaderId, now().toISOString()) };
  }

  /** @throws Problem `grown-ups-only` unless the person's role is parent or teacher, `too-many-groups` */
  async function create(current: CurrentSession, { kind, name }: Pick<Group, 'kind' | 'name'>): Promise<Groups> {
    const [leaderId, at] = [current.learnerId, now()];
    await inLearnerTransaction(database, leaderId, async (transaction) => {
      await requireSameSession(transaction, current);
      const leaders = transaction.selectFrom('learners').select('role').where('id', '=', leaderId);
      if (!canLead((await leaders.executeTakeFirst())?.role ?? 'learner')) throw new Problem('grown-ups-only');
      if ((await countGroups(transaction, leaderId)) >= GROUP.mostLed) throw new Problem('too-many-groups');
      const group = { groupId: randomUUID(), leaderId, kind, name, createdAt: at.toISOString() };
      const code = await freeCode(transaction, at);
      // A parallel request may have drawn the same code.
      if (!(await insertGroup(transaction, { ...group, ...code }))) throw new Problem('busy', { retryAfterMs: 1000 });
      await queueChangeMail(needs, transaction, leaderId, { added: `made-${kind}` });
    });
    return list(leaderId);
  }

  /** Changes the group of the path. @throws Problem `not-found` */
  async function change(
    c: GroupContext,
    changed: (transaction: MainDatabase) => Promise<Parameters<typeof updateGroup>[2]>,
    action: GroupAction = 'change-group',
  ): Promise<Groups> {
    const [leaderId, groupId] = [c.get('learnerId'), pathParam(c, 'groupId')];
    await inLearnerTransaction(database, leaderId, async (transaction) => {
      await requireGroup(transaction, { leaderId, groupId }, action);
      await updateGroup(transaction, groupId, await changed(transaction));
    });
    return list(leaderId);
  }

  /**
   * A group with what its members share. Each member who shares something can see that the leader viewed it. The views
   * are stored first, so that none is missing.
   * @throws Problem `not-found`
   */
  async function show(leaderId: string, groupId: string): Promise<ShownGroup> {
    const viewedAt = now().toISOString();
    const { group, leaderRole } = await findGroup(database, { leaderId, groupId }, viewedAt);
    const members = await findMembersWithViews(database, { groupId, leaderId, day: viewedAt.slice(0, 10) });
    // Learners see the times of views in minutes, so a second view within a minute is not stored.
    const leader = { groupId, leaderId, kind: group.kind, role: group.role, leaderRole };
    const untold = members.flatMap((member) => {
      const shown = sharesShownTo(leader, member);
      const isTold = isSameMinute(member.viewedAt, viewedAt) || !SHARES.some((share) => shown[share]);
      return isTold ? [] : [{ learnerId: member.learnerId, leaderId, viewedAt, shown }];
    });
    await saveViews(database, untold);
    const assignments = await findAssignments(database, groupId);
    return { group, members: await showMembers(leader, members, assignments), assignments };
  }

  /** The report of a member who shares it, who can see each look; it is stored first. @throws Problem `not-found` */
  async function showReport(place: LedPlace, learnerId: string): Promise<MemberReport> {
    const { name } = await requireMember(database, place, learnerId, 'see-screening');
    const shown = { ...NOTHING_SHARED, screening: true };
    await saveViews(database, [{ learnerId, leaderId: place.leaderId, viewedAt: now().toISOString(), shown }]);
    const since = await readableBy(database, learnerId, place.leaderId);
    return { name, parts: sharedReport(await attempts.list(learnerId, since)) };
  }
}

function isSameMinute(one: string | null, other: string): boolean {
  return one?.slice(0, 16) === other.slice(0, 16);
}
