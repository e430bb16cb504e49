import { m } from '#messages';
import type { Settings } from '#rules/people/settings.ts';
import type { DaySummary, Played } from '#rules/rewards/day-summary.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { joinWithAnd, numberWord } from '../../ui/words/number-words.ts';

/** What was done today, in a few short sentences; null: nothing. In calm mode without points and correct answers. */
export function daySummaryWords(summary: DaySummary | null, { calm }: Pick<Settings, 'calm'>): string {
  if (summary === null) return m['welcome.daily_report.nothing']();
  const { questions, points, simonLevel, hasUnsent } = summary;
  return joinSentences(
    m['welcome.daily_report.done']({ done: joinWithAnd(thingsDone(summary)) }),
    questions && !calm ? m['welcome.daily_report.questions'](questions) : null,
    points && !calm ? m['welcome.daily_report.points']({ count: points }) : null,
    simonLevel === null ? null : m['welcome.daily_report.simon_level']({ level: simonLevel }),
    hasUnsent ? m['welcome.daily_report.unsent']() : null,
  );
}

function thingsDone({ parts, games, quizzes, passages }: DaySummary): string[] {
  const numbers = joinWithAnd(parts.map(String));
  return [
    parts.length > 0 ? m['welcome.daily_report.parts']({ count: parts.length, numbers }) : '',
    games.count > 0 ? m['welcome.daily_report.games'](valuesOf(games)) : '',
    quizzes.count > 0 ? m['welcome.daily_report.quizzes'](valuesOf(quizzes)) : '',
    passages.count > 0 ? m['welcome.daily_report.passages'](valuesOf(passages)) : '',
  ].filter(Boolean);
}

function valuesOf({ count, hasMore }: Played) {
  return { count, number: numberWord(count), more: hasMore ? 'yes' : 'no' };
}
