import type { MemberView } from '#contract/groups/member-view.ts';
import { SHARES } from '#rules/groups/groups.ts';
import { MEMBER_VIEW } from '#rules/groups/member-view.ts';
import type { ScreeningDatabases } from '../../database/screening-databases.ts';
import type { Instant } from '../../database/tables.ts';
import { pathParam, type Route } from '../../http/answers/endpoint-routes.ts';
import { Problem } from '../../http/answers/problems.ts';
import { findFinishedByLearner } from '../../results/activity-queries.ts';
import { listRunsSince, storedRun } from '../../results/runs/run-queries.ts';
import { findAssignments } from '../assignment-queries.ts';
import { findGroup, requireMember } from '../group-queries.ts';
import type { LedPlace } from '../leaders/leader-queries.ts';
import { createShownMembers, firstDay, sharesShownTo } from '../shown-members.ts';
import { saveViews } from '../view-queries.ts';
import { findMixUps } from './mix-up-queries.ts';

type Needs = { now: () => Date } & ScreeningDatabases;

/** What one member shares with a leader of their group. */
export function memberViewRoutes(route: Route, { now, ...databases }: Needs) {
  const { database } = databases;
  const showMembers = createShownMembers({ now, ...databases });

  route('GET /learners/:learnerId/groups/:groupId/members/:memberId', (c) =>
    show({ leaderId: c.get('learnerId'), groupId: pathParam(c, 'groupId') }, pathParam(c, 'memberId')),
  );

  /**
   * A member with what they share, who can see that the leader viewed it. The view is stored first, so that none is missing.
   * @throws Problem `not-found`
   */
  async function show(place: LedPlace, memberId: string): Promise<MemberView> {
    const viewedAt = now().toISOString();
    const { group, leaderRole } = await findGroup(database, place, viewedAt);
    const found = await requireMember(database, place, memberId, 'see-set');
    const leader = { ...place, kind: group.kind, role: group.role, leaderRole };
    const shown = sharesShownTo(leader, found);
    if (SHARES.some((share) => shown[share]))
      await saveViews(database, [{ learnerId: memberId, leaderId: place.leaderId, viewedAt, shown }]);
    const ofGroup = await findAssignments(database, place.groupId);
    const assignments = ofGroup.filter(({ memberIds }) => memberIds?.includes(memberId) ?? true);
    const [member] = await showMembers(leader, [found], assignments);
    if (!member) throw new Problem('not-found');
    const since = firstDay(MEMBER_VIEW.days, now());
    return {
      ...{ group, member, assignments },
      days: shown.activity ? await activeDays(memberId, since) : null,
      runs: shown.progress ? await newestRuns(memberId, since) : null,
      mixUps: shown.progress ? await findMixUps(database, memberId, since) : null,
    };
  }

  async function newestRuns(memberId: string, since: Instant): Promise<NonNullable<MemberView['runs']>> {
    const runs = await listRunsSince(database, [memberId], since);
    return runs.slice(0, MEMBER_VIEW.mostRuns).map((run) => ({ ...storedRun(run), game: run.game }));
  }

  async function activeDays(memberId: string, since: string): Promise<string[]> {
    const finished = (await findFinishedByLearner(databases, [memberId], since)).get(memberId) ?? [];
    return [...new Set(finished.map(({ timestamp }) => timestamp.slice(0, 10)))].sort();
  }
}
