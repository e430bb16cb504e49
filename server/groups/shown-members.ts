import type { Assignment } from '#contract/groups/assignments.ts';
import type { ShownMember } from '#contract/groups/groups.ts';
import { type Actor, can, type GroupMember, type LeaderAction, type LedGroup } from '#rules/access.ts';
import { GAMES, type Game } from '#rules/games/runs.ts';
import { isDone, rightOf } from '#rules/groups/assignments.ts';
import { GROUP, type GroupKind, type Shares } from '#rules/groups/groups.ts';
import { firstSuggestedBy, MEMBER_VIEW, type ViewedRun } from '#rules/groups/member-view.ts';
import { hasParentAgreement } from '#rules/people/parent-agreement.ts';
import type { Finished } from '#rules/rewards/activity.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import { hasManyWrongTries, type StoredPupil } from '../identity/accounts/pupil-account-queries.ts';
import { findFinishedByLearner } from '../results/activity-queries.ts';
import { countRuns, findBestRuns, listRunsSince, storedRun } from '../results/runs/run-queries.ts';
import { findReadTexts } from './texts/group-text-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Member = Pick<GroupMember, 'learnerId' | 'shares' | 'isTeacher' | 'isReported'> & {
  name: string;
  joinedAt: string;
  pupil: StoredPupil | null;
};
type Leader = LedGroup & { leaderId: string };
type Needs = { now: () => Date } & ScreeningDatabases;

/** What one member shares with a leader. What is not shared is null. */
export type MemberWork = Pick<ShownMember, 'activity' | 'done'> & {
  /** The runs of the last `MEMBER_VIEW.days`, newest first. */
  runs: ViewedRun[] | null;
};

/**
 * Returns a function that reads what members share with a leader of their group, in their order. The number of its queries
 * does not depend on the number of members.
 */
export function createSharedWork({ now, ...databases }: Needs) {
  const { database } = databases;

  return async (leader: Leader, members: readonly Member[], set: readonly Assignment[]): Promise<MemberWork[]> => {
    const may = (action: LeaderAction, member: Member) => can(actorFor(leader, member), action, member.learnerId);
    const whoShow = (action: LeaderAction) => whoMay(leader, members, action);
    const recent = firstDay(GROUP.activityDays, now());
    // An assignment is done only by results finished after it was created.
    const since = [recent, ...set.map(({ createdAt }) => createdAt)].toSorted()[0];
    const whoDo = set.length > 0 ? [...whoShow('see-activity'), ...whoShow('see-set')] : whoShow('see-activity');
    const finished = await findFinishedByLearner(databases, [...new Set(whoDo)], since);
    const readTexts = await findReadTexts(
      database,
      set.some(({ kind }) => kind === 'text') ? [...new Set(whoDo)] : [],
      since,
    );
    const runs = await listRunsSince(database, whoShow('see-progress'), firstDay(MEMBER_VIEW.days, now()));

    function doneOf(member: Member): ShownMember['done'] {
      const own = [...(finished.get(member.learnerId) ?? []), ...readTexts(member.learnerId)];
      return set
        .filter(({ leaderSees }) => may(leaderSees ? 'see-set' : 'see-activity', member))
        .filter((each) => isDone(each, own))
        .map((each) => ({ assignmentId: each.assignmentId, right: rightOf(each, own) }));
    }

    function runsOf(learnerId: string): ViewedRun[] {
      return runs.filter((run) => run.learnerId === learnerId).map((run) => ({ ...storedRun(run), game: run.game }));
    }

    return members.map((member) => ({
      activity: may('see-activity', member) ? activitySince(recent, finished.get(member.learnerId) ?? []) : null,
      done: doneOf(member),
      runs: may('see-progress', member) ? runsOf(member.learnerId) : null,
    }));
  };
}

