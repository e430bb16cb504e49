import { randomUUID } from 'node:crypto';
import { StartupError } from '../environment/startup-error.ts';
import type { AutismDatabase, MainDatabase } from './connect.ts';

const ONLY_ROW = 1;
export const AUTISM_DATABASE_MISSING =
  'The results of the questionnaire lie in a database of their own. Set AUTISM_DATABASE_URL to its address.';
const SENTENCES = {
  here: 'The main database holds results of the questionnaire already, so AUTISM_DATABASE_URL has to stay unset.',
  other: 'The database of AUTISM_DATABASE_URL belongs to another main database than this one.',
} as const;

/**
 * Checks that a main database also contains the questionnaire's results.
 * @throws StartupError when those are in a separate database
 */
export async function checkHasNoPair(main: MainDatabase): Promise<void> {
  if (await pairOf(main)) throw new StartupError(AUTISM_DATABASE_MISSING);
}

/**
 * Checks that two databases belong together, without writing to them.
 * @throws StartupError when they do not
 */
export async function checkPair(main: MainDatabase, autism: AutismDatabase): Promise<void> {
  const known = await pairOf(main);
  if (!known || (await pairOf(autism)) !== known) throw new StartupError(SENTENCES.other);
}

/**
 * Marks two databases as belonging together, or checks that they do. The questionnaire's database is marked first, so
 * that this can be repeated after an interruption.
 * @throws StartupError when one belongs to another database or already contains results
 */
export async function pair(main: MainDatabase, autism: AutismDatabase): Promise<void> {
  if (await pairOf(main)) return checkPair(main, autism);
  if (await hasResults(main as object as AutismDatabase)) throw new StartupError(SENTENCES.here);
  if (await hasResults(autism)) throw new StartupError(SENTENCES.other);
  const pairId = await mark(autism, randomUUID());
  if ((await mark(main, pairId)) !== pairId) throw new StartupError(SENTENCES.other);
}

/** Marks a database unless it has a mark. Returns its mark. */
async function mark(database: MainDatabase | AutismDatabase, pairId: string): Promise<string> {
  await (database as AutismDatabase)
    .insertInto('databasePairs')
    .values({ id: ONLY_ROW, pairId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await pairOf(database)) ?? pairId;
}

async function pairOf(database: MainDatabase | AutismDatabase): Promise<string | undefined> {
  const row = await (database as AutismDatabase).selectFrom('databasePairs').select('pairId').executeTakeFirst();
  return row?.pairId;
}

async function hasResults(database: AutismDatabase): Promise<boolean> {
  const row = await database.selectFrom('traitsQuestionnaireAttempts').select('attemptId').limit(1).executeTakeFirst();
  return row !== undefined;
}
