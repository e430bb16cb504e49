import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';
import { isOneOf, strictTableByKey } from './strict-table.ts';

const AGE_BANDS = ['under-13', '13-to-17', '18-or-older'];
const MOVED_COLUMNS = [
  'points',
  'adhd',
  'dyslexia',
  'leaderboardNickname',
  'leaderboardNicknameKey',
  'pointsReachedAt',
  'ageBand',
];

/** Separates `accounts` (how a person signs in) from `learners` (what they did), and names the sign-in methods. */
export async function separateAccounts(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  // First, because a repeated start of PostgreSQL recognizes this migration by a table that exists.
  await schema.alterTable('accounts').renameTo('signInMethods').execute();
  // Both engines update the foreign keys of other tables, so these now refer to the account.
  await schema.alterTable('learners').renameTo('accounts').execute();
  if (isPostgres(database)) await renameConstraints(database);
  for (const index of ['accountsOfLearner', 'oneNickname', 'learnersByPlace']) await schema.dropIndex(index).execute();
  await schema.createIndex('signInMethodsOfAccount').on('signInMethods').column('userId').execute();
  await createLearners(database);
}

/** PostgreSQL keeps the names of constraints, and that of a primary key would be taken. */
async function renameConstraints({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('signInMethods').renameConstraint('accounts_pkey', 'signInMethods_pkey').execute();
  await schema.alterTable('accounts').renameConstraint('learners_pkey', 'accounts_pkey').execute();
  await schema.alterTable('accounts').renameConstraint('learners_email_key', 'accounts_email_key').execute();
}

async function createLearners(database: Kysely<unknown>): Promise<void> {
  await strictTableByKey(database, 'learners')
    .addColumn('id', 'text', (id) => id.primaryKey().notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('createdAt', 'text', (at) => at.notNull())
    .addColumn('points', 'integer', (points) => points.notNull().defaultTo(0).check(sql`points >= 0`))
    .addColumn('adhd', 'text', (adhd) => adhd.check(isOneOf('adhd', ['yes', 'no'])))
    .addColumn('dyslexia', 'text', (dyslexia) => dyslexia.check(isOneOf('dyslexia', ['yes', 'no'])))
    .addColumn('leaderboardNickname', 'text')
    .addColumn('leaderboardNicknameKey', 'text')
    .addColumn('pointsReachedAt', 'text')
    .addColumn('ageBand', 'text', (band) => band.check(isOneOf('ageBand', AGE_BANDS)))
    .execute();
  const { schema } = database;
  await schema.createIndex('oneNickname').on('learners').column('leaderboardNicknameKey').unique().execute();
  // With the nickname, so that the rows of the leaderboard and the counts of its places are read from the index alone.
  await schema
    .createIndex('learnersByPlace')
    .on('learners')
    .columns(['points desc', 'pointsReachedAt', 'id', 'leaderboardNickname'])
    .where(sql.ref('leaderboardNickname'), 'is not', null)
    .execute();
}

/** A separate migration, because some databases cannot change tables and rows in one transaction. */
export async function fillLearners(database: Kysely<unknown>): Promise<void> {
  const columns = sql.join(['id', 'createdAt', ...MOVED_COLUMNS].map((column) => sql.ref(column)));
  await sql`insert into "learners" (${columns}) select ${columns} from "accounts"`.execute(database);
}

export async function dropMovedColumns({ schema }: Kysely<unknown>): Promise<void> {
  for (const column of MOVED_COLUMNS) await schema.alterTable('accounts').dropColumn(column).execute();
}
