import { type Kysely, sql } from 'kysely';
import type { AutismDatabase, Database } from '../../database/connect.ts';
import { type DatabaseKind, MIGRATIONS } from '../../database/migrations/lists.ts';
import { type Row, tablesOf } from './all-rows.ts';

/** Tables and columns that later migrations added. */
const LATER_TABLES = [
  'shareLinks',
  'purchases',
  'groups',
  'groupMembers',
  'groupViewDays',
  'pupilAccounts',
  'pictureChanges',
  'assignments',
  'groupLeaders',
  'leaderInvitations',
  'signUpInvitations',
  'assignmentMembers',
  'groupTexts',
  'textReadings',
  'planVersions',
  'planNotes',
  'parentAgreements',
  'installation',
  'parentReports',
];
const LATER_COLUMNS = [
  'validity',
  'isSoundConfirmed',
  'answeredAfterMs',
  'xp',
  'xpReachedAt',
  'xpAllowance',
  'playTimeLeftMs',
  'allowancesAt',
  'role',
  'usesForSelf',
  'isShared',
  'isByPictures',
  'resultsDeletedAfter',
  'invitationHash',
  'shows',
];

const AT = '2026-11-21T10:00:00.000Z';

/** Creates the tables as the migrator before Kysely's did, up to and including the migration `last`; null: none. */
export async function makeEarlier<Tables>(
  database: Kysely<Tables>,
  last: string | null,
  kind: DatabaseKind = 'main',
): Promise<void> {
  await sql`create table "migrations" ("name" text primary key, "appliedAt" text not null)`.execute(database);
  await sql`create table "migrationLock" ("id" integer primary key, "takenAt" text not null)`.execute(database);
  await sql`insert into "migrationLock" values (1, '')`.execute(database);
  for (const [name, apply] of Object.entries(MIGRATIONS[kind])) {
    if (last === null || name > last) return;
    await apply(database as Kysely<unknown>);
    await recordEarlier(database, name);
  }
}

/** Adds a learner to a database from before migration 015-accounts. */
export async function addEarlierLearner<Tables>(database: Kysely<Tables>, id: string, points = 0): Promise<void> {
  await sql`
    insert into learners (id, name, email, "emailVerified", "createdAt", "updatedAt", points)
    values (${id}, 'Ada', ${`${id}@example.org`}, 0, ${AT}, ${AT}, ${points})
  `.execute(database);
}

/** All rows of a database of this version, in the tables from before migration 015-accounts; the learners first. */
export async function rowsAsEarlier(database: Database | AutismDatabase): Promise<Record<string, Row[]>> {
  const rowsIn = async (query: string) =>
    (await sql.raw<Row>(`select * from ${query}`).execute(database)).rows.map(withoutLaterColumns);
  const tables = await tablesOf(database);
  const earlier: Record<string, Row[]> = tables.includes('accounts')
    ? {
        learners: await rowsIn('accounts join learners using (id, "createdAt")'),
        accounts: await rowsIn('"signInMethods"'),
      }
    : {};
  for (const table of tables.filter((name) => !LATER_TABLES.includes(name)))
    if (!/^(migration|accounts$|learners$|signInMethods$)/.test(table)) earlier[table] = await rowsIn(`"${table}"`);
  return earlier;
}

/** A row without the columns that later migrations added, and with the nickname that a later one hid. */
function withoutLaterColumns({ formerNickname = null, ...row }: Row): Row {
  const earlier = Object.entries(row).filter(([column]) => !LATER_COLUMNS.includes(column));
  return { ...Object.fromEntries(earlier), ...(formerNickname !== null && shownAs(String(formerNickname))) };
}

function shownAs(leaderboardNickname: string): Row {
  return { leaderboardNickname, leaderboardNicknameKey: leaderboardNickname.replaceAll(' ', '').toLowerCase() };
}

/** Copies all rows of a database of this version into one from before migration 015-accounts. */
export async function copyToEarlier(database: Database, earlier: Database): Promise<void> {
  for (const [table, rows] of Object.entries(await rowsAsEarlier(database)))
    for (const row of rows) {
      const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
      await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(earlier);
    }
}

/** Records a migration as the earlier migrator did: `appliedAt` is empty for a migration that did not finish. */
export async function recordEarlier<Tables>(database: Kysely<Tables>, name: string, appliedAt = AT): Promise<void> {
  await sql`insert into migrations values (${name}, ${appliedAt})`.execute(database);
}
