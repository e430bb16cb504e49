import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

const INSTANT = '2026-11-21T10:00:00.000Z';

/**
 * Adds so many learners to a database of SQLite, `learner-1` and so on, each with 10 points for each of so many runs, and
 * as many attempts of nobody.
 */
export async function addManyRows(database: Kysely<Tables>, learners: number, runsOfEach: number): Promise<void> {
  await sql`
    ${numbers(learners)}
    insert into learners (id, name, email, "emailVerified", "createdAt", "updatedAt", points)
    select 'learner-' || n, 'Ada', 'learner-' || n || '@example.org', 1, ${INSTANT}, ${INSTANT}, ${10 * runsOfEach}
    from numbers
  `.execute(database);
  await sql`
    ${numbers(learners * runsOfEach)}
    insert into "gameRuns" ("runId", "learnerId", game, timestamp, "receivedAt", "reportHash", "durationMs", choice, score, report)
    select 'run-' || n, 'learner-' || (1 + n % ${sql.lit(learners)}), 'simon', ${INSTANT}, ${INSTANT}, hex(randomblob(32)), 1, '', n,
      '{"press":"' || hex(randomblob(64)) || '"}'
    from numbers
  `.execute(database);
  await addQuestionnaires(database, learners);
}

/** Adds so many results of nobody. */
export async function addQuestionnaires(database: Kysely<Tables>, results: number): Promise<void> {
  await sql`
    ${numbers(results)}
    insert into "traitsQuestionnaireAttempts"
      ("attemptId", timestamp, "receivedAt", "reportHash", answers, score, result)
    select 'attempt-' || n, ${INSTANT}, ${INSTANT}, hex(randomblob(32)), '[]', 4, 'borderline' from numbers
  `.execute(database);
}

function numbers(last: number) {
  return sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${last})`;
}
