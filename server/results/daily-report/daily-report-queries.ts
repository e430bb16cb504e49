import type { Kysely } from 'kysely';
import { GAMES } from '#rules/games/runs.ts';
import { DEFAULT_PREFERENCES } from '#rules/people/preferences.ts';
import type { DayRange, LearnerActivity } from '#rules/rewards/day-summary.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { toFlag } from '../../database/flags.ts';
import type { ScreeningDatabases } from '../../database/screening-databases.ts';
import type { Instant, Tables } from '../../database/tables.ts';

const RESULT_TABLES = ['focusGameAttempts', 'letterQuizAttempts', 'gameRuns', 'traitsQuestionnaireAttempts'] as const;
type ResultTable = (typeof RESULT_TABLES)[number];

/**
 * Marks a day, such as `2026-11-21`, as reported; false when it already is. Call it in the transaction that queues its
 * reports.
 */
export async function insertReportDay(database: MainDatabase, day: string, at: Instant): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('dailyReportDays')
    .values({ day, queuedAt: at })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The ids of the learners with an attempt or a run in the given range. */
export async function findActiveLearners(databases: ScreeningDatabases, range: DayRange): Promise<string[]> {
  const ids = new Set<string | null>();
  for (const table of RESULT_TABLES) {
    const rows = await resultsIn(databases, table, range).select('learnerId').distinct().execute();
    for (const { learnerId } of rows) ids.add(learnerId);
  }
  return [...ids].filter((id) => id !== null);
}

/** The given learners who use the app as learners, want daily reports and have a verified address. */
export async function findReportRecipients(database: MainDatabase, ids: readonly string[]) {
  const { dailyReports, focusMode } = DEFAULT_PREFERENCES;
  return (
    database
      .selectFrom('accounts')
      .innerJoin('learners', 'learners.id', 'accounts.id')
      .leftJoin('preferences', 'preferences.learnerId', 'accounts.id')
      .select(['accounts.id', 'name', 'email'])
      .where('accounts.id', 'in', ids)
      .where('usesForSelf', '=', toFlag(true))
      .where('emailVerified', '=', toFlag(true))
      .where(({ fn, val }) => fn.coalesce('dailyReports', val(toFlag(dailyReports))), '=', toFlag(true))
      // Focus Mode also turns off the reports.
      .where(({ fn, val }) => fn.coalesce('focusMode', val(toFlag(focusMode))), '=', toFlag(false))
      .execute()
  );
}

/** The finish times of the learner's attempts and runs in the given range, and the results of the runs. No verdicts. */
export async function findActivity(
  databases: ScreeningDatabases,
  learnerId: string,
  range: DayRange,
): Promise<LearnerActivity> {
  const attemptsIn = (table: ResultTable) =>
    resultsIn(databases, table, range).select('timestamp').where('learnerId', '=', learnerId).execute();
  const runs = await databases.database
    .selectFrom('gameRuns')
    .select(['game', 'timestamp', 'level', 'score', 'validity'])
    .where('learnerId', '=', learnerId)
    .where('timestamp', '>=', range.from)
    .where('timestamp', '<', range.until)
    .execute();
  const runsOf = (game: (typeof GAMES)[number]) => runs.filter((run) => run.game === game);
  return {
    attempts: {
      'focus-game': await attemptsIn('focusGameAttempts'),
      'letter-quiz': await attemptsIn('letterQuizAttempts'),
      'traits-questionnaire': await attemptsIn('traitsQuestionnaireAttempts'),
    },
    runs: Object.fromEntries(GAMES.map((game) => [game, runsOf(game)])) as unknown as LearnerActivity['runs'],
    maxListed: Number.POSITIVE_INFINITY,
    waiting: [],
  };
}

function resultsIn({ database, autismDatabase }: ScreeningDatabases, table: ResultTable, { from, until }: DayRange) {
  const tables = (table === 'traitsQuestionnaireAttempts' ? autismDatabase : database) as object as Kysely<Tables>;
  return tables.selectFrom(table).where('timestamp', '>=', from).where('timestamp', '<', until);
}
