import { randomUUID } from 'node:crypto';
import { SHARES, type Shares } from '#rules/groups/groups.ts';
import type { MainDatabase } from '../database/connect.ts';
import type { GroupViewDaysTable, Instant } from '../database/tables.ts';
import { flagsOf, sharesOf } from './group-queries.ts';

type View = Pick<GroupViewDaysTable, 'learnerId' | 'leaderId' | 'viewedAt'> & { shown: Shares };

/**
 * Stores a leader's views of what members share. Views on the same day in UTC of the same data of a learner are one
 * row with the first and the last view, so that no number of views displaces others. A plan is viewed alone, so that no
 * other row has the same three flags.
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
        .columns(['learnerId', 'leaderId', 'day', 'activity', 'progress', 'screening'])
        .doUpdateSet((row) => ({ viewedAt: row.ref('excluded.viewedAt') }))
        .whereRef('groupViewDays.viewedAt', '<', 'excluded.viewedAt'),
    )
    .execute();
}

/** All stored views of a learner's shared data, the newest first. */
export async function findViews(database: MainDatabase, learnerId: string) {
  const rows = await database
    .selectFrom('groupViewDays')
    .leftJoin('accounts', 'accounts.id', 'groupViewDays.leaderId')
    .select(['firstViewedAt', 'viewedAt', 'accounts.name as leaderName', ...SHARES])
    .where('learnerId', '=', learnerId)
    .orderBy('viewedAt', 'desc')
    .orderBy('viewId', 'desc')
    .execute();
  return rows.map(({ activity, progress, screening, plan, ...view }) => ({
    ...view,
    shown: sharesOf({ activity, progress, screening, plan }),
  }));
}

/** Deletes views whose last time is older than `before`. */
export async function deleteOldViews(database: MainDatabase, before: Instant): Promise<void> {
  await database.deleteFrom('groupViewDays').where('viewedAt', '<', before).execute();
}
