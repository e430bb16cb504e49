import { randomUUID } from 'node:crypto';
import type { MainDatabase } from '../../database/connect.ts';
import type { Instant } from '../../database/tables.ts';
import { findVerification, takeVerification } from '../verification-queries.ts';

/** What a mailed link is for. */
export type LinkKind = 'confirm-email' | 'reset-password';
/** The token is stored as a hash only, so that a copy of the database contains no valid link. */
type Link = { kind: LinkKind; tokenHash: string };

/** Stores a link of a learner. Returns false, and stores nothing, when the learner was deleted. */
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

/** The id of the learner of a valid link; undefined when the link does not exist or has expired. */
export function findLink(database: MainDatabase, link: Link, now: Instant): Promise<string | undefined> {
  return findVerification(database, identifierOf(link), now);
}

/** Deletes a link and returns the id of its learner; undefined when the link did not exist or had expired. */
export function takeLink(database: MainDatabase, link: Link, now: Instant): Promise<string | undefined> {
  return takeVerification(database, identifierOf(link), now);
}

/** Deletes all links of one kind of a learner. */
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
