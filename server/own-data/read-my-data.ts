import { type RawBuilder, sql } from 'kysely';
import type { MyData } from '#contract/people/my-data.ts';
import type { AutismDatabase, MainDatabase } from '../database/connect.ts';
import { fromFlag } from '../database/flags.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import { inSnapshot } from '../database/transaction.ts';
import { Problem } from '../http/answers/problems.ts';
import { PASSWORD_PROVIDER_ID } from '../identity/sign-in/sign-in-method-queries.ts';
import { isToLearner } from '../mail/mail-queries.ts';
import { isPlaceholder } from '../mail/placeholder-email.ts';
import {
  adhdResult,
  autismResult,
  dyslexiaResult,
  gameRun,
  planNote,
  planVersion,
  pupilAccount,
  selectUsers,
  user,
} from '../operations/documents.ts';

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

/** The text of an export as JSON. */
export function myDataText(data: MyData, at: Date): string {
  return JSON.stringify({ exportedAt: at.toISOString(), ...data }, null, 2);
}

function collectionsOf(rows: OwnRows, autismRows: OwnAutismRows): MyData {
  const { learner } = rows;
  const userEmail = isPlaceholder(learner.email) ? '' : learner.email;
  return {
    Users: [user(learner, autismRows, userEmail)],
    adhd_result: rows.focusGameAttempts.map((row) => adhdResult(row, userEmail)),
    dyslexia_results: rows.letterQuizAttempts.map((row) => dyslexiaResult(row, userEmail)),
    autism_results: autismRows.attempts.map((row) => autismResult(row, userEmail)),
    game_runs: rows.gameRuns.map(gameRun),
    settings: rows.settings.map(({ name, value, changedAt }) => ({ name, value: JSON.parse(value), changedAt })),
    preferences: rows.preferences.map(({ learnerId: _, ...toggles }) =>
      Object.fromEntries(Object.entries(toggles).map(([name, flag]) => [name, fromFlag(flag)])),
    ),
    leaderboard: [learner.leaderboardNickname ?? learner.formerNickname].flatMap((nickname) =>
      nickname === null ? [] : { nickname },
    ),
    // The hash belongs to a token that would give access.
    purchases: rows.purchases.map(({ learnerId: _, ...purchase }) => purchase),
    share_links: rows.shareLinks.map(({ learnerId: _, tokenHash: __, ...link }) => link),
    groups: rows.groups.map(({ leaderId: _, ...group }) => group),
    sign_up_invitations: rows.signUpInvitations.map(({ leaderId: _, tokenHash: __, ...invitation }) => invitation),
    assignments: rows.assignments,
    group_texts: rows.groupTexts.map(({ leaderId: _, paragraphs, ...text }) => ({
      ...text,
      paragraphs: JSON.parse(paragraphs),
    })),
    memberships: rows.groupMembers.map(({ learnerId: _, ...membership }) => membership),
    set_for_learner: rows.assignmentMembers.map(({ learnerId: _, ...chosen }) => chosen),
    texts_read: rows.textReadings.map(({ learnerId: _, ...reading }) => reading),
    plan: rows.planVersions.map(planVersion),
    plan_notes: rows.planNotes.map(planNote),
    plan_notes_written: rows.planNotesWritten.map(planNote),
    group_views: rows.groupViewDays.map(({ learnerId: _, leaderId: __, ...view }) => view),
    pupil_account: rows.pupilAccounts.map(pupilAccount),
    parent_agreements: rows.parentAgreements.map(({ learnerId, parentId: _, ...agreement }) => ({
      ...agreement,
      isAboutLearner: learnerId === learner.id,
    })),
    parent_reports: rows.parentReports.map(({ learnerId, parentId, reportedById: _, ...report }) => ({
      ...report,
      isAboutLearner: learnerId === learner.id,
      isAboutLearnerAsParent: parentId === learner.id,
    })),
    picture_changes: rows.pictureChanges.map(({ learnerId: _, leaderId: __, ...change }) => change),
    consents: rows.consents.map(({ learnerId: _, ...answer }) => answer),
    ways_in: rows.signInMethods.map(signInMethod),
    // The token would give access.
    sessions: rows.sessions.map(({ userId: _, token: __, isShared, isByPictures, ...session }) => ({
      ...session,
      isShared: fromFlag(isShared),
      isByPictures: fromFlag(isByPictures),
    })),
    profile_picture: rows.profilePictures.map(({ learnerId: _, ...picture }) => picture),
    // The text of a queued mail is composed when it is sent.
    mails: rows.mails.map(({ learnerId: _, details: __, lastFault: ___, ...mail }) => mail),
    demo_requests: rows.demoRequests,
  };
}

