import { randomUUID } from 'node:crypto';
import { StartupError } from '../environment/startup-error.ts';
import type { AutismDatabase, MainDatabase } from './connect.ts';

const ONLY_ROW = 1;
/** What to say where one of two databases was forgotten. */
export const AUTISM_DATABASE_MISSING =
  'The results of the questionnaire lie in a database of their own. Set AUTISM_DATABASE_URL to its address.';
const SENTENCES = {
  here: 'The main database holds results of the questionnaire already, so AUTISM_DATABASE_URL has to stay unset.',
  other: 'The database of AUTISM_DATABASE_URL belongs to another main database than this one.',
} as const;

/**
 * Makes sure that a main database has no other one for the questionnaire.
 * @throws StartupError when it has.
 */
export async function checkHasNoPair(main: MainDatabase): Promise<void> {
  if (await pairOf(main)) throw new StartupError(AUTISM_DATABASE_MISSING);
}

/**
 * Makes sure that two databases belong together, without marking them.
 * @throws StartupError when they do not.
 */
export async function checkPair(main: MainDatabase, autism: AutismDatabase): Promise<void> {
  const known = await pairOf(main);
  if (!known || (await pairOf(autism)) !== known) throw new StartupError(SENTENCES.other);
}

/**
 * Marks two databases as belonging together, or makes sure that they do: results must neither lie in two places nor be
 * looked for where they are not. The questionnaire's is marked first, so that who is stopped in between can begin anew.
 * @throws StartupError when they do not.
 */
export async function pair(main: MainDatabase, autism: AutismDatabase): Promise<void> {
  if (await pairOf(main)) return checkPair(main, autism);
  if (await hasResults(main as object as AutismDatabase)) throw new StartupError(SENTENCES.here);
  if (await hasResults(autism)) throw new StartupError(SENTENCES.other);
  const pairId = await mark(autism, randomUUID());
  if ((await mark(main, pairId)) !== pairId) throw new StartupError(SENTENCES.other);
}

/** Marks a database that has no mark yet, and gives the one that it has then. */
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
