import { type RawBuilder, sql } from 'kysely';
import type { MyData } from '#contract/my-data.ts';
import type { AutismDatabase, MainDatabase } from '../database/connect.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import { inSnapshot } from '../database/snapshot.ts';
import { Problem } from '../http/problems.ts';
import { isToLearner } from '../mail/mail-queries.ts';
import { isPlaceholder } from '../mail/placeholder-email.ts';
import * as account from '../operations/account-documents.ts';
import * as results from '../operations/result-documents.ts';

type OwnRows = NonNullable<Awaited<ReturnType<typeof findOwnRows>>>;
type OwnAutismRows = Awaited<ReturnType<typeof findOwnAutismRows>>;

/**
 * Everything stored about a learner; a consistent snapshot of each database.
 * @throws Problem `not-signed-in` when the learner does not exist.
 */
export async function readMyData({ database, autismDatabase }: ScreeningDatabases, learnerId: string): Promise<MyData> {
  const rows = await inSnapshot(database, (snapshot) => findOwnRows(snapshot, learnerId));
  if (!rows) throw new Problem('not-signed-in');
  const autismRows = await inSnapshot(autismDatabase, (snapshot) => findOwnAutismRows(snapshot, learnerId));
  return collectionsOf(rows, autismRows);
}

function collectionsOf(rows: OwnRows, autismRows: OwnAutismRows): MyData {
  const { learner } = rows;
  const userEmail = isPlaceholder(learner.email) ? '' : learner.email;
  return {
    Users: [account.user(learner, autismRows, userEmail)],
    adhd_result: rows.focusGameAttempts.map((row) => results.adhdResult(row, userEmail)),
    dyslexia_results: rows.letterQuizAttempts.map((row) => results.dyslexiaResult(row, userEmail)),
    autism_results: autismRows.attempts.map((row) => results.autismResult(row, userEmail)),
    game_runs: rows.gameRuns.map(results.gameRun),
    settings: rows.settings.map(account.setting),
    preferences: rows.preferences.map(account.preferences),
    leaderboard: account.shownAs(learner),
    consents: rows.consents.map(account.consent),
    ways_in: rows.accounts.map(account.signInMethod),
    sessions: rows.sessions.map(account.session),
    profile_picture: rows.profilePictures.map(account.profilePicture),
    mails: rows.mails.map(account.mail),
    demo_requests: rows.demoRequests,
  };
}

/** All rows of one learner in the main database, oldest first; undefined without such a learner. */
export async function findOwnRows(database: MainDatabase, learnerId: string) {
  const learner = await database.selectFrom('learners').selectAll().where('id', '=', learnerId).executeTakeFirst();
  if (!learner) return undefined;
  const isOwn = sql<boolean>`"learnerId" = ${learnerId}`;
  return {
    learner,
    ...(await findResults(database, isOwn)),
    ...(await findChoices(database, isOwn)),
    ...(await findSignIns(database, learnerId)),
    ...(await findCorrespondence(database, learnerId, learner)),
  };
}

/** All rows of one learner in the questionnaire's database, oldest first. */
async function findOwnAutismRows(database: AutismDatabase, learnerId: string) {
  const isOwn = sql<boolean>`"learnerId" = ${learnerId}`;
  const flag = await database.selectFrom('autismFlags').select('autism').where(isOwn).executeTakeFirst();
  const attempts = database.selectFrom('traitsQuestionnaireAttempts').selectAll().where(isOwn);
  return { autism: flag?.autism ?? null, attempts: await attempts.orderBy('timestamp').execute() };
}

async function findResults(database: MainDatabase, isOwn: RawBuilder<boolean>) {
  const focusGame = database.selectFrom('focusGameAttempts').selectAll().where(isOwn);
  const letterQuiz = database.selectFrom('letterQuizAttempts').selectAll().where(isOwn);
  const runs = database.selectFrom('gameRuns').selectAll().where(isOwn);
  return {
    focusGameAttempts: await focusGame.orderBy('timestamp').execute(),
    letterQuizAttempts: await letterQuiz.orderBy('timestamp').execute(),
    gameRuns: await runs.orderBy('timestamp').execute(),
  };
}

async function findChoices(database: MainDatabase, isOwn: RawBuilder<boolean>) {
  const consents = database.selectFrom('consents').selectAll().where(isOwn);
  return {
    settings: await database.selectFrom('settings').selectAll().where(isOwn).execute(),
    preferences: await database.selectFrom('preferences').selectAll().where(isOwn).execute(),
    consents: await consents.orderBy('givenAt').execute(),
    profilePictures: await database.selectFrom('profilePictures').selectAll().where(isOwn).execute(),
  };
}

async function findSignIns(database: MainDatabase, learnerId: string) {
  const accounts = database.selectFrom('accounts').selectAll().where('userId', '=', learnerId);
  const sessions = database.selectFrom('sessions').selectAll().where('userId', '=', learnerId);
  return {
    accounts: await accounts.orderBy('createdAt').execute(),
    sessions: await sessions.orderBy('createdAt').execute(),
  };
}

/** Demo requests belong to a learner only if the email is verified, because a visitor can enter any address. */
async function findCorrespondence(
  database: MainDatabase,
  learnerId: string,
  { email, emailVerified }: { email: string; emailVerified: number },
) {
  const mails = database
    .selectFrom('mails')
    .selectAll()
    .where((mail) => isToLearner(mail, learnerId, email));
  const demoRequests = database.selectFrom('demoRequests').selectAll().where(sql`lower(email)`, '=', email);
  return {
    mails: await mails.orderBy('createdAt').execute(),
    demoRequests: emailVerified ? await demoRequests.orderBy('receivedAt').execute() : [],
  };
}