/** Excludes password hash and tokens. */
function signInMethod({ id, providerId, accountId, scope, createdAt, updatedAt }: OwnRows['signInMethods'][number]) {
  const method = providerId === PASSWORD_PROVIDER_ID ? 'password' : providerId;
  return { id, way: method, accountId, scope, createdAt, updatedAt };
}

/** All rows of one learner in the main database, oldest first; undefined without such a learner. */
export async function findOwnRows(database: MainDatabase, learnerId: string) {
  const learner = await selectUsers(database).where('accounts.id', '=', learnerId).executeTakeFirst();
  if (!learner) return undefined;
  const isOwn = sql<boolean>`"learnerId" = ${learnerId}`;
  return {
    learner,
    ...(await findResults(database, isOwn)),
    ...(await findChoices(database, isOwn)),
    ...(await findParents(database, learnerId)),
    groups: await findLedGroups(database, learnerId),
    signUpInvitations: await findSignUpInvitations(database, learnerId),
    assignments: await findSetByLeader(database, learnerId),
    groupTexts: await findWrittenTexts(database, learnerId),
    planNotesWritten: await findWrittenPlanNotes(database, learnerId),
    ...(await findSignIns(database, learnerId)),
    ...(await findCorrespondence(database, learnerId, learner)),
  };
}

/** All rows of one learner in the questionnaire's database, oldest first. */
async function findOwnAutismRows(database: AutismDatabase, learnerId: string) {
  const isOwn = sql<boolean>`"learnerId" = ${learnerId}`;
  const flag = await database.selectFrom('autismFlags').select('autism').where(isOwn).executeTakeFirst();
  const attempts = database.selectFrom('traitsQuestionnaireAttempts').selectAll().where(isOwn);
  return { autism: flag?.autism ?? null, attempts: await attempts.orderBy('timestamp').orderBy('attemptId').execute() };
}

async function findResults(database: MainDatabase, isOwn: RawBuilder<boolean>) {
  const focusGame = database.selectFrom('focusGameAttempts').selectAll().where(isOwn);
  const letterQuiz = database.selectFrom('letterQuizAttempts').selectAll().where(isOwn);
  const runs = database.selectFrom('gameRuns').selectAll().where(isOwn);
  return {
    focusGameAttempts: await focusGame.orderBy('timestamp').orderBy('attemptId').execute(),
    letterQuizAttempts: await letterQuiz.orderBy('timestamp').orderBy('attemptId').execute(),
    gameRuns: await runs.orderBy('timestamp').orderBy('runId').execute(),
  };
}

