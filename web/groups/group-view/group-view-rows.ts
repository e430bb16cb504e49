import type { Assignment } from '#contract/groups/assignments.ts';
import type { ShownMember } from '#contract/groups/groups.ts';
import { m } from '#messages';
import { WITH_LEVELS } from '#rules/games/levels.ts';
import { GAMES, type Game, showsScore } from '#rules/games/runs.ts';
import { isFor, isOpen } from '#rules/groups/assignments.ts';
import { GROUP } from '#rules/groups/groups.ts';
import { type LeaderSuggestion, leaderSuggestionsFor } from '#rules/groups/leader-suggestion.ts';
import { assignedWords } from '../../activities/assigned-words.ts';
import { chartedFigure } from '../../activities/charted-figure.ts';
import { GAME_INFO } from '../../activities/game-info.ts';
import { calendarDay } from '../../ui/words/dates.ts';
import { timesWord } from '../../ui/words/number-words.ts';
import { memberName } from '../group-words.ts';

/** A member as text, without the report and the plan. Data that is not shared is null. */
export type GroupViewRow = {
  memberId: string;
  name: string;
  activity: readonly string[] | null;
  progress: readonly string[] | null;
  /** The suggested next step. */
  step: readonly string[] | null;
  /** Whether the leader can open the report of the member. */
  sharesReport: boolean;
  /** Whether the leader can open the plan of the member. */
  sharesPlan: boolean;
};

/** The rows of a group, in the order of the response, which is that of a register. `set`: the assignments of the group. */
export function groupViewRows(members: readonly ShownMember[], set: readonly Assignment[], now: Date): GroupViewRow[] {
  return members.map((member) => {
    const { memberId, name, activity, progress, sharesReport, sharesPlan } = member;
    const own = set.filter((each) => isFor(each, member));
    return {
      memberId,
      name: memberName({ name }),
      activity: activity && [m['groups.group_view.active']({ days: activity.days.length, whole: GROUP.activityDays })],
      progress: progress && progressLines(progress),
      step: stepLines(member, own, now),
      sharesReport,
      sharesPlan,
    };
  });
}

/** Whether the leader sees if a member has done an assignment that is for them. */
export function seesDone(assignment: Assignment, member: ShownMember): boolean {
  return isFor(assignment, member) && (assignment.leaderSees || member.activity !== null);
}

type StepInputs = { game: string; title: string };
const STEPS: Record<LeaderSuggestion, (inputs: StepInputs) => string> = {
  'begin-together': m['assignments.step.begin_together'],
  'play-together': m['assignments.step.play_together'],
  'read-together': m['assignments.step.read_together'],
  'look-at-letters': m['assignments.step.look_at_letters'],
  'ask-about-set': m['assignments.step.ask_about_set'],
  'say-what-you-noticed': m['assignments.step.say_what_you_noticed'],
  'ask-what-went-well': m['assignments.step.ask_what_went_well'],
};

/** The next step; null when neither days nor results are shared. */
function stepLines({ activity, progress, done }: ShownMember, set: readonly Assignment[], now: Date): string[] | null {
  if (!activity && !progress?.suggested) return null;
  const toDo = set.filter(
    (each) => isOpen(each, calendarDay(now)) && !done.some(({ assignmentId }) => assignmentId === each.assignmentId),
  );
  const suggested = progress?.suggested;
  const fromResults = suggested ? [suggested.suggestion] : [];
  const [step] = leaderSuggestionsFor(activity?.days.length ?? null, toDo.length, fromResults);
  const game = suggested?.game ? GAME_INFO[suggested.game].title() : '';
  return step ? [STEPS[step]({ game, title: toDo[0] ? assignedWords(toDo[0]) : '' })] : [];
}

/** The column titles. */
export function groupViewTitles(): string[] {
  return [
    m['groups.group_view.name'](),
    m['groups.group_view.activity'](),
    m['groups.group_view.progress'](),
    m['assignments.step.column'](),
  ];
}

type Progress = NonNullable<ShownMember['progress']>;

function progressLines({ finished, best }: Progress): string[] {
  const lines = GAMES.filter((game) => (finished[game] ?? 0) > 0).map((game) => {
    const words = { title: GAME_INFO[game].title(), times: timesWord(finished[game] ?? 0) };
    const run = bestRun(game, best);
    return run
      ? m['groups.group_view.game_best']({ ...words, best: chartedFigure(game, run).words })
      : m['groups.group_view.game'](words);
  });
  return lines.length > 0 ? lines : [m['groups.group_view.nothing_finished']()];
}

/** The best run with levels; without one the newest of the best runs, because variants cannot be compared. */
function bestRun(game: Game, best: Progress['best']) {
  const ofGame = best.filter((run) => run.game === game && showsScore(run));
  const newestFirst = ofGame.sort((a, b) => b.timestamp.localeCompare(a.timestamp));
  return newestFirst.find(({ choice }) => choice === WITH_LEVELS) ?? newestFirst[0];
}
