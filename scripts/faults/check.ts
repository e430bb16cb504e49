import { sql } from 'kysely';
import { POINTS_PER_RUN } from '#rules/points.ts';
import type { Database } from '../../server/database/connect.ts';
import { isPostgres } from '../../server/database/engine.ts';
import type { Ledger, Result } from './ledger.ts';
import type { Player } from './player.ts';

const MOST_TOLD = 3;

/** Compares a database with what its server said: a sentence for everything that does not fit. */
export async function check(database: Database, ledger: Ledger): Promise<string[]> {
  if (!isPostgres(database)) {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database);
    if (rows[0]?.integrity_check !== 'ok') return [`the file is damaged: ${rows[0]?.integrity_check}`];
  }
  const stored = await storedResults(database);
  return [
    ...told(
      'that were acknowledged are lost',
      ledger.acknowledged.filter(({ id }) => !stored.has(id)),
    ),
    ...told(
      'are not stored as they were acknowledged',
      ledger.acknowledged.filter((result) => differs(result, stored.get(result.id))),
    ),
    ...strangers(stored, ledger),
    ...(await storedTwice(database)),
    ...(await wrongPoints(database)),
    ...(await wrongFlags(database, ledger)),
  ];
}

/** What learners see of themselves and of each other has to be what is stored. */
export async function checkSeen(database: Database, players: readonly Player[]): Promise<string[]> {
  const broken: string[] = [];
  for (const player of players) {
    const runs = await countRuns(database, player.id);
    const { json: learner } = await player.whoIsHere();
    const { json: board } = await player.client.ask('GET', '/api/leaderboard', { cookie: player.cookie });
    const seen = [(learner as { points?: number }).points, (board as { you?: { points: number } }).you?.points];
    if (seen.some((points) => points !== runs * POINTS_PER_RUN))
      broken.push(`a learner with ${runs} runs sees ${seen[0]} points, and ${seen[1]} on the leaderboard`);
  }
  return broken;
}

type Stored = Record<string, unknown>;

async function storedResults(database: Database): Promise<Map<string, Stored>> {
  const runs = await database
    .selectFrom('gameRuns')
    .select(['runId', 'learnerId', 'timestamp', 'durationMs', 'choice', 'score', 'level'])
    .execute();
  const attempts = await database
    .selectFrom('letterQuizAttempts')
    .select(['attemptId', 'learnerId', 'timestamp', 'correct', 'total', 'percentage'])
    .execute();
  return new Map<string, Stored>([
    ...runs.map((row) => [row.runId, row] as const),
    ...attempts.map((row) => [row.attemptId, row] as const),
  ]);
}

/** Whether a stored row says something else than the answer that the learner got, where both say it. */
function differs({ learnerId, answer = {} }: Result, row: Stored | undefined): boolean {
  if (!row) return false;
  return Object.entries(row).some(([name, value]) =>
    name === 'learnerId' ? value !== learnerId : name in answer && answer[name] !== value,
  );
}

function strangers(stored: ReadonlyMap<string, Stored>, ledger: Ledger): string[] {
  const sent = new Set(ledger.all.map(({ id }) => id));
  const found = [...stored.keys()].filter((id) => !sent.has(id));
  return found.length === 0 ? [] : [`${found.length} rows are of no result that was sent`];
}

/** Every report has its own instant, so its hash stands once. */
async function storedTwice(database: Database): Promise<string[]> {
  const broken: string[] = [];
  for (const table of ['gameRuns', 'letterQuizAttempts'] as const) {
    const rows = await database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('times'))
      .groupBy(['learnerId', 'reportHash'])
      .having(({ fn }) => fn.countAll(), '>', 1)
      .execute();
    if (rows.length > 0) broken.push(`${rows.length} results stand twice in ${table}`);
  }
  return broken;
}

async function wrongPoints(database: Database): Promise<string[]> {
  const { rows } = await sql<{ points: number; runs: number }>`
    select points, (select count(*) from "gameRuns" where "learnerId" = learners.id) as runs from learners
  `.execute(database);
  const wrong = rows.filter(({ points, runs }) => points !== runs * POINTS_PER_RUN);
  return wrong.slice(0, MOST_TOLD).map(({ points, runs }) => `a learner with ${runs} runs has ${points} points`);
}

/** An attempt and what follows from it are written together. */
async function wrongFlags(database: Database, ledger: Ledger): Promise<string[]> {
  const withAttempt = new Set(
    ledger.acknowledged.filter(({ kind }) => kind === 'attempt').map((each) => each.learnerId),
  );
  const rows = await database.selectFrom('learners').select(['id', 'dyslexia']).execute();
  const missing = rows.filter(({ id, dyslexia }) => withAttempt.has(id) && dyslexia === null);
  return missing.length > 0 ? [`${missing.length} learners have an attempt and no verdict`] : [];
}

async function countRuns(database: Database, learnerId: string): Promise<number> {
  const { runs } = await database
    .selectFrom('gameRuns')
    .select(({ fn }) => fn.countAll<number>().as('runs'))
    .where('learnerId', '=', learnerId)
    .executeTakeFirstOrThrow();
  return runs;
}

function told(what: string, results: readonly Result[]): string[] {
  return results.length === 0 ? [] : [`${results.length} results ${what}, such as ${results[0]?.path}`];
}
