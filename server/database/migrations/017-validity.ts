import { type Kysely, sql } from 'kysely';
import { isFlag } from './strict-table.ts';

/**
 * Why an attempt is not a valid measurement, and what that depends
 * on: whether the sound was confirmed, and the answer times.
 */
export async function addValidity(database: Kysely<unknown>): Promise<void> {
  for (const table of ['focusGameAttempts', 'letterQuizAttempts'])
    await database.schema.alterTable(table).addColumn('validity', 'text').execute();
  await database.schema
    .alterTable('letterQuizAttempts')
    .addColumn('isSoundConfirmed', 'integer', (column) => column.check(isFlag('isSoundConfirmed')))
    .execute();
  await addQuestionnaireValidity(database);
}

/** Also in the separate questionnaire database. `answeredAfterMs` is JSON. */
export async function addQuestionnaireValidity(database: Kysely<unknown>): Promise<void> {
  for (const column of ['validity', 'answeredAfterMs'])
    await database.schema.alterTable('traitsQuestionnaireAttempts').addColumn(column, 'text').execute();
}

/** Judges earlier attempts by the limits that the rules have in this version. */
export async function judgeEarlierAttempts<Tables>(database: Kysely<Tables>): Promise<void> {
  await sql`
    update "focusGameAttempts" set validity = case
      when "totalChecks" < 60 then 'too-little-movement'
      when "firstHalfTotalChecks" < 30 or "secondHalfTotalChecks" < 30 then 'half-without-checks'
      when abs("focusPercentage" - round("timeOnTargetMs" / 600.0)) > 30 then 'clock-disagrees'
    end
  `.execute(database);
  await judgeLetterQuizzes(database);
  await judgeEarlierQuestionnaires(database);
}

/** Earlier questionnaires with the same answer to every statement. */
export async function judgeEarlierQuestionnaires<Tables>(database: Kysely<Tables>): Promise<void> {
  const answers = ['definitely-agree', 'slightly-agree', 'slightly-disagree', 'definitely-disagree'];
  const same = answers.map((answer) => JSON.stringify(Array(10).fill(answer)));
  await sql`update "traitsQuestionnaireAttempts" set validity = 'same-answer' where answers in (${sql.join(same)})`.execute(
    database,
  );
}

async function judgeLetterQuizzes<Tables>(database: Kysely<Tables>): Promise<void> {
  // Answers with the same key for ten different letters, or with
  // fewer than three of them named, have at most two right.
  const { rows } = await sql<{ attemptId: string; answers: string }>`
    select "attemptId", answers from "letterQuizAttempts" where correct <= 2
  `.execute(database);
  for (const { attemptId, answers } of rows) {
    const validity = letterQuizValidity(JSON.parse(answers));
    if (validity !== null)
      await sql`update "letterQuizAttempts" set validity = ${validity} where "attemptId" = ${attemptId}`.execute(
        database,
      );
  }
}

function letterQuizValidity(answers: { heard: string; typed: string }[]): string | null {
  if (new Set(answers.map(({ typed }) => typed)).size === 1) return 'same-key';
  const named = answers.filter(({ heard, typed }) => typed.toLowerCase() === heard.toLowerCase());
  return named.length < 3 ? 'few-letters-right' : null;
}
