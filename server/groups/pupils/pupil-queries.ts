import { findTypedName, nameKey } from '#rules/groups/pupil-names.ts';
import type { ElsewhereTries, WrongTries } from '#rules/groups/wrong-tries.ts';
import type { MainDatabase } from '../../database/connect.ts';
import type { Instant, PictureChangesTable, PupilAccountsTable } from '../../database/tables.ts';

/** The pupils whose accounts belong to these groups; those who left one have no `memberOf`. */
export async function findPupilsMadeIn(database: MainDatabase, groupIds: readonly string[]) {
  if (groupIds.length === 0) return [];
  return database
    .selectFrom('pupilAccounts')
    .innerJoin('accounts', 'accounts.id', 'pupilAccounts.learnerId')
    .leftJoin('groupMembers', (join) =>
      join
        .onRef('groupMembers.learnerId', '=', 'pupilAccounts.learnerId')
        .onRef('groupMembers.groupId', '=', 'pupilAccounts.groupId'),
    )
    .select(['pupilAccounts.groupId', 'pupilAccounts.learnerId', 'accounts.name', 'nameKey', 'schoolNumber'])
    .select('groupMembers.groupId as memberOf')
    .where('pupilAccounts.groupId', 'in', groupIds)
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
  name: { name: string; nameKey: string },
): Promise<boolean> {
  // Keys that earlier versions stored have accents and spaces.
  const others = (await findPupilsMadeIn(database, [groupId])).filter((pupil) => pupil.learnerId !== learnerId);
  if (others.some((pupil) => nameKey(pupil.nameKey) === name.nameKey)) return false;
  await database
    .updateTable('pupilAccounts')
    .set({ nameKey: name.nameKey })
    .where('learnerId', '=', learnerId)
    .execute();
  await database.updateTable('accounts').set({ name: name.name }).where('id', '=', learnerId).execute();
  return true;
}

/** What signing in needs of accounts with pictures and no other sign-in method. */
function selectSignIn(database: MainDatabase) {
  return database
    .selectFrom('pupilAccounts')
    .innerJoin('accounts', 'accounts.id', 'pupilAccounts.learnerId')
    .leftJoin('groups', 'groups.groupId', 'pupilAccounts.groupId')
    .select(['pupilAccounts.learnerId', 'accounts.name', 'pictureHash', 'signInOpenUntil', 'groups.pupilCode'])
    .select(['wrongTries', 'wrongSince', 'lastWrongAt', 'elsewhereTries', 'elsewhereSince'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('signInMethods')
            .select('signInMethods.id')
            .whereRef('signInMethods.userId', '=', 'pupilAccounts.learnerId'),
        ),
      ),
    );
}

/** An account that pictures can open. */
export type PictureAccount = {
  learnerId: string;
  pictureHash: string;
  /** Until when a teacher lets the class sign in with typed names; null: never. */
  openUntil: Instant | null;
  tries: WrongTries | null;
  elsewhere: ElsewhereTries | null;
};

/** The account whose card has this secret or this code; undefined when there is none. */
export async function findPupilByCard(
  database: MainDatabase,
  column: 'cardHash' | 'cardCode',
  value: string,
): Promise<PictureAccount | undefined> {
  const row = await selectSignIn(database).where(column, '=', value).executeTakeFirst();
  return row && accountIn(row);
}

/**
 * The account whom a person with this typed name means, of the class with this code, or else of those who have it on the card;
 * undefined when there is none.
 */
export async function findPupilByName(
  database: MainDatabase,
  pupilCode: string,
  typedName: string,
): Promise<PictureAccount | undefined> {
  const rows = await selectSignIn(database)
    .where(({ or, eb, selectFrom }) => {
      const classes = selectFrom('groups as classes')
        .select('classes.groupId')
        .where('classes.pupilCode', '=', pupilCode);
      return or([eb('classCode', '=', pupilCode), eb('pupilAccounts.groupId', 'in', classes)]);
    })
    .execute();
  const inClass = rows.filter((row) => row.pupilCode === pupilCode);
  const row = findTypedName(inClass, typedName) ?? findTypedName(rows, typedName);
  return row && accountIn(row);
}

type SignInRow = Awaited<ReturnType<ReturnType<typeof selectSignIn>['execute']>>[number];

function accountIn(row: SignInRow): PictureAccount {
  const { learnerId, pictureHash, signInOpenUntil: openUntil, elsewhereTries: count, elsewhereSince } = row;
  const [since, last] = [row.wrongSince, row.lastWrongAt].map((at) => at && Date.parse(at));
  return {
    ...{ learnerId, pictureHash, openUntil },
    tries: since && last ? { count: row.wrongTries, since, last } : null,
    elsewhere: elsewhereSince ? { count, since: elsewhereSince } : null,
  };
}

type TriesChange = Pick<PictureAccount, 'tries' | 'elsewhere'> & { manyWrongAt: Instant | null };

