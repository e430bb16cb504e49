import type { MemberView } from '#contract/groups/member-view.ts';
import { m } from '#messages';
import { dayAfter1970, daysSince1970 } from '#rules/days/days.ts';
import type { PlayedGame } from '#rules/games/runs.ts';
import { hasBegun, isOpen } from '#rules/groups/assignments.ts';
import { GROUP } from '#rules/groups/groups.ts';
import {
  gameCourses,
  MEMBER_VIEW,
  newestReadings,
  oftenMixedUp,
  type Strength,
  strengthsOf,
  whatToTry,
} from '#rules/groups/member-view.ts';
import { GAME_INFO } from '../../activities/game-info.ts';
import { joinWithAnd } from '../../ui/words/number-words.ts';
import { seesDone } from '../group-view/group-view-rows.ts';

const DAYS_A_WEEK = 7;
const WEEKS = MEMBER_VIEW.days / DAYS_A_WEEK;

/** What follows from the answer of the server. `today`: YYYY-MM-DD. */
export function memberFacts({ member, assignments, runs, mixUps }: MemberView, today: string) {
  const results = runs &&
    mixUps && {
      courses: gameCourses(runs),
      readings: newestReadings(runs),
      pair: oftenMixedUp(mixUps.letters),
      passages: runs.filter(({ game }) => game === 'reading-passage').map(({ choice }) => choice),
    };
  const isDone = ({ assignmentId }: { assignmentId: string }) =>
    member.done.some((done) => done.assignmentId === assignmentId);
  const set = assignments.filter((each) => seesDone(each, member));
  const begun = set.filter((each) => hasBegun(each, today));
  const notDone = set.filter((each) => isOpen(each, today) && !isDone(each));
  const activeDays = member.activity?.days.length ?? null;
  return {
    results,
    /** The assignments of which the leader sees whether they are done. */
    set,
    notDone,
    tries: whatToTry(results, activeDays, notDone.length),
    strengths: strengthsOf({ results, activeDays, set: { done: begun.filter(isDone).length, of: begun.length } }),
  };
}
export type MemberFacts = ReturnType<typeof memberFacts>;

/** Sums of the six weeks up to today, the oldest first. Days are YYYY-MM-DD. */
export function sumsByWeek(amounts: readonly { day: string; amount: number }[], today: string): number[] {
  const sums = Array<number>(WEEKS).fill(0);
  for (const { day, amount } of amounts) {
    const week = WEEKS - 1 - Math.floor((daysSince1970(today) - daysSince1970(day)) / DAYS_A_WEEK);
    sums[week] = (sums[week] ?? 0) + amount;
  }
  return sums.slice(0, WEEKS);
}

/** The first day of the six weeks up to today. */
export function firstDay(today: string): string {
  return dayAfter1970(daysSince1970(today) - MEMBER_VIEW.days + 1);
}

/** A strength in words. */
export function strengthWords(strength: Strength): string {
  switch (strength.code) {
    case 'improving':
      return m['member_view.strengths.improving']({ games: titles(strength.games) });
    case 'steady':
      return m['member_view.strengths.steady']({ games: titles(strength.games) });
    case 'often-active':
      return m['member_view.strengths.often_active']({ days: strength.days, whole: GROUP.activityDays });
    case 'reading':
      return m['member_view.strengths.reading']({ right: strength.right, of: strength.of });
    case 'set-done':
      return m['member_view.strengths.set_done']({ done: strength.done, of: strength.of });
  }
}

function titles(games: readonly PlayedGame[]): string {
  return joinWithAnd(games.map((game) => GAME_INFO[game].title()));
}