async function findChoices(database: MainDatabase, isOwn: RawBuilder<boolean>) {
  const consents = database.selectFrom('consents').selectAll().where(isOwn);
  const purchases = database.selectFrom('purchases').selectAll().where(isOwn);
  const shareLinks = database.selectFrom('shareLinks').selectAll().where(isOwn);
  const groupMembers = database.selectFrom('groupMembers').selectAll().where(isOwn);
  const groupViewDays = database.selectFrom('groupViewDays').selectAll().where(isOwn);
  const pictureChanges = database.selectFrom('pictureChanges').selectAll().where(isOwn);
  const readTexts = database.selectFrom('textReadings').selectAll().where(isOwn);
  const planVersions = database.selectFrom('planVersions').selectAll().where(isOwn);
  const planNotes = database.selectFrom('planNotes').selectAll().where(isOwn);
  const chosen = database.selectFrom('assignmentMembers').selectAll().where(isOwn);
  return {
    settings: await database.selectFrom('settings').selectAll().where(isOwn).execute(),
    preferences: await database.selectFrom('preferences').selectAll().where(isOwn).execute(),
    consents: await consents.orderBy('givenAt').orderBy('consentId').execute(),
    purchases: await purchases.orderBy('boughtAt').orderBy('purchaseId').execute(),
    shareLinks: await shareLinks.orderBy('createdAt').orderBy('linkId').execute(),
    groupMembers: await groupMembers.orderBy('joinedAt').execute(),
    textReadings: await readTexts.orderBy('readAt').execute(),
    planVersions: await planVersions.orderBy('day').execute(),
    planNotes: await planNotes.orderBy('addedAt').orderBy('noteId').execute(),
    assignmentMembers: await chosen.orderBy('assignmentId').execute(),
    groupViewDays: await groupViewDays.orderBy('viewedAt').execute(),
    pupilAccounts: await database.selectFrom('pupilAccounts').selectAll().where(isOwn).execute(),
    pictureChanges: await pictureChanges.orderBy('changedAt').execute(),
    profilePictures: await database.selectFrom('profilePictures').selectAll().where(isOwn).execute(),
  };
}

/** Agreements for the learner and by them, and reports of their parents, of them as a parent, and by them. */
async function findParents(database: MainDatabase, learnerId: string) {
  const agreements = database
    .selectFrom('parentAgreements')
    .selectAll()
    .where((row) => row.or([row('learnerId', '=', learnerId), row('parentId', '=', learnerId)]));
  const reports = database
    .selectFrom('parentReports')
    .selectAll()
    .where((row) =>
      row.or(['learnerId', 'parentId', 'reportedById'].map((column) => row(column as 'learnerId', '=', learnerId))),
    );
  return {
    parentAgreements: await agreements.orderBy('agreedAt').orderBy('agreementId').execute(),
    parentReports: await reports.orderBy('reportedAt').execute(),
  };
}

/** The groups that the person leads or helps in, with their role. */
function findLedGroups(database: MainDatabase, learnerId: string) {
  return database
    .selectFrom('groupLeaders')
    .innerJoin('groups', 'groups.groupId', 'groupLeaders.groupId')
    .selectAll('groups')
    .select(['leaderId', 'role', 'since'])
    .where('leaderId', '=', learnerId)
    .orderBy('groups.createdAt')
    .execute();
}

function findSignUpInvitations(database: MainDatabase, learnerId: string) {
  const invitations = database.selectFrom('signUpInvitations').selectAll().where('leaderId', '=', learnerId);
  return invitations.orderBy('createdAt').execute();
}

function findSetByLeader(database: MainDatabase, learnerId: string) {
  return database
    .selectFrom('assignments')
    .innerJoin('groupLeaders', 'groupLeaders.groupId', 'assignments.groupId')
    .selectAll('assignments')
    .where('leaderId', '=', learnerId)
    .orderBy('assignments.createdAt')
    .execute();
}

/** The texts that the person added to groups, also to those that they no longer lead. */
function findWrittenTexts(database: MainDatabase, learnerId: string) {
  const texts = database.selectFrom('groupTexts').selectAll().where('leaderId', '=', learnerId);
  return texts.orderBy('createdAt').execute();
}

/** What the person added to the plans of learners. */
function findWrittenPlanNotes(database: MainDatabase, learnerId: string) {
  const notes = database.selectFrom('planNotes').selectAll().where('leaderId', '=', learnerId);
  return notes.orderBy('addedAt').orderBy('noteId').execute();
}

async function findSignIns(database: MainDatabase, learnerId: string) {
  const signInMethods = database.selectFrom('signInMethods').selectAll().where('userId', '=', learnerId);
  const sessions = database.selectFrom('sessions').selectAll().where('userId', '=', learnerId);
  return {
    signInMethods: await signInMethods.orderBy('createdAt').orderBy('id').execute(),
    sessions: await sessions.orderBy('createdAt').orderBy('id').execute(),
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
    mails: await mails.orderBy('createdAt').orderBy('mailId').execute(),
    demoRequests: emailVerified ? await demoRequests.orderBy('receivedAt').execute() : [],
  };
}
