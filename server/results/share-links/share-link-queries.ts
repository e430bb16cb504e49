import type { ShareLink } from '#contract/screening/share-links.ts';
import type { ShownByLink } from '#rules/groups/share-link.ts';
import type { MainDatabase } from '../../database/connect.ts';
import type { Instant, ShareLinksTable } from '../../database/tables.ts';

type NewLink = Pick<ShareLinksTable, 'linkId' | 'learnerId' | 'tokenHash' | 'createdAt' | 'expiresAt'> & {
  shows: ShownByLink;
};

/** Stores a new link. */
export async function insertShareLink(database: MainDatabase, link: NewLink): Promise<void> {
  await database
    .insertInto('shareLinks')
    .values({ ...link, revokedAt: null, lastOpenedAt: null })
    .execute();
}

/** The stored links of a learner, newest first. */
export async function findShareLinks(database: MainDatabase, learnerId: string): Promise<ShareLink[]> {
  return database
    .selectFrom('shareLinks')
    .select(['linkId', 'shows', 'createdAt', 'expiresAt', 'revokedAt', 'lastOpenedAt', 'openedCount'])
    .where('learnerId', '=', learnerId)
    .orderBy('createdAt', 'desc')
    .orderBy('linkId', 'desc')
    .execute();
}

/** The link with this token; undefined when there is none. */
export async function findLinkByToken(database: MainDatabase, tokenHash: string) {
  return database
    .selectFrom('shareLinks')
    .select(['linkId', 'learnerId', 'shows', 'expiresAt', 'revokedAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

/** Revokes a link; one that is already revoked keeps its instant. Returns false when the learner has no such link. */
export async function revokeShareLink(
  database: MainDatabase,
  link: { learnerId: string; linkId: string; at: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('shareLinks')
    .set((row) => ({ revokedAt: row.fn.coalesce('revokedAt', row.val(link.at)) }))
    .where('linkId', '=', link.linkId)
    .where('learnerId', '=', link.learnerId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Counts one opening of a link. Returns false when it was revoked or deleted. */
export async function countOpening(database: MainDatabase, linkId: string, at: Instant): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('shareLinks')
    .set((row) => ({ lastOpenedAt: at, openedCount: row('openedCount', '+', 1) }))
    .where('linkId', '=', linkId)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Whether the learner keeps a plan in the account. */
export async function hasPlan(database: MainDatabase, learnerId: string): Promise<boolean> {
  const versions = database.selectFrom('planVersions').select('day').where('learnerId', '=', learnerId);
  return (await versions.executeTakeFirst()) !== undefined;
}

/** Deletes all links of a learner that show this. */
export async function deleteShareLinks(database: MainDatabase, learnerId: string, shows: ShownByLink): Promise<void> {
  await database.deleteFrom('shareLinks').where('learnerId', '=', learnerId).where('shows', '=', shows).execute();
}

/** Deletes the links that expired before an instant. */
export async function deleteExpiredShareLinks(database: MainDatabase, before: Instant): Promise<void> {
  await database.deleteFrom('shareLinks').where('expiresAt', '<=', before).execute();
}
