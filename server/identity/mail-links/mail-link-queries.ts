import { randomUUID } from 'node:crypto';
import type { MainDatabase } from '../../database/connect.ts';
import type { Instant } from '../../database/tables.ts';

/** What a link of a mail to a learner does. */
export type LinkKind = 'confirm-email' | 'reset-password';
/** A link by the hash of its token: the database holds none that works. */
type Link = { kind: LinkKind; tokenHash: string };

/** Remembers a link of a learner until it ends. Gives false, and remembers nothing, when the learner is gone. */
export async function insertLink(
  database: MainDatabase,
  { kind, tokenHash, learnerId, at, expiresAt }: Link & { learnerId: string; at: Instant; expiresAt: Instant },
): Promise<boolean> {
  const identifier = identifierOf({ kind, tokenHash });
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('verifications')
    .columns(['value', 'id', 'identifier', 'expiresAt', 'createdAt', 'updatedAt'])
    .expression((row) =>
      row
        .selectFrom('learners')
        .select(({ val }) => [
          'learners.id',
          val(randomUUID()).as('rowId'),
          val(identifier).as('identifier'),
          val(expiresAt).as('expiresAt'),
          val(at).as('createdAt'),
          val(at).as('updatedAt'),
        ])
        .where('learners.id', '=', learnerId),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The learner of a link that still works. */
export async function findLink(database: MainDatabase, link: Link, now: Instant): Promise<string | undefined> {
  const row = await database
    .selectFrom('verifications')
    .select('value')
    .where('identifier', '=', identifierOf(link))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.value;
}

/** Uses a link up, and gives its learner when it still worked. */
export async function takeLink(database: MainDatabase, link: Link, now: Instant): Promise<string | undefined> {
  const row = await database
    .deleteFrom('verifications')
    .where('identifier', '=', identifierOf(link))
    .returning(['value', 'expiresAt'])
    .executeTakeFirst();
  return row && row.expiresAt > now ? row.value : undefined;
}

/** Ends the other links of a kind, once one of them was used. */
export async function deleteLinksOf(database: MainDatabase, learnerId: string, kind: LinkKind): Promise<void> {
  await database
    .deleteFrom('verifications')
    .where('value', '=', learnerId)
    .where('identifier', 'like', `${kind}:%`)
    .execute();
}

function identifierOf({ kind, tokenHash }: Link): string {
  return `${kind}:${tokenHash}`;
}
