import type { Updateable } from 'kysely';
import type { WrongTries } from '#rules/groups/pupils.ts';
import type { MainDatabase } from '../../database/connect.ts';
import type { Instant, PupilAccountsTable } from '../../database/tables.ts';

/** The pupils whose accounts were created in these groups. */
export async function findPupilsMadeIn(database: MainDatabase, groupIds: readonly string[]) {
  if (groupIds.length === 0) return [];
  return database
    .selectFrom('pupilAccounts')
    .select(['groupId', 'learnerId', 'nameKey', 'schoolNumber'])
    .where('groupId', 'in', groupIds)
    .execute();
}

/** Stores the school's own number of a pupil. */
export async function saveSchoolNumber(database: MainDatabase, learnerId: string, schoolNumber: string): Promise<void> {
  await database.updateTable('pupilAccounts').set({ schoolNumber }).where('learnerId', '=', learnerId).execute();
}

/** Changes the name of a pupil, also the one to sign in with. Returns false when another pupil of the class has it. */
export async function renamePupil(
  database: MainDatabase,
  { learnerId, groupId }: { learnerId: string; groupId: string },
  { name, nameKey }: { name: string; nameKey: string },
): Promise<boolean> {
  const others = database.selectFrom('pupilAccounts').select('learnerId').where('groupId', '=', groupId);
  const namesake = await others.where('nameKey', '=', nameKey).where('learnerId', '!=', learnerId).executeTakeFirst();
  if (namesake) return false;
  await database.updateTable('pupilAccounts').set({ nameKey }).where('learnerId', '=', learnerId).execute();
  await database.updateTable('accounts').set({ name }).where('id', '=', learnerId).execute();
  return true;
}

/**
 * The pupil with this name who is in the class with this code, or has it on the card, and has no other sign-in method;
 * undefined when there is none. A pupil of the class comes before one who moved to another one.
 */
export async function findPupilByCode(database: MainDatabase, pupilCode: string, nameKey: string) {
  const rows = await database
    .selectFrom('pupilAccounts')
    .leftJoin('groups', 'groups.groupId', 'pupilAccounts.groupId')
    .select(['pupilAccounts.learnerId', 'pictureHash', 'wrongTries', 'wrongSince', 'lastWrongAt', 'groups.pupilCode'])
    .where('nameKey', '=', nameKey)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('classCode', '=', pupilCode),
        eb(
          'pupilAccounts.groupId',
          'in',
          selectFrom('groups as classes').select('classes.groupId').where('classes.pupilCode', '=', pupilCode),
        ),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('signInMethods')
            .select('signInMethods.id')
            .whereRef('signInMethods.userId', '=', 'pupilAccounts.learnerId'),
        ),
      ),
    )
    .orderBy('pupilAccounts.learnerId')
    .execute();
  const row = rows.find((each) => each.pupilCode === pupilCode) ?? rows[0];
  return row && { learnerId: row.learnerId, pictureHash: row.pictureHash, tries: triesIn(row) };
}

function triesIn({ wrongTries, wrongSince, lastWrongAt }: TriesRow): WrongTries | null {
  if (wrongSince === null || lastWrongAt === null) return null;
  return { count: wrongTries, since: Date.parse(wrongSince), last: Date.parse(lastWrongAt) };
}

type TriesRow = { wrongTries: number; wrongSince: Instant | null; lastWrongAt: Instant | null };

/** Stores the wrong tries of an account. */
export async function saveWrongTries(database: MainDatabase, learnerId: string, tries: WrongTries): Promise<void> {
  const [wrongSince, lastWrongAt] = [tries.since, tries.last].map((at) => new Date(at).toISOString());
  const row = { wrongTries: tries.count, wrongSince: wrongSince ?? null, lastWrongAt: lastWrongAt ?? null };
  await database.updateTable('pupilAccounts').set(row).where('learnerId', '=', learnerId).execute();
}

/** Stores new pictures with the code of the class that is on their card; they also unlock the account. */
export async function savePictures(
  database: MainDatabase,
  learnerId: string,
  pictures: Pick<Updateable<PupilAccountsTable>, 'pictureHash' | 'picturesChangedAt' | 'classCode'>,
): Promise<void> {
  await database
    .updateTable('pupilAccounts')
    .set({ ...pictures, wrongTries: 0, wrongSince: null, lastWrongAt: null })
    .where('learnerId', '=', learnerId)
    .execute();
}

/** Stores the parent who consented to storing screening results, and when; null deletes the consent. */
export async function saveParentConsent(
  database: MainDatabase,
  learnerId: string,
  consent: { agreedById: string; agreedAt: Instant } | { agreedById: null; agreedAt: null },
): Promise<void> {
  await database.updateTable('pupilAccounts').set(consent).where('learnerId', '=', learnerId).execute();
}

/** Stops sharing the learner's screening results with every group. */
export async function hideScreening(database: MainDatabase, learnerId: string): Promise<void> {
  await database.updateTable('groupMembers').set({ screening: 0 }).where('learnerId', '=', learnerId).execute();
}

/** Shares the screening results of a member with a group. */
export async function showScreening(database: MainDatabase, learnerId: string, groupId: string): Promise<void> {
  await database
    .updateTable('groupMembers')
    .set({ screening: 1 })
    .where('learnerId', '=', learnerId)
    .where('groupId', '=', groupId)
    .execute();
}

/**
 * Stores a change of a learner's pictures. Of the changes by teachers on one day in UTC the first and the last are
 * kept, so that no number of them displaces others. Call it in a transaction that locks the learner.
 */
export async function insertPictureChange(
  database: MainDatabase,
  change: { changeId: string; learnerId: string; leaderId: string; changedAt: Instant },
): Promise<void> {
  const { learnerId, leaderId, changedAt } = change;
  const [, ...later] = await database
    .selectFrom('pictureChanges')
    .select('changeId')
    .where('learnerId', '=', learnerId)
    .where('leaderId', '=', leaderId)
    .where('changedAt', '>=', changedAt.slice(0, 10))
    .orderBy('changedAt')
    .execute();
  const last = later.at(-1);
  if (!last) await database.insertInto('pictureChanges').values(change).execute();
  else await database.updateTable('pictureChanges').set({ changedAt }).where('changeId', '=', last.changeId).execute();
}

/** All stored changes of a learner's pictures, newest first. */
export async function findPictureChanges(database: MainDatabase, learnerId: string) {
  return database
    .selectFrom('pictureChanges')
    .leftJoin('accounts', 'accounts.id', 'pictureChanges.leaderId')
    .select(['changedAt', 'accounts.name as leaderName'])
    .where('learnerId', '=', learnerId)
    .orderBy('changedAt', 'desc')
    .orderBy('changeId', 'desc')
    .execute();
}

/** Deletes picture changes older than `before`. */
export async function deleteOldPictureChanges(database: MainDatabase, before: Instant): Promise<void> {
  await database.deleteFrom('pictureChanges').where('changedAt', '<', before).execute();
}

/** Whether a class has this code for signing in with pictures, or a card still has that of a class of before. */
export async function isPupilCodeTaken(database: MainDatabase, pupilCode: string): Promise<boolean> {
  const groups = database.selectFrom('groups').select('groupId').where('pupilCode', '=', pupilCode);
  const cards = database.selectFrom('pupilAccounts').select('learnerId').where('classCode', '=', pupilCode);
  return (await groups.executeTakeFirst()) !== undefined || (await cards.limit(1).executeTakeFirst()) !== undefined;
}
