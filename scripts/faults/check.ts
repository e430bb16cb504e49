import { sql } from 'kysely';
import { addressOf } from '#contract/platform/endpoint.ts';
import { pointsOfRun } from '#rules/rewards/points.ts';
import type { Database } from '../../server/database/connect.ts';
import { isPostgres } from '../../server/database/engine.ts';
import type { History, Result } from './history.ts';
import type { LearnerClient } from './learner-client.ts';

type Row = Record<string, unknown>;

/** Compares a database with what its server acknowledged. Returns a sentence for each violation. */
export async function check(database: Database, history: History): Promise<string[]> {
  if (!isPostgres(database)) {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database);
    if (rows[0]?.integrity_check !== 'ok') return [`the file is damaged: ${rows[0]?.integrity_check}`];
  }
  const stored = await storedResults(database);
  const lost = history.acknowledged.filter(({ id }) => !stored.has(id));
  const changed = history.acknowledged.filter((result) => isChanged(result, stored.get(result.id)));
  const sent = new Set(history.results.map(({ id }) => id));
  const unknown = [...stored.keys()].filter((id) => !sent.has(id));
  return [
    ...counted(lost, 'acknowledged results are lost'),
    ...counted(changed, 'results differ from their acknowledgement'),
    ...counted(unknown, 'rows belong to no result that was sent'),
    ...(await duplicates(database)),
    ...(await wrongPoints(database)),
    ...(await missingVerdicts(database, history)),
  ];
}

/** Compares the points and XP that learners see of themselves and on the leaderboard with the stored ones. */
export async function checkAnswers(database: Database, learners: readonly LearnerClient[]): Promise<string[]> {
  const rows = await database.selectFrom('learners').select(['id', 'points', 'xp']).execute();
  const violations: string[] = [];
  for (const learner of learners) {
    const stored = rows.find(({ id }) => id === learner.id);
    const profile = (await learner.ownProfile()).json as { points?: number };
    const board = (await learner.request('GET', addressOf('GET /leaderboard', {}))).json as {
      you?: { points: number };
    };
    if (profile.points !== stored?.points) violations.push(`${stored?.points} points are shown as ${profile.points}`);
    if (board.you?.points !== stored?.xp) violations.push(`${stored?.xp} XP are shown as ${board.you?.points}`);
  }
  return violations;
}

async function storedResults(database: Database): Promise<Map<string, Row>> {
  const runs = await database
    .selectFrom('gameRuns')
    .select(['runId', 'learnerId', 'timestamp', 'durationMs', 'choice', 'score', 'level'])
    .execute();
  const attempts = await database
    .selectFrom('letterQuizAttempts')
    .select(['attemptId', 'learnerId', 'timestamp', 'correct', 'total', 'percentage'])
    .execute();
  return new Map<string, Row>([
    ...runs.map((row) => [row.runId, row] as const),
    ...attempts.map((row) => [row.attemptId, row] as const),
  ]);
}

/** Compares the fields that both the row and the acknowledgement have. */
function isChanged({ learnerId, answer = {} }: Result, row: Row = {}): boolean {
  return Object.entries(row).some(([name, value]) =>
    name === 'learnerId' ? value !== learnerId : name in answer && answer[name] !== value,
  );
}

/** Each report has its own instant, so its hash is unique. */
async function duplicates(database: Database): Promise<string[]> {
  const hashes = sql`select "reportHash" from "gameRuns" union all select "reportHash" from "letterQuizAttempts"`;
  const twice = sql`select "reportHash" from (${hashes}) as hashes group by "reportHash" having count(*) > 1`;
  const { rows } = await twice.execute(database);
  return counted(rows, 'results are stored twice');
}

async function wrongPoints(database: Database): Promise<string[]> {
  const learners = await database.selectFrom('learners').select(['id', 'points']).execute();
  const earned = new Map<string, number>();
  for (const { learnerId, validity } of await database
    .selectFrom('gameRuns')
    .select(['learnerId', 'validity'])
    .execute())
    earned.set(learnerId, (earned.get(learnerId) ?? 0) + pointsOfRun({ validity }));
  const wrong = learners.filter(({ id, points }) => points !== (earned.get(id) ?? 0));
  return counted(wrong, 'learners have points that do not fit their runs');
}

/** An attempt and its verdict are written in one transaction. */
async function missingVerdicts(database: Database, history: History): Promise<string[]> {
  const attempts = history.acknowledged.filter(({ kind }) => kind === 'attempt');
  const withAttempt = new Set(attempts.map(({ learnerId }) => learnerId));
  const rows = await database.selectFrom('learners').select(['id', 'dyslexia']).execute();
  const missing = rows.filter(({ id, dyslexia }) => withAttempt.has(id) && dyslexia === null);
  return counted(missing, 'learners have an attempt without a verdict');
}

function counted(found: readonly unknown[], what: string): string[] {
  return found.length === 0 ? [] : [`${found.length} ${what}`];
}
