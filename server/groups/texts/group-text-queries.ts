import type { PlainText } from '#rules/groups/group-texts.ts';
import type { MainDatabase } from '../../database/connect.ts';
import type { GroupTextsTable, Instant, TextReadingsTable } from '../../database/tables.ts';

/** The texts of a group with the names of those who added them, the newest first. */
export async function findGroupTexts(database: MainDatabase, groupId: string) {
  return database
    .selectFrom('groupTexts')
    .leftJoin('accounts', 'accounts.id', 'groupTexts.leaderId')
    .select(['textId', 'title', 'words', 'groupTexts.createdAt', 'accounts.name as madeBy'])
    .where('groupId', '=', groupId)
    .orderBy('groupTexts.createdAt', 'desc')
    .orderBy('textId')
    .execute();
}

/** A text, of this group if one is given; undefined when there is none. */
export async function findText(database: MainDatabase, textId: string, groupId?: string) {
  const text = await database
    .selectFrom('groupTexts')
    .select(['textId', 'groupId', 'title', 'paragraphs'])
    .where('textId', '=', textId)
    .executeTakeFirst();
  if (!text || (groupId !== undefined && text.groupId !== groupId)) return undefined;
  return { textId, title: text.title, paragraphs: JSON.parse(text.paragraphs) as string[] } satisfies PlainText & {
    textId: string;
  };
}

export async function insertText(database: MainDatabase, text: GroupTextsTable): Promise<void> {
  await database.insertInto('groupTexts').values(text).execute();
}

/** Deletes a text of a group and every assignment of it. Returns false when the group has no such text. */
export async function deleteText(database: MainDatabase, groupId: string, textId: string): Promise<boolean> {
  await database
    .deleteFrom('assignments')
    .where('groupId', '=', groupId)
    .where('kind', '=', 'text')
    .where('target', '=', textId)
    .execute();
  const { numDeletedRows } = await database
    .deleteFrom('groupTexts')
    .where('groupId', '=', groupId)
    .where('textId', '=', textId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Stores when a learner read a text; a later time replaces an earlier one. */
export async function saveTextReading(database: MainDatabase, reading: TextReadingsTable): Promise<void> {
  await database
    .insertInto('textReadings')
    .values(reading)
    .onConflict((conflict) =>
      conflict
        .columns(['learnerId', 'textId'])
        .doUpdateSet({ readAt: reading.readAt })
        .where('textReadings.readAt', '<', reading.readAt),
    )
    .execute();
}

/** The texts that each of these learners read at `since` or later. */
export async function findReadTexts(
  database: MainDatabase,
  learnerIds: readonly string[],
  since: Instant = '',
): Promise<(learnerId: string) => { kind: 'text'; passage: string; timestamp: Instant }[]> {
  const rows =
    learnerIds.length === 0
      ? []
      : await database
          .selectFrom('textReadings')
          .select(['learnerId', 'textId', 'readAt'])
          .where('learnerId', 'in', learnerIds)
          .where('readAt', '>=', since)
          .execute();
  const byLearner = Map.groupBy(rows, ({ learnerId }) => learnerId);
  return (learnerId) =>
    (byLearner.get(learnerId) ?? []).map(({ textId, readAt }) => ({
      kind: 'text',
      passage: textId,
      timestamp: readAt,
    }));
}