/** Stores the wrong tries of an account. `manyWrongAt`: now, when they are many. */
export async function saveWrongTries(
  database: MainDatabase,
  learnerId: string,
  { tries, elsewhere, manyWrongAt }: TriesChange,
): Promise<void> {
  const instant = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString());
  const row = {
    ...{ wrongTries: tries?.count ?? 0, wrongSince: instant(tries?.since), lastWrongAt: instant(tries?.last) },
    ...{ elsewhereTries: elsewhere?.count ?? 0, elsewhereSince: elsewhere?.since ?? null },
    ...(manyWrongAt !== null && { manyWrongAt }),
  };
  await database.updateTable('pupilAccounts').set(row).where('learnerId', '=', learnerId).execute();
}

/** The columns of a card. */
export type StoredCard = Pick<PupilAccountsTable, 'pictureHash'> & {
  [Column in 'cardHash' | 'cardCode' | 'sealedCard']: string;
};

/** Stores a new card with the code of the class that is on it, and forgets all wrong tries. */
export async function saveCard(
  database: MainDatabase,
  learnerId: string,
  card: StoredCard & { picturesChangedAt: Instant; classCode: string | null },
): Promise<void> {
  const tries = { wrongTries: 0, wrongSince: null, lastWrongAt: null, elsewhereTries: 0, elsewhereSince: null };
  await database
    .updateTable('pupilAccounts')
    .set({ ...card, ...tries, manyWrongAt: null })
    .where('learnerId', '=', learnerId)
    .execute();
}

/** The encrypted cards of these learners, and when there were many wrong tries, by learner. */
export async function findCards(database: MainDatabase, learnerIds: readonly string[]) {
  if (learnerIds.length === 0) return new Map<string, never>();
  const rows = await database
    .selectFrom('pupilAccounts')
    .select(['learnerId', 'cardCode', 'sealedCard', 'manyWrongAt'])
    .where('learnerId', 'in', learnerIds)
    .execute();
  return new Map(rows.map((row) => [row.learnerId, row]));
}

/** Which of these codes belong to a card. */
export async function findTakenCardCodes(database: MainDatabase, cardCodes: readonly string[]): Promise<string[]> {
  const taken = database.selectFrom('pupilAccounts').select('cardCode').where('cardCode', 'in', cardCodes);
  return (await taken.execute()).flatMap(({ cardCode }) => cardCode ?? []);
}

/**
 * Stops sharing the learner's screening results: with the groups that a parent leads, except those of other parents who go on
 * reading them; without such parents with every group.
 */
export async function hideScreening(
  database: MainDatabase,
  learnerId: string,
  parentId: string | null = null,
  otherIds: readonly string[] = [],
): Promise<void> {
  const hide = database.updateTable('groupMembers').set({ screening: 0 }).where('learnerId', '=', learnerId);
  if (otherIds.length === 0) {
    await hide.execute();
    return;
  }
  const led = database.selectFrom('groupLeaders').select('groupLeaders.groupId');
  await hide
    .where('groupId', 'in', led.where('leaderId', '=', parentId))
    .where('groupId', 'not in', led.where('leaderId', 'in', otherIds))
    .execute();
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

type PictureChange = Pick<PictureChangesTable, 'changeId' | 'learnerId' | 'changedAt'> & { leaderId: string };

/**
 * Stores changes of learners' pictures, or looks at their cards, by one leader. Of those of one day in UTC the first and the last
 * are kept, so that no number of them displaces others. Call it in a transaction that locks the learners.
 */
export async function insertPictureChanges(
  database: MainDatabase,
  kind: 'new' | 'seen',
  changes: readonly PictureChange[],
): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const { leaderId, changedAt } = first;
  const earlier = await database
    .selectFrom('pictureChanges')
    .select(['changeId', 'learnerId'])
    .where('kind', '=', kind)
    .where('leaderId', '=', leaderId)
    .where('changedAt', '>=', changedAt.slice(0, 10))
    .where(
      'learnerId',
      'in',
      changes.map(({ learnerId }) => learnerId),
    )
    .orderBy('changedAt')
    .execute();
  const ofDay = (learnerId: string) => earlier.filter((row) => row.learnerId === learnerId);
  const inserted = changes.filter(({ learnerId }) => ofDay(learnerId).length < 2);
  const moved = changes.flatMap(({ learnerId }) => ofDay(learnerId)[1]?.changeId ?? []);
  if (inserted.length > 0)
    await database
      .insertInto('pictureChanges')
      .values(inserted.map((change) => ({ ...change, kind })))
      .execute();
  if (moved.length > 0)
    await database.updateTable('pictureChanges').set({ changedAt }).where('changeId', 'in', moved).execute();
}

/** All stored changes of a learner's pictures, and looks at the card, newest first. */
export async function findPictureChanges(database: MainDatabase, learnerId: string) {
  const rows = await database
    .selectFrom('pictureChanges')
    .leftJoin('accounts', 'accounts.id', 'pictureChanges.leaderId')
    .select(['kind', 'changedAt', 'accounts.name as leaderName'])
    .where('learnerId', '=', learnerId)
    .orderBy('changedAt', 'desc')
    .orderBy('changeId', 'desc')
    .execute();
  const of = (kind: 'new' | 'seen') => rows.filter((row) => row.kind === kind);
  return {
    pictureChanges: of('new').map(({ changedAt, leaderName }) => ({ changedAt, leaderName })),
    cardLooks: of('seen').map(({ changedAt: lookedAt, leaderName }) => ({ lookedAt, leaderName })),
  };
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
