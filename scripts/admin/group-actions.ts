import { groupNameSchema } from '../../contract/groups/groups.ts';
import { nameSchema } from '../../contract/people/learner.ts';
import { ROLE_OF_LEADER } from '../../rules/groups/groups.ts';
import { nameKey } from '../../rules/groups/pupil-names.ts';
import type { MainDatabase } from '../../server/database/connect.ts';
import type { ScreeningDatabases } from '../../server/database/screening-databases.ts';
import { inLearnerTransaction } from '../../server/database/transaction.ts';
import type { Environment } from '../../server/environment/environment.ts';
import { StartupError } from '../../server/environment/startup-error.ts';
import { updateGroup } from '../../server/groups/group-queries.ts';
import { findLeaders, lockGroups } from '../../server/groups/leaders/leader-queries.ts';
import { addLeader, setLeaderRole } from '../../server/groups/leaders/leader-roles.ts';
import { keepGroup } from '../../server/groups/school-year/end-group.ts';
import { findLeavers } from '../../server/groups/school-year/leaver-queries.ts';
import { createIsTaken, movePupil } from '../../server/groups/school-year/move-pupils.ts';
import { findPerson } from '../../server/identity/accounts/account-queries.ts';
import { deleteLearner } from '../../server/own-data/delete-learner.ts';
import { finishInBothDatabases } from './actions.ts';
import { deleteExportedFiles } from './exported-files.ts';
import { requireGroupWithId } from './find-groups.ts';
import { requireAccount } from './find-learners.ts';
import type { Plan } from './plan.ts';

