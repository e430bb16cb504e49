import type { Context } from 'hono';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Learner } from '#contract/people/learner.ts';
import type { ServerSetup } from '#contract/platform/server-setup.ts';
import type { ConsentKind } from '#rules/people/consent.ts';
import { hasParentAgreement } from '#rules/people/parent-agreement.ts';
import { type TestsMode, whyNoTests } from '#rules/screening/test-offer.ts';
import type { MainDatabase } from '../database/connect.ts';
import { fromFlag } from '../database/flags.ts';
import { isSameDatabase, type ScreeningDatabases } from '../database/screening-databases.ts';
import type { Tables } from '../database/tables.ts';
import { Problem } from '../http/answers/problems.ts';
import { ACCOUNT_COLUMNS, storedAccount } from '../identity/accounts/account-queries.ts';
import { pupilColumns, pupilIn } from '../identity/accounts/pupil-account-queries.ts';
import type { Auth } from '../identity/auth.ts';
import { setCookies } from '../identity/sessions/session-middleware.ts';
import { storedPreferences, storedSettings } from './settings-queries.ts';
import { classWithoutTests } from './test-taker.ts';

type Needs = ScreeningDatabases & { setUp: Pick<ServerSetup, 'tests'> };

/** The learner's profile, with their account, for a session with pictures or another one. @throws Problem `not-signed-in` when the account was deleted meanwhile */
export async function readLearner(
  { setUp, ...databases }: Needs,
  learnerId: string,
  isByPictures = false,
): Promise<Learner> {
  const learner = await findOwnProfile(databases.database, learnerId, setUp.tests);
  if (!learner) throw new Problem('not-signed-in');
  return shownTo({ isByPictures }, await withBand(databases, learner));
}

/**
 * The signed-in learner of a request, read with the session in one query. Sets renewed or removed session cookies on the
 * answer.
 * @throws Problem `not-signed-in`
 */
export async function readSignedInLearner(
  c: Context,
  { auth, setUp, ...databases }: Needs & { auth: Auth },
): Promise<Learner> {
  const { found, cookies } = await auth.readWithSession(c.req.header('cookie') ?? '', {
    byToken: (token) => findOwnProfileByToken(databases.database, token, setUp.tests),
    async byId(learnerId, isByPictures) {
      const learner = await findOwnProfile(databases.database, learnerId, setUp.tests);
      return learner && { ...learner, isByPictures };
    },
  });
  setCookies(c, cookies);
  if (!found) throw new Problem('not-signed-in');
  return shownTo(found, await withBand(databases, found));
}

/** A session that was opened with pictures contains no screening result. */
function shownTo({ isByPictures }: Pick<Learner, 'isByPictures'>, learner: Learner): Learner {
  return isByPictures ? { ...learner, isByPictures, adhd: null, dyslexia: null, autism: null } : learner;
}

/** The profile already contains the band, unless the questionnaire has its own database. */
async function withBand(databases: ScreeningDatabases, learner: Learner): Promise<Learner> {
  if (isSameDatabase(databases)) return learner;
  const flags = databases.autismDatabase.selectFrom('autismFlags').select('autism');
  const flag = await flags.where('learnerId', '=', learner.id).executeTakeFirst();
  return { ...learner, autism: flag?.autism ?? null };
}

/** The learner's profile in one query; undefined when there is no such learner. */
async function findOwnProfile(
  database: MainDatabase,
  learnerId: string,
  tests: TestsMode,
): Promise<Learner | undefined> {
  return profileIn(await profiles(database).where('accounts.id', '=', learnerId).execute(), tests);
}

/**
 * The profile of the learner whose session has this token, with the columns from which the session's lifetime follows.
 */
async function findOwnProfileByToken(database: MainDatabase, token: string, tests: TestsMode) {
  const rows = await profiles(database)
    .innerJoin('sessions', 'sessions.userId', 'accounts.id')
    .select(['sessions.expiresAt', 'sessions.isShared', 'sessions.isByPictures'])
    .where('sessions.token', '=', token)
    .execute();
  const [first] = rows;
  const found = profileIn(rows, tests);
  if (!first || !found) return undefined;
  const { expiresAt, isShared, isByPictures } = first;
  return { expiresAt, isShared, found: { ...found, isByPictures: fromFlag(isByPictures) } };
}

type ProfileRow = Awaited<ReturnType<ReturnType<typeof profiles>['execute']>>[number];

/**
 * One row for each setting of a learner, or one row without a setting. The band is null when the questionnaire has its
 * own database, because the table in this database is empty then.
 */
function profiles(database: MainDatabase) {
  return (database as object as Kysely<Tables>)
    .selectFrom('accounts')
    .innerJoin('learners', 'learners.id', 'accounts.id')
    .leftJoin('preferences', 'preferences.learnerId', 'accounts.id')
    .leftJoin('settings', 'settings.learnerId', 'accounts.id')
    .leftJoin('autismFlags', 'autismFlags.learnerId', 'accounts.id')
    .leftJoin('pupilAccounts', 'pupilAccounts.learnerId', 'accounts.id')
    .select(ACCOUNT_COLUMNS.map((column) => `accounts.${column}` as const))
    .select(['points', 'adhd', 'dyslexia', 'ageBand', 'role', 'usesForSelf'])
    .select(pupilColumns)
    .select('pupilAccounts.endsOn')
    .select(['stutterDetection', 'focusMode', 'dailyReports', 'autism'])
    .select([
      'settings.name as settingName',
      'settings.value as settingValue',
      'settings.changedAt as settingChangedAt',
    ])
    .select(classWithoutTests)
    .select((learner) => [
      lastAnswer(learner, 'results').as('resultsConsent'),
      lastAnswer(learner, 'research').as('researchConsent'),
    ]);
}

function lastAnswer(learner: ExpressionBuilder<Tables, 'accounts'>, kind: ConsentKind) {
  return learner
    .selectFrom('consents')
    .select('answer')
    .whereRef('consents.learnerId', '=', 'accounts.id')
    .where('kind', '=', kind)
    .orderBy('givenAt', 'desc')
    .orderBy('consentId', 'desc')
    .limit(1);
}

function profileIn(rows: readonly ProfileRow[], tests: TestsMode): Learner | undefined {
  const [row] = rows;
  if (!row) return undefined;
  const pupil = pupilIn(row);
  const taker = { isPupil: pupil !== null, keepsResults: keepsResults(row) };
  return {
    ...storedAccount(row),
    points: row.points,
    adhd: row.adhd,
    dyslexia: row.dyslexia,
    ageBand: row.ageBand,
    role: row.role,
    usesForSelf: fromFlag(row.usesForSelf),
    autism: row.autism,
    // A pupil with a password or a provider keeps the account.
    endsOn: pupil?.isOwned ? null : row.endsOn,
    isByPictures: false,
    ...taker,
    inResearch: pupil === null && row.researchConsent === 'yes',
    noTests: whyNoTests(tests, { ...taker, testsOffInClass: row.classWithoutTests !== null }),
    preferences: storedPreferences(row),
    settings: storedSettings(rows.flatMap(settingIn)),
  };
}

/** A pupil is not asked; a linked parent is asked instead. */
function keepsResults(row: ProfileRow): boolean | null {
  const pupil = pupilIn(row);
  if (pupil) return row.resultsConsent === 'yes' && hasParentAgreement(pupil);
  return row.resultsConsent === null ? null : row.resultsConsent === 'yes';
}

function settingIn({ settingName: name, settingValue: value, settingChangedAt: changedAt }: ProfileRow) {
  return name === null || value === null || changedAt === null ? [] : [{ name, value, changedAt }];
}
