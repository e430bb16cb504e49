import type { MainDatabase } from '../../server/database/connect.ts';
import { selectGroups } from '../../server/groups/group-queries.ts';

/** The newest classes and families with their leader and their number of members; no codes and no results. */
export function listClasses(database: MainDatabase, limit: number) {
  return selectGroups(database)
    .innerJoin('accounts', 'accounts.id', 'groups.leaderId')
    .select(['groupId', 'kind', 'groups.name', 'leaderId', 'accounts.name as leaderName', 'groups.createdAt'])
    .orderBy('groups.createdAt', 'desc')
    .orderBy('groupId')
    .limit(limit)
    .execute();
}
