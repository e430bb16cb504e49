import type { Kysely } from 'kysely';
import type { Learner } from '#contract/learner.ts';
import type { AutismBand } from '#rules/screening/traits-questionnaire.ts';
import type { AutismDatabase, MainDatabase } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { LEARNER_COLUMNS, storedLearner } from '../identity/learner-queries.ts';
import { storedPreferences } from './preference-queries.ts';
import { storedSettings } from './settings-queries.ts';

/** The learner's profile in one query; undefined when there is no such learner. */
export async function findOwnProfile(database: MainDatabase, learnerId: string): Promise<Learner | undefined> {
  return profileIn(await profiles(database).where('learners.id', '=', learnerId).execute());
}

/** The profile of the learner whose session has this token, with the expiry of the session. */
export async function findOwnProfileByToken(database: MainDatabase, token: string) {
  const rows = await profiles(database)
    .innerJoin('sessions', 'sessions.userId', 'learners.id')
    .select('sessions.expiresAt')
    .where('sessions.token', '=', token)
    .execute();
  const [first] = rows;
  const found = profileIn(rows);
  return first && found && { expiresAt: first.expiresAt, found };
}

/** The autism band of the learner's newest attempt; null before the first one. */
export async function findAutismBand(database: AutismDatabase, learnerId: string): Promise<AutismBand | null> {
  const flags = database.selectFrom('autismFlags').select('autism').where('learnerId', '=', learnerId);
  return (await flags.executeTakeFirst())?.autism ?? null;
}

type ProfileRow = Awaited<ReturnType<ReturnType<typeof profiles>['execute']>>[number];

/**
 * One row for each setting of a learner, or one row without a setting. The band is null when the questionnaire has its
 * own database, because the table in this database is empty then.
 */
function profiles(database: MainDatabase) {
  return (database as object as Kysely<Tables>)
    .selectFrom('learners')
    .leftJoin('preferences', 'preferences.learnerId', 'learners.id')
    .leftJoin('settings', 'settings.learnerId', 'learners.id')
    .leftJoin('autismFlags', 'autismFlags.learnerId', 'learners.id')
    .select(LEARNER_COLUMNS.map((column) => `learners.${column}` as const))
    .select(['stutterDetection', 'focusMode', 'dailyReports', 'autism'])
    .select([
      'settings.name as settingName',
      'settings.value as settingValue',
      'settings.changedAt as settingChangedAt',
    ])
    .select((learner) =>
      learner
        .selectFrom('consents')
        .select('answer')
        .whereRef('consents.learnerId', '=', 'learners.id')
        .where('kind', '=', 'results')
        .orderBy('givenAt', 'desc')
        .orderBy('consentId', 'desc')
        .limit(1)
        .as('resultsConsent'),
    );
}

function profileIn(rows: readonly ProfileRow[]): Learner | undefined {
  const [row] = rows;
  if (!row) return undefined;
  return {
    ...storedLearner(row),
    autism: row.autism,
    keepsResults: row.resultsConsent === null ? null : row.resultsConsent === 'yes',
    preferences: storedPreferences(row),
    settings: storedSettings(rows.flatMap(settingIn)),
  };
}

function settingIn({ settingName: name, settingValue: value, settingChangedAt: changedAt }: ProfileRow) {
  return name === null || value === null || changedAt === null ? [] : [{ name, value, changedAt }];
}
