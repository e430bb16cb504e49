import { randomUUID } from 'node:crypto';
import { SHARES, type Shares } from '#rules/groups/groups.ts';
import type { MainDatabase } from '../database/connect.ts';
import type { GroupViewDaysTable, Instant } from '../database/tables.ts';
import { flagsOf, sharesOf } from './group-queries.ts';

type View = Pick<GroupViewDaysTable, 'learnerId' | 'leaderId' | 'viewedAt'> & { shown: Shares };

/**
 * Stores looks of a leader at what members share. Looks on the same day in UTC at the same things of a learner are one row
 * with the first and the last of them, so that no number of looks pushes others out.
 */
export async function saveViews(database: MainDatabase, views: readonly View[]): Promise<void> {
  if (views.length === 0) return;
  const rows = views.map(({ shown, ...view }) => ({
    ...{ viewId: randomUUID(), day: view.viewedAt.slice(0, 10), firstViewedAt: view.viewedAt },
    ...{ ...view, ...flagsOf(shown) },
  }));
  await database
    .insertInto('groupViewDays')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['learnerId', 'leaderId', 'day', ...SHARES])
        .doUpdateSet((row) => ({ viewedAt: row.ref('excluded.viewedAt') }))
        .whereRef('groupViewDays.viewedAt', '<', 'excluded.viewedAt'),
    )
    .execute();
}

/** All looks at what a learner shared that are still kept, the newest first. */
export async function findViews(database: MainDatabase, learnerId: string) {
  const rows = await database
    .selectFrom('groupViewDays')
    .leftJoin('accounts', 'accounts.id', 'groupViewDays.leaderId')
    .select(['firstViewedAt', 'viewedAt', 'accounts.name as leaderName', ...SHARES])
    .where('learnerId', '=', learnerId)
    .orderBy('viewedAt', 'desc')
    .orderBy('viewId', 'desc')
    .execute();
  return rows.map(({ activity, progress, screening, ...view }) => ({
    ...view,
    shown: sharesOf({ activity, progress, screening }),
  }));
}

/** Deletes looks whose last one was before an instant. */
export async function deleteOldViews(database: MainDatabase, before: Instant): Promise<void> {
  await database.deleteFrom('groupViewDays').where('viewedAt', '<', before).execute();
}
