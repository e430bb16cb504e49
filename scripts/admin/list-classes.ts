import { sql } from 'kysely';
import type { MainDatabase } from '../../server/database/connect.ts';

/** The newest classes and families with who leads them and how many are in them; no code, and nobody's results. */
export function listClasses(database: MainDatabase, limit: number) {
  return database
    .selectFrom('groups')
    .innerJoin('accounts', 'accounts.id', 'groups.leaderId')
    .select(['groupId', 'kind', 'groups.name', 'leaderId', 'accounts.name as leaderName', 'groups.createdAt'])
    .select((group) =>
      group
        .selectFrom('groupMembers')
        .select(sql<number>`cast(count(*) as integer)`.as('count'))
        .whereRef('groupMembers.groupId', '=', 'groups.groupId')
        .as('memberCount'),
    )
    .orderBy('groups.createdAt', 'desc')
    .orderBy('groupId')
    .limit(limit)
    .execute();
}
