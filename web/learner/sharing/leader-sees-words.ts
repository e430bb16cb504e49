import type { OwnAssignment } from '#contract/groups/assignments.ts';
import { m } from '#messages';
import { leaderLabel } from './leader-words.ts';

/** What the leaders of a group can see of an assignment; null for what an earlier version set. */
export function leaderSeesWords({ kind, leaderName, hasOtherLeaders, leaderSees }: OwnAssignment): string | null {
  if (!leaderSees) return null;
  const leader = leaderLabel(leaderName);
  return m['assignments.card.leader_sees']({
    what: kind,
    leader: hasOtherLeaders ? m['assignments.card.all_leaders']({ leader }) : leader,
  });
}