/** Returns a function that reads only what the page of a group shows a leader of its members. */
export function createShownMembers(needs: Needs) {
  const { database, now } = needs;
  const readWork = createSharedWork(needs);

  return async (leader: Leader, members: readonly Member[], set: readonly Assignment[]): Promise<ShownMember[]> => {
    const may = (action: LeaderAction, member: Member) => can(actorFor(leader, member), action, member.learnerId);
    const work = await readWork(leader, members, set);
    const whoShow = whoMay(leader, members, 'see-progress');
    const counts = await countRuns(database, whoShow);
    const bestRuns = await findBestRuns(database, whoShow);

    function progressOf(learnerId: string, runs: readonly ViewedRun[]): ShownMember['progress'] {
      const best = bestRuns.filter((run) => run.learnerId === learnerId).map(({ learnerId: _, ...run }) => run);
      const suggested = firstSuggestedBy(runs);
      return {
        ...{ finished: gameCounts(counts.filter((count) => count.learnerId === learnerId)), best },
        ...(suggested && { suggested }),
      };
    }

    return members.map((member, place) => {
      const { learnerId, name, joinedAt, pupil } = member;
      const { activity = null, done = [], runs = null } = work[place] ?? {};
      return {
        memberId: learnerId,
        name,
        joinedAt,
        activity,
        done,
        progress: runs && progressOf(learnerId, runs),
        sharesReport: may('see-screening', member),
        sharesPlan: may('see-plan', member),
        pupil: pupil && {
          canGivePictures: may('give-pictures', member),
          hasManyWrongTries: may('give-pictures', member) && hasManyWrongTries(pupil, now()),
          canAgree: may('agree-screening', member),
          screeningAgreed: isAgreedIn(leader.kind, pupil),
          canReportParent: may('report-parent', member),
          parent: may('take-back-screening', member)
            ? { hasAgreed: pupil.agreedByIds.includes(leader.leaderId), checked: checkedOf(member, pupil) }
            : null,
        },
      };
    });
  };
}

/** Whether screening results of a pupil are stored, as far as leaders of this kind of group are told: only a family is. */
export function isAgreedIn(kind: GroupKind, pupil: StoredPupil): boolean {
  return kind === 'family' && hasParentAgreement(pupil);
}

/** About whom the operator has to decide before a parent may agree. */
function checkedOf({ isReported }: Member, { isChecked }: StoredPupil): 'self' | 'other' | null {
  if (isReported) return 'self';
  return isChecked ? 'other' : null;
}

/** What the page of a group shows a leader of what a member shares. Report and plan have pages of their own. */
export function sharesShownTo(leader: Leader, member: Member): Shares {
  const may = (action: LeaderAction) => can(actorFor(leader, member), action, member.learnerId);
  return { activity: may('see-activity'), progress: may('see-progress'), screening: false, plan: false };
}

/** The ids of the members with whose data the leader may do `action`. */
function whoMay(leader: Leader, members: readonly Member[], action: LeaderAction): string[] {
  const may = (member: Member) => can(actorFor(leader, member), action, member.learnerId);
  return members.filter(may).map(({ learnerId }) => learnerId);
}

function actorFor(leader: Leader, member: Member): Actor {
  return { learnerId: leader.leaderId, member: { ...leader, ...member } };
}

/** The first of so many days in UTC, up to today. */
export function firstDay(days: number, now: Date): string {
  return new Date(now.getTime() - (days - 1) * DAY_MS).toISOString().slice(0, 10);
}

/** The days in UTC from `first` on with finished activities, and the number of these activities. */
function activitySince(first: string, finished: readonly Finished[]) {
  const days = finished.map(({ timestamp }) => timestamp.slice(0, 10)).filter((day) => day >= first);
  return { days: [...new Set(days)].sort(), finished: days.length };
}

/** How often each game was finished. */
function gameCounts(runs: readonly { game: Game; finished: number }[]): Record<Game, number> {
  const countOf = (game: Game) => runs.find((each) => each.game === game)?.finished ?? 0;
  return Object.fromEntries(GAMES.map((game) => [game, countOf(game)])) as Record<Game, number>;
}
