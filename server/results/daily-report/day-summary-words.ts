import { m } from '#messages';
import { getLocale } from '#messages/runtime';
import { LANGUAGES } from '#rules/people/languages.ts';
import type { DaySummary } from '#rules/rewards/day-summary.ts';

/**
 * The activities of a day in a few short sentences.
 * @param day such as `21 November`
 */
export function daySummaryWords(summary: DaySummary, day: string): string {
  const { questions, points, simonLevel } = summary;
  return [
    m['mail.daily_report.done']({ day, done: joinWithAnd(thingsDone(summary)) }),
    questions ? m['mail.daily_report.questions'](questions) : '',
    points ? m['mail.daily_report.points']({ count: points }) : '',
    simonLevel === null ? '' : m['mail.daily_report.simon_level']({ level: simonLevel }),
  ]
    .filter(Boolean)
    .join(' ');
}

function thingsDone({ parts, games, quizzes, passages }: DaySummary): string[] {
  const numbers = joinWithAnd(parts.map(String));
  return [
    parts.length > 0 ? m['mail.daily_report.parts']({ count: parts.length, numbers }) : '',
    games.count > 0 ? m['mail.daily_report.games'](valuesOf(games)) : '',
    quizzes.count > 0 ? m['mail.daily_report.quizzes'](valuesOf(quizzes)) : '',
    passages.count > 0 ? m['mail.daily_report.passages'](valuesOf(passages)) : '',
  ].filter(Boolean);
}

function valuesOf({ count }: { count: number }) {
  return { count, number: m['shared.number_word']({ count }) };
}

function joinWithAnd(words: readonly string[]): string {
  return new Intl.ListFormat(LANGUAGES[getLocale()].formats, { type: 'conjunction' }).format(words);
}
