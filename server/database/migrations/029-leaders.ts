import { type Kysely, sql } from 'kysely';
import { isOneOf, strictTable, strictTableByKey } from './strict-table.ts';

const ROLES = ['leads', 'helps'];

/** The leaders of each group, the codes that invite more of them, and the days on which classes and accounts end. */
export async function createLeaders(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await strictTableByKey(database, 'groupLeaders')
    .addColumn('leaderId', 'text', (id) => id.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('groupId', 'text', (id) => id.notNull().references('groups.groupId').onDelete('cascade'))
    .addColumn('role', 'text', (role) => role.notNull().check(isOneOf('role', ROLES)))
    .addColumn('since', 'text', (at) => at.notNull())
    .addPrimaryKeyConstraint('groupLeadersKey', ['leaderId', 'groupId'])
    .execute();
  await schema.createIndex('leadersByGroup').on('groupLeaders').columns(['groupId', 'leaderId']).execute();

  await strictTable(database, 'leaderInvitations')
    .addColumn('invitationId', 'text', (id) => id.primaryKey().notNull())
    .addColumn('groupId', 'text', (id) => id.notNull().references('groups.groupId').onDelete('cascade'))
    .addColumn('code', 'text', (code) => code.notNull().unique())
    .addColumn('role', 'text', (role) => role.notNull().check(isOneOf('role', ROLES)))
    .addColumn('expiresAt', 'text', (at) => at.notNull())
    .execute();
  await schema.createIndex('invitationsByGroup').on('leaderInvitations').columns(['groupId', 'expiresAt']).execute();

  await schema.alterTable('groups').addColumn('endsOn', 'text').execute();
  await schema.alterTable('pupilAccounts').addColumn('endsOn', 'text').execute();
  await schema.alterTable('pupilAccounts').addColumn('classCode', 'text').execute();
  await schema.createIndex('pupilsByClassCode').on('pupilAccounts').columns(['classCode', 'nameKey']).execute();
  for (const table of ['groups', 'pupilAccounts'])
    await schema
      .createIndex(`${table}ByEnd`)
      .on(table)
      .column('endsOn')
      .where(sql<boolean>`"endsOn" is not null`)
      .execute();
}

/** Whoever led a group alone leads it now, and each card keeps the code of the class that is on it. Can be repeated. */
export async function fillLeaders<Tables>(database: Kysely<Tables>): Promise<void> {
  await sql`
    insert into "groupLeaders" ("leaderId", "groupId", "role", "since")
    select "leaderId", "groupId", 'leads', "createdAt" from "groups" where true
    on conflict do nothing
  `.execute(database);
  await sql`
    update "pupilAccounts" set "classCode" =
      (select "pupilCode" from "groups" where "groups"."groupId" = "pupilAccounts"."groupId")
  `.execute(database);
}

/** Drops the only leader, with whose account the group was deleted. */
export async function dropOnlyLeader({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropIndex('groupsByLeader').ifExists().execute();
  await schema.alterTable('groups').dropColumn('leaderId').execute();
}
