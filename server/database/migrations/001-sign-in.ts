import { type Kysely, sql } from 'kysely';
import { isFlag, isOneOf, strictTable } from './strict-table.ts';

/** The tables of Better Auth 1.7.7, extended by flags and points, and unique accounts per provider. */
export async function createSignInTables(database: Kysely<unknown>): Promise<void> {
  await createLearners(database);
  await createSessions(database);
  await createAccounts(database);
  await createVerifications(database);
}

async function createLearners(database: Kysely<unknown>): Promise<void> {
  await strictTable(database, 'learners')
    .addColumn('id', 'text', (id) => id.primaryKey().notNull())
    .addColumn('name', 'text', (name) => name.notNull())
    .addColumn('email', 'text', (email) => email.notNull().unique())
    .addColumn('emailVerified', 'integer', (flag) => flag.notNull().check(isFlag('emailVerified')))
    .addColumn('image', 'text')
    .addColumn('createdAt', 'text', (at) => at.notNull())
    .addColumn('updatedAt', 'text', (at) => at.notNull())
    .addColumn('lastSignInAt', 'text')
    .addColumn('points', 'integer', (points) => points.notNull().defaultTo(0).check(sql`points >= 0`))
    .addColumn('adhd', 'text', (adhd) => adhd.check(isOneOf('adhd', ['yes', 'no'])))
    .addColumn('dyslexia', 'text', (dyslexia) => dyslexia.check(isOneOf('dyslexia', ['yes', 'no'])))
    .execute();
}

async function createSessions(database: Kysely<unknown>): Promise<void> {
  await strictTable(database, 'sessions')
    .addColumn('id', 'text', (id) => id.primaryKey().notNull())
    .addColumn('userId', 'text', (id) => id.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('token', 'text', (token) => token.notNull().unique())
    .addColumn('expiresAt', 'text', (at) => at.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('createdAt', 'text', (at) => at.notNull())
    .addColumn('updatedAt', 'text', (at) => at.notNull())
    .execute();
  await database.schema.createIndex('sessionsOfLearner').on('sessions').columns(['userId', 'createdAt']).execute();
}

async function createAccounts(database: Kysely<unknown>): Promise<void> {
  await strictTable(database, 'accounts')
    .addColumn('id', 'text', (id) => id.primaryKey().notNull())
    .addColumn('userId', 'text', (id) => id.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('providerId', 'text', (id) => id.notNull())
    .addColumn('accountId', 'text', (id) => id.notNull())
    .addColumn('password', 'text')
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', 'text')
    .addColumn('refreshTokenExpiresAt', 'text')
    .addColumn('scope', 'text')
    .addColumn('createdAt', 'text', (at) => at.notNull())
    .addColumn('updatedAt', 'text', (at) => at.notNull())
    .addUniqueConstraint('oneAccountAtAProvider', ['providerId', 'accountId'])
    .execute();
  await database.schema.createIndex('accountsOfLearner').on('accounts').column('userId').execute();
}

async function createVerifications(database: Kysely<unknown>): Promise<void> {
  await strictTable(database, 'verifications')
    .addColumn('id', 'text', (id) => id.primaryKey().notNull())
    .addColumn('identifier', 'text', (identifier) => identifier.notNull())
    .addColumn('value', 'text', (value) => value.notNull())
    .addColumn('expiresAt', 'text', (at) => at.notNull())
    .addColumn('createdAt', 'text', (at) => at.notNull())
    .addColumn('updatedAt', 'text', (at) => at.notNull())
    .execute();
  await database.schema.createIndex('verificationsByName').on('verifications').column('identifier').execute();
}
