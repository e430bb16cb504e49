import type { ShownMember } from '#contract/groups.ts';
import { type Actor, can } from '#rules/access.ts';
import type { Finished } from '#rules/activity.ts';
import { GROUP, type GroupKind, type Role, type Shares } from '#rules/groups.ts';
import { GAMES, type Game } from '#rules/runs.ts';
import { sharedReport } from '#rules/screening/shared-report.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import type { StoredPupil } from '../identity/pupil-account-queries.ts';
import { findFinished } from '../results/activity-queries.ts';
import { createScreeningAttempts } from '../results/attempts.ts';
import { listBestRuns } from '../results/run-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Member = { learnerId: string; name: string; joinedAt: string; shares: Shares; pupil: StoredPupil | null };
type Leader = { groupId: string; leaderId: string; kind: GroupKind; leaderRole: Role };

/** Returns a function that reads what members show to the leader of their group, and nothing else. */
export function createShownMembers({ now, ...databases }: { now: () => Date } & ScreeningDatabases) {
  const attempts = createScreeningAttempts(databases);

  async function show(leader: Leader, member: Member): Promise<ShownMember> {
    const { learnerId, name, joinedAt, pupil } = member;
    const actor: Actor = { learnerId: leader.leaderId, member: { ...leader, ...member } };
    const [activity, progress, screening] = [
      can(actor, 'see-activity', learnerId),
      can(actor, 'see-progress', learnerId),
      can(actor, 'see-screening', learnerId),
    ];
    const finished = activity || progress ? await findFinished(databases, learnerId) : [];
    return {
      memberId: learnerId,
      name,
      joinedAt,
      activity: activity ? recentActivity(finished, now()) : null,
      progress: progress
        ? { finished: gameCounts(finished), best: await listBestRuns(databases.database, learnerId) }
        : null,
      screening: screening ? sharedReport(await attempts.list(learnerId)) : null,
      pupil: pupil && {
        canGivePictures: can(actor, 'give-pictures', learnerId),
        canAgree: can(actor, 'agree-screening', learnerId),
        screeningAgreed: leader.kind === 'family' && pupil.agreedById !== null,
      },
    };
  }

  return (leader: Leader, members: readonly Member[]): Promise<ShownMember[]> =>
    Promise.all(members.map((member) => show(leader, member)));
}

/** The days in UTC of the last four weeks with something finished, and how much was finished on them. */
function recentActivity(finished: readonly Finished[], now: Date) {
  const since = new Date(now.getTime() - (GROUP.activityDays - 1) * DAY_MS).toISOString().slice(0, 10);
  const recent = finished.map(({ timestamp }) => timestamp.slice(0, 10)).filter((day) => day >= since);
  return { days: [...new Set(recent)].sort(), finished: recent.length };
}

/** How often each game was finished. */
function gameCounts(finished: readonly Finished[]): Record<Game, number> {
  const countOf = (game: Game) => finished.filter(({ kind }) => kind === game).length;
  return Object.fromEntries(GAMES.map((game) => [game, countOf(game)])) as Record<Game, number>;
}