type Needs = {
  databases: ScreeningDatabases;
  environment: Pick<Environment, 'dataDir'>;
  options: { class?: string | undefined; before?: string | undefined };
  now: Date;
};
type Action = (needs: Needs, first: string, second: string) => Promise<Plan & { learnerId?: string }>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The commands about classes and families, and about several pupils at once. */
export const GROUP_ACTIONS = {
  async 'hand-over'({ databases: { database }, now }, idOfGroup, who) {
    const { groupId, kind, name, endsOn } = await requireGroupWithId(database, idOfGroup);
    const { id: leaderId } = await requireAccount(database, who);
    if ((await findRole(database, leaderId)) !== ROLE_OF_LEADER[kind])
      throw new StartupError(`The learner ${leaderId} is not a ${kind === 'class' ? 'teacher' : 'parent'}.`);
    const group = `${kind} ${groupId} (${name})`;
    return {
      learnerId: leaderId,
      would: `let the learner ${leaderId} lead the ${group}, beside those who lead it now`,
      async act() {
        await inLearnerTransaction(database, leaderId, async (transaction) => {
          await lockGroups(transaction, [groupId]);
          const leaders = await findLeaders(transaction, [groupId]);
          const isLeader = leaders.some((leader) => leader.leaderId === leaderId);
          const place = { leaderId, groupId };
          if (isLeader) await setLeaderRole(transaction, place, 'leads');
          else await addLeader(transaction, { ...place, kind, role: 'leads', since: now.toISOString() });
          await keepGroup(transaction, groupId, endsOn);
        });
        return `The learner ${leaderId} leads the ${group} now. Reports that its learners shared are closed.`;
      },
    };
  },

  async move({ databases: { database }, now }, who, idOfGroup) {
    const { id } = await requireAccount(database, who);
    const { groupId, kind, name } = await requireGroupWithId(database, idOfGroup);
    const pupils = database.selectFrom('pupilAccounts').select('groupId').where('learnerId', '=', id);
    if (kind !== 'class' || !(await pupils.where('isBySchool', '=', 0).executeTakeFirst()))
      throw new StartupError('Only an account that a teacher made can be moved, and only to a class.');
    return {
      learnerId: id,
      would: `move the pupil ${id} to the class ${groupId} (${name}), whose leaders look after the account then`,
      async act() {
        await inLearnerTransaction(database, id, async (transaction) => {
          await lockGroups(transaction, [groupId]);
          const pupil = await findPupilOf(transaction, id);
          if (pupil) await refuseTaken(transaction, groupId, pupil);
          await movePupil(transaction, id, groupId, now.toISOString());
        });
        return `The pupil ${id} is in the class ${groupId} (${name}) now. The card still works.`;
      },
    };
  },

  async rename({ databases: { database } }, idOrEmail, name) {
    const group = await requireGroupWithId(database, idOrEmail).catch(() => null);
    if (group) {
      const wanted = usable(groupNameSchema.safeParse(name).data, name);
      return {
        would: `rename the ${group.kind} ${group.groupId} (${group.name}) to ${wanted}`,
        async act() {
          await updateGroup(database, group.groupId, { name: wanted });
          return `The ${group.kind} ${group.groupId} is called ${wanted} now.`;
        },
      };
    }
    const { id } = await requireAccount(database, idOrEmail);
    const wanted = usable(nameSchema.safeParse(name).data, name);
    return {
      learnerId: id,
      would: `rename the learner ${id} to ${wanted}`,
      async act() {
        await inLearnerTransaction(database, id, async (transaction) => {
          await transaction.updateTable('accounts').set({ name: wanted }).where('id', '=', id).execute();
          const pupil = await findPupilOf(transaction, id);
          if (!pupil) return;
          const renamed = { ...pupil, nameKey: nameKey(wanted) };
          if (pupil.groupId !== null) await refuseTaken(transaction, pupil.groupId, renamed);
          const change = transaction.updateTable('pupilAccounts').set({ nameKey: renamed.nameKey });
          await change.where('learnerId', '=', id).execute();
        });
        return `The learner ${id} is called ${wanted} now.`;
      },
    };
  },

  async 'delete-leavers'({ databases, environment: { dataDir }, options, now }) {
    const { database } = databases;
    const { class: idOfGroup, before } = options;
    if ((idOfGroup === undefined) === (before === undefined))
      throw new StartupError('Say which: delete-leavers --class GROUP, or delete-leavers --before YYYY-MM-DD.');
    if (before !== undefined && !(DAY.test(before) && before <= now.toISOString().slice(0, 10)))
      throw new StartupError('--before has to be a day of the past, such as 2026-07-31.');
    const groupId = idOfGroup === undefined ? undefined : (await requireGroupWithId(database, idOfGroup)).groupId;
    const which = { ...(groupId !== undefined && { groupId }), ...(before !== undefined && { before }) };
    const leavers = await findLeavers(database, which);
    const names = leavers.map(({ learnerId, name }) => `\n  ${learnerId} ${name}`).join('');
    return {
      would: `delete ${leavers.length} accounts of pupils who left, and everything that is stored about them:${names}`,
      async act() {
        const deleted: string[] = [];
        for (const { learnerId } of leavers) {
          // Checks again: the pupil may have come back since the list was read.
          if (!(await findLeavers(database, which)).some((leaver) => leaver.learnerId === learnerId)) continue;
          await deleteLearner(database, learnerId, now);
          deleted.push(learnerId);
        }
        const rest = await finishInBothDatabases(databases);
        const exported = await deleteExportedFiles(dataDir, deleted);
        return `Deleted: ${deleted.length} accounts of pupils who left.${exported}${rest}`;
      },
    };
  },
} satisfies Record<string, Action>;

async function findRole(database: MainDatabase, learnerId: string) {
  await findPerson(database, learnerId);
  const people = database.selectFrom('learners').select('role').where('id', '=', learnerId);
  return (await people.executeTakeFirst())?.role;
}

function usable(name: string | undefined, typed: string): string {
  if (name !== undefined) return name;
  throw new StartupError(`This name cannot be used: ${typed}`);
}

/** The account of a pupil that a teacher made; undefined for another learner. */
function findPupilOf(database: MainDatabase, learnerId: string) {
  const pupils = database.selectFrom('pupilAccounts').select(['learnerId', 'groupId', 'nameKey', 'schoolNumber']);
  return pupils.where('learnerId', '=', learnerId).executeTakeFirst();
}

/** Names differ within a class, because a pupil may type the name to sign in; so do the numbers of the school. */
async function refuseTaken(
  database: MainDatabase,
  groupId: string,
  pupil: { learnerId: string; nameKey: string; schoolNumber: string | null },
): Promise<void> {
  if ((await createIsTaken(database, groupId))(pupil))
    throw new StartupError(
      'Another pupil of that class has this name, or number of the school. Rename one of them first.',
    );
}
