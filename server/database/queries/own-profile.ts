import { type Kysely, sql } from 'kysely';
import type { Learner } from '#contract/learner.ts';
import { compiledOnce } from '../compiled-once.ts';
import type { MainDatabase } from '../connect.ts';
import type { Tables } from '../tables.ts';
import { LEARNER_COLUMNS, storedLearner } from './learners.ts';
import { storedPreferences } from './preferences.ts';
import { storedSettings } from './settings.ts';

/** JSON escapes them, and nothing else of a setting has them. */
const [BETWEEN_SETTINGS, WITHIN_SETTING] = ['\x1e', '\x1f'];

const profileOf = compiledOnce((database: MainDatabase, { learnerId }: { learnerId: string }) =>
  profiles(database).where('learners.id', '=', learnerId),
);

const profileByToken = compiledOnce((database: MainDatabase, { token }: { token: string }) =>
  profiles(database)
    .innerJoin('sessions', 'sessions.userId', 'learners.id')
    .select('sessions.expiresAt')
    .where('sessions.token', '=', token),
);

/** What every page asks for about a learner, in one statement. */
export async function findOwnProfile(database: MainDatabase, learnerId: string): Promise<Learner | undefined> {
  const [row] = (await profileOf(database, { learnerId })).rows;
  return row && storedProfile(row);
}

/** The same, of the learner whose session a browser proves with its cookie. */
export async function findOwnProfileByToken(
  database: MainDatabase,
  token: string,
): Promise<{ expiresAt: string; learner: Learner } | undefined> {
  const [row] = (await profileByToken(database, { token })).rows;
  return row && { expiresAt: row.expiresAt, learner: storedProfile(row) };
}

/** The band is null where the questionnaire has a database of its own: its table is empty here then. */
function profiles(database: MainDatabase) {
  return (database as object as Kysely<Tables>)
    .selectFrom('learners')
    .leftJoin('preferences', 'preferences.learnerId', 'learners.id')
    .select(LEARNER_COLUMNS.map((column) => `learners.${column}` as const))
    .select(['stutterDetection', 'focusMode', 'dailyReports'])
    .select((learner) => [
      learner
        .selectFrom('consents')
        .select('answer')
        .whereRef('consents.learnerId', '=', 'learners.id')
        .where('kind', '=', 'results')
        .orderBy('givenAt', 'desc')
        .orderBy('consentId', 'desc')
        .limit(sql.lit(1))
        .as('keepsResults'),
      learner
        .selectFrom('settings')
        .select(settingsAsText.as('settings'))
        .whereRef('settings.learnerId', '=', 'learners.id')
        .as('settings'),
      learner
        .selectFrom('autismFlags')
        .select('autism')
        .whereRef('autismFlags.learnerId', '=', 'learners.id')
        .as('autism'),
    ]);
}

const settingsAsText = sql<string>`string_agg(${sql.join(
  ['settings.name', 'settings.value', 'settings.changedAt'].map((column) => sql.ref(column)),
  sql` || ${sql.lit(WITHIN_SETTING)} || `,
)}, ${sql.lit(BETWEEN_SETTINGS)})`;

type ProfileRow = Awaited<ReturnType<typeof profileOf>>['rows'][number];

function storedProfile(row: ProfileRow): Learner {
  return {
    ...storedLearner(row),
    autism: row.autism,
    keepsResults: row.keepsResults === null ? null : row.keepsResults === 'yes',
    preferences: storedPreferences(row),
    settings: storedSettings(settingsOf(row.settings)),
  };
}

function settingsOf(text: string | null) {
  if (text === null) return [];
  return text.split(BETWEEN_SETTINGS).map((setting) => {
    const [name = '', value = '', changedAt = ''] = setting.split(WITHIN_SETTING);
    return { name, value, changedAt };
  });
}
