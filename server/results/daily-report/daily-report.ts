import { m } from '#messages';
import { getLocale } from '#messages/runtime';
import { LANGUAGES } from '#rules/people/languages.ts';
import { type DayRange, type DaySummary, daySummary } from '#rules/rewards/day-summary.ts';
import type { ScreeningDatabases } from '../../database/screening-databases.ts';
import { inTransaction } from '../../database/transaction.ts';
import { greeting, type Letter, type LetterWriters, type QueueMail } from '../../mail/mails.ts';
import { log } from '../../observability/logger.ts';
import { findActiveLearners, findActivity, findReportRecipients, insertReportDay } from './daily-report-queries.ts';

const QUEUED_EVERY_MS = 60 * 60 * 1000;
/** Below the limits of all databases for bound parameters. */
const BATCH_SIZE = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
const DATE_PARTS = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** The previous day in UTC, as `2026-11-21`. */
function previousDay(now: Date): string {
  return new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
}

/** A day, such as `2026-11-21`, from midnight to midnight in UTC. */
function dayRangeOf(day: string): DayRange {
  const from = new Date(`${day}T00:00:00.000Z`);
  return { from: from.toISOString(), until: new Date(from.getTime() + DAY_MS).toISOString() };
}

/** `day`: such as `2026-11-21`. */
type DailyReportMail = { kind: 'daily-report'; recipient: string; learnerId: string; details: { day: string } };

type Context = ScreeningDatabases & { publicUrl: string };

export function dailyReportLetters(context: Context): LetterWriters<DailyReportMail> {
  return { 'daily-report': ({ learnerId, details }) => composeDailyReport(context, learnerId, details.day) };
}

/** The daily report of a learner; null when they turned it off or did nothing on that day. */
async function composeDailyReport(context: Context, learnerId: string, day: string): Promise<Letter | null> {
  const [learner] = await findReportRecipients(context.database, [learnerId]);
  const range = dayRangeOf(day);
  const summary = daySummary(await findActivity(context, learnerId, range), range);
  if (!learner || summary === null) return null;
  const date = new Intl.DateTimeFormat(LANGUAGES[getLocale()].formats, DATE_PARTS).format(new Date(range.from));
  return dailyReportLetter({
    learner: { ...learner, emailVerified: true },
    date,
    summary: daySummaryWords(summary, date),
    profileUrl: `${context.publicUrl}/profile`,
  });
}

type DailyReport = {
  learner: Parameters<typeof greeting>[0];
  /** Such as `21 November`. */
  date: string;
  /** The sentences of `daySummaryWords`. */
  summary: string;
  profileUrl: string;
};

/** The mail about a learner's activities on a day. */
export function dailyReportLetter({ learner, date, summary, profileUrl }: DailyReport): Letter {
  return {
    subject: m['mail.daily_report.subject']({ day: date }),
    unsubscribeUrl: profileUrl,
    blocks: [
      greeting(learner),
      m['mail.daily_report.intro'](),
      summary,
      m['mail.daily_report.when_a_day_begins'](),
      m['mail.daily_report.why'](),
      { press: m['mail.daily_report.open_profile'](), url: profileUrl },
    ],
  };
}

type Needs = ScreeningDatabases & { queueMail: QueueMail<DailyReportMail>; now: () => Date };

/** Queues a report of the previous day for every learner who wants one. Has no effect when called again on that day. */
export async function queueDailyReports({ database, autismDatabase, queueMail, now }: Needs): Promise<void> {
  const day = previousDay(now());
  const reported = database.selectFrom('dailyReportDays').select('day').where('day', '=', day);
  if (await reported.executeTakeFirst()) return;
  const ids = await findActiveLearners({ database, autismDatabase }, dayRangeOf(day));
  const report = { kind: 'daily-report', details: { day } } as const;
  await inTransaction(database, async (transaction) => {
    if (!(await insertReportDay(transaction, day, now().toISOString()))) return;
    for (let from = 0; from < ids.length; from += BATCH_SIZE) {
      const recipients = await findReportRecipients(transaction, ids.slice(from, from + BATCH_SIZE));
      const mails = recipients.map(
        ({ id, email }): DailyReportMail => ({ ...report, recipient: email, learnerId: id }),
      );
      await queueMail(transaction, mails, now());
    }
  });
}

/** Queues reports now and every hour; errors are logged. Returns a function that stops it. */
export function startDailyReports(needs: Needs): () => Promise<void> {
  let queueing = queue();
  const timer = setInterval(() => {
    queueing = queue();
  }, QUEUED_EVERY_MS).unref();

  function queue(): Promise<void> {
    return queueDailyReports(needs).catch((error) => {
      log.error({ from: 'daily-reports', error });
    });
  }
  return () => {
    clearInterval(timer);
    return queueing;
  };
}

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
