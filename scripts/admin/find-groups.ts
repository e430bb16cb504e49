import { compareNames } from '#rules/groups/register-order.ts';
import type { MainDatabase } from '../../server/database/connect.ts';
import { StartupError } from '../../server/environment/startup-error.ts';
import { selectGroups } from '../../server/groups/group-queries.ts';
import { byGroup, findLeaders } from '../../server/groups/leaders/leader-queries.ts';
import { findFormerPupils } from '../../server/groups/school-year/leaver-queries.ts';

/** The newest classes and families with their leaders and their number of members; no codes and no results. */
export function listGroups(database: MainDatabase, limit: number) {
  return withLeaders(database, newestGroups(database).limit(limit));
}

/** The classes and families that nobody leads, and the accounts of pupils that belong to no class. */
export async function listWithoutLeader(database: MainDatabase, limit: number) {
  const groups = newestGroups(database).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('groupLeaders')
          .select('groupLeaders.leaderId')
          .whereRef('groupLeaders.groupId', '=', 'groups.groupId')
          .where('role', '=', 'leads'),
      ),
    ),
  );
  const pupils = await database
    .selectFrom('pupilAccounts')
    .innerJoin('accounts', 'accounts.id', 'pupilAccounts.learnerId')
    .select(['pupilAccounts.learnerId', 'accounts.name', 'endsOn'])
    .where('pupilAccounts.groupId', 'is', null)
    .where('isBySchool', '=', 0)
    .orderBy('pupilAccounts.learnerId')
    .limit(limit)
    .execute();
  return [...(await withLeaders(database, groups.limit(limit))), ...pupils];
}

/** The members of a group, then the pupils who left it, each in the order of a register. */
export async function listMembers(database: MainDatabase, idOfGroup: string) {
  const { groupId } = await requireGroupWithId(database, idOfGroup);
  const members = await database
    .selectFrom('groupMembers')
    .innerJoin('accounts', 'accounts.id', 'groupMembers.learnerId')
    .leftJoin('pupilAccounts', 'pupilAccounts.learnerId', 'groupMembers.learnerId')
    .select(['groupMembers.learnerId', 'accounts.name', 'joinedAt', 'pupilAccounts.madeById', 'endsOn'])
    .where('groupMembers.groupId', '=', groupId)
    .orderBy('groupMembers.learnerId')
    .execute();
  members.sort((one, other) => compareNames(one.name, other.name));
  const former = await findFormerPupils(database, groupId);
  return [
    ...members.map((member) => ({ ...member, hasLeft: false })),
    ...former.map(({ memberId: learnerId, ...pupil }) => ({ learnerId, ...pupil, hasLeft: true })),
  ];
}

/** The group with this id. @throws StartupError when there is none */
export async function requireGroupWithId(database: MainDatabase, groupId: string) {
  const groups = database.selectFrom('groups').select(['groupId', 'kind', 'name', 'endsOn']);
  const group = await groups.where('groupId', '=', groupId).executeTakeFirst();
  if (group) return group;
  throw new StartupError(
    `There is no class or family with the id ${groupId}. Look for it with: npm run admin -- groups`,
  );
}

function newestGroups(database: MainDatabase) {
  return selectGroups(database)
    .select(['groupId', 'kind', 'groups.name', 'groups.createdAt', 'endsOn'])
    .orderBy('groups.createdAt', 'desc')
    .orderBy('groupId');
}

async function withLeaders(database: MainDatabase, query: ReturnType<typeof newestGroups>) {
  const groups = await query.execute();
  const leadersOf = byGroup(
    await findLeaders(
      database,
      groups.map(({ groupId }) => groupId),
    ),
  );
  return groups.map((group) => ({ ...group, leaders: leadersOf(group.groupId) }));
}
