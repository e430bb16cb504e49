import { DEFAULT_PREFERENCES } from '#contract/preferences.ts';
import type { DayRange, LearnerActivity } from '#rules/day-summary.ts';
import { GAMES } from '#rules/runs.ts';
import type { AutismDatabase, MainDatabase } from '../database/connect.ts';
import { toFlag } from '../database/flags.ts';
import type { Instant } from '../database/tables.ts';

type Databases = { database: MainDatabase; autismDatabase: AutismDatabase };

/** Remembers that a day is reported; false when it already was. To be called in the transaction of its reports. */
export async function insertReportDay(database: MainDatabase, day: string, at: Instant): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('dailyReportDays')
    .values({ day, queuedAt: at })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function isDayReported(database: MainDatabase, day: string): Promise<boolean> {
  const row = await database.selectFrom('dailyReportDays').select('day').where('day', '=', day).executeTakeFirst();
  return row !== undefined;
}

/** Who did something on a day. */
export async function findLearnersOn(
  { database, autismDatabase }: Databases,
  { from, until }: DayRange,
): Promise<string[]> {
  const ids = new Set<string | null>();
  for (const table of ['focusGameAttempts', 'letterQuizAttempts', 'gameRuns'] as const) {
    const those = database.selectFrom(table).select('learnerId').distinct();
    const rows = await those.where('timestamp', '>=', from).where('timestamp', '<', until).execute();
    for (const { learnerId } of rows) ids.add(learnerId);
  }
  const those = autismDatabase.selectFrom('traitsQuestionnaireAttempts').select('learnerId').distinct();
  const rows = await those.where('timestamp', '>=', from).where('timestamp', '<', until).execute();
  for (const { learnerId } of rows) ids.add(learnerId);
  return [...ids].filter((id) => id !== null);
}

/** Those of some learners who want a report of their day and read the mails to their address. */
export async function findReportReaders(database: MainDatabase, ids: readonly string[]) {
  const { dailyReports, focusMode } = DEFAULT_PREFERENCES;
  return (
    database
      .selectFrom('learners')
      .leftJoin('preferences', 'preferences.learnerId', 'learners.id')
      .select(['id', 'name', 'email'])
      .where('id', 'in', ids)
      .where('emailVerified', '=', toFlag(true))
      .where(({ fn, val }) => fn.coalesce('dailyReports', val(toFlag(dailyReports))), '=', toFlag(true))
      // Focus Mode takes away everything that is not the task.
      .where(({ fn, val }) => fn.coalesce('focusMode', val(toFlag(focusMode))), '=', toFlag(false))
      .execute()
  );
}

/** What a learner did on a day: when, and how far they came in games; nothing of what a test found. */
export async function findActivity(
  { database, autismDatabase }: Databases,
  learnerId: string,
  day: DayRange,
): Promise<LearnerActivity> {
  const attemptsIn = (table: 'focusGameAttempts' | 'letterQuizAttempts') =>
    database
      .selectFrom(table)
      .select('timestamp')
      .where('learnerId', '=', learnerId)
      .where('timestamp', '>=', day.from)
      .where('timestamp', '<', day.until)
      .execute();
  const questionnaires = autismDatabase
    .selectFrom('traitsQuestionnaireAttempts')
    .select('timestamp')
    .where('learnerId', '=', learnerId)
    .where('timestamp', '>=', day.from)
    .where('timestamp', '<', day.until);
  const runs = await database
    .selectFrom('gameRuns')
    .select(['game', 'timestamp', 'level'])
    .where('learnerId', '=', learnerId)
    .where('timestamp', '>=', day.from)
    .where('timestamp', '<', day.until)
    .execute();
  const of = (game: (typeof GAMES)[number]) => runs.filter((run) => run.game === game);
  return {
    attempts: {
      'focus-game': await attemptsIn('focusGameAttempts'),
      'letter-quiz': await attemptsIn('letterQuizAttempts'),
      'traits-questionnaire': await questionnaires.execute(),
    },
    runs: Object.fromEntries(GAMES.map((game) => [game, of(game)])) as unknown as LearnerActivity['runs'],
    maxListed: Number.POSITIVE_INFINITY,
    waiting: [],
  };
}
