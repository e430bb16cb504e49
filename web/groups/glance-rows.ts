import type { ShownMember } from '#contract/groups.ts';
import { m } from '#messages';
import { GROUP } from '#rules/groups.ts';
import { WITH_LEVELS } from '#rules/levels.ts';
import { GAMES, type Game, showsScore } from '#rules/runs.ts';
import { SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import type { SeenPart } from '#rules/screening/shared-report.ts';
import { chartedFigure } from '../play/charted-figure.ts';
import { GAME_INFO } from '../play/game-info.ts';
import { SCREENING_PART_INFO } from '../play/screening-part-info.ts';
import { seenWords } from '../play/seen-words.ts';
import { fullDayWords } from '../ui/dates.ts';
import { joinSentences } from '../ui/join-sentences.ts';
import { timesWord } from '../ui/number-words.ts';

/** A member in words, the same on the screen and in the file. What is not shared has no lines. */
export type GlanceRow = {
  memberId: string;
  name: string;
  activity: readonly string[] | null;
  progress: readonly string[] | null;
  report: readonly string[] | null;
};

/** The rows of a group, in the order of the answer, which is by name. */
export function glanceRows(members: readonly ShownMember[]): GlanceRow[] {
  return members.map(({ memberId, name, activity, progress, screening }) => ({
    memberId,
    name: name || m['groups.glance.no_name'](),
    activity: activity && [m['groups.glance.active']({ days: activity.days.length, whole: GROUP.activityDays })],
    progress: progress && progressLines(progress),
    report: screening && SCREENING_PARTS.map((part) => partLine(part, screening[part])),
  }));
}

/** The table as the file has it: the titles, and a row for each member. */
export function glanceTable(rows: readonly GlanceRow[]): string[][] {
  const cell = (lines: readonly string[] | null) => (lines ?? [m['groups.glance.not_shared']()]).join('\n');
  return [
    glanceTitles(),
    ...rows.map(({ name, activity, progress, report }) => [name, cell(activity), cell(progress), cell(report)]),
  ];
}

/** The titles of the columns. */
export function glanceTitles(): string[] {
  return [
    m['groups.glance.name'](),
    m['groups.glance.activity'](),
    m['groups.glance.progress'](),
    m['groups.glance.report'](),
  ];
}

type Progress = NonNullable<ShownMember['progress']>;

function progressLines({ finished, best }: Progress): string[] {
  const lines = GAMES.filter((game) => (finished[game] ?? 0) > 0).map((game) => {
    const words = { title: GAME_INFO[game].title, times: timesWord(finished[game] ?? 0) };
    const run = bestRun(game, best);
    return run
      ? m['groups.glance.game_best']({ ...words, best: chartedFigure(game, run).words })
      : m['groups.glance.game'](words);
  });
  return lines.length > 0 ? lines : [m['groups.glance.nothing_finished']()];
}

/** The best run with levels; without one the newest of the best runs, because runs of other choices cannot be compared. */
function bestRun(game: Game, best: Progress['best']) {
  const ofGame = best.filter((run) => run.game === game && showsScore(run));
  const newestFirst = ofGame.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp));
  return newestFirst.find(({ choice }) => choice === WITH_LEVELS) ?? newestFirst[0];
}

function partLine(part: ScreeningPart, seen: SeenPart): string {
  const { words, little } = seenWords(part, seen);
  const line = { title: SCREENING_PART_INFO[part].title, words: joinSentences(words, little) };
  return seen.result
    ? m['groups.glance.part_on']({ ...line, day: fullDayWords(new Date(seen.result.timestamp)) })
    : m['groups.glance.part'](line);
}
