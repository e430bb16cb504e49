import type { MemberLook } from '#contract/groups/groups.ts';
import { isFor, isOpen } from '#rules/groups/assignments.ts';
import { looksAt, namedOf, type SharedWork } from '#rules/groups/worth-a-look.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import { findAssignments } from './assignment-queries.ts';
import { findGroup, findMembersWithViews } from './group-queries.ts';
import type { LedPlace } from './leaders/leader-queries.ts';
import { createSharedWork, isAgreedIn, sharesShownTo } from './shown-members.ts';
import { saveViews } from './view-queries.ts';

/** Returns a function that says whose work a leader should look at first. */
export function createWorthALook({ now, ...databases }: { now: () => Date } & ScreeningDatabases) {
  const { database } = databases;
  const readWork = createSharedWork({ now, ...databases });

  /**
   * The members of a group whose work is worth a look, from what they share with the leader, in the order of a register.
   * Those who are named can see that the leader looked; it is stored first.
   * @throws Problem `not-found`
   */
  return async ({ leaderId, groupId }: LedPlace): Promise<MemberLook[]> => {
    const at = now();
    const viewedAt = at.toISOString();
    const today = viewedAt.slice(0, 10);
    const { group, leaderRole } = await findGroup(database, { leaderId, groupId }, viewedAt);
    const leader = { groupId, leaderId, kind: group.kind, role: group.role, leaderRole };
    const members = await findMembersWithViews(database, { groupId, leaderId, day: today });
    const assignments = await findAssignments(database, groupId);
    const open = assignments.filter((each) => isOpen(each, today));
    const work = await readWork(leader, members, assignments);
    const works = work.map(({ activity, done, runs }, place): SharedWork => {
      const notDone = open.filter((each) => !done.some(({ assignmentId }) => assignmentId === each.assignmentId));
      const { learnerId: memberId = '', pupil = null } = members[place] ?? {};
      const member = { memberId, pupil: pupil && { screeningAgreed: isAgreedIn(group.kind, pupil) } };
      const forMember = notDone.filter((each) => isFor(each, member));
      return {
        activeDays: activity?.days ?? null,
        runs,
        // Whether something is done is only known of who shows their days.
        notDoneSince: activity ? forMember.map(({ startDay, createdAt }) => startDay ?? createdAt.slice(0, 10)) : [],
      };
    });
    const looks = looksAt(works, today).flatMap((look, place) => {
      const member = members[place];
      return look && member ? [{ memberId: member.learnerId, name: member.name, ...look, member }] : [];
    });
    const named = namedOf(looks);
    await saveViews(
      database,
      named.map(({ member }) => ({
        ...{ learnerId: member.learnerId, leaderId, viewedAt, shown: sharesShownTo(leader, member) },
      })),
    );
    return named.map(({ member: _, ...look }) => look);
  };
}
