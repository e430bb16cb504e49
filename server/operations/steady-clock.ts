import type { MainDatabase } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';

const ONLY_ROW = 1;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Small corrections of the clock and a server that was off for some weeks do not count as jumps. */
export const STEADY_CLOCK = { forMs: 7 * DAY_MS, mostBackMs: DAY_MS, mostAheadMs: 31 * DAY_MS } as const;

/**
 * Whether the clock is reliable enough for deletions: a week without a
 * jump, so that an operator can correct a jump first. Stores the reading.
 */
export async function isClockSteady(database: MainDatabase, now: Date): Promise<boolean> {
  const readAt = now.toISOString();
  return inTransaction(database, async (transaction) => {
    const readings = transaction.selectFrom('clockReadings').select(['steadySince', 'readAt']);
    const last = await readings.where('id', '=', ONLY_ROW).executeTakeFirst();
    const steadySince = last && isWithoutJump(last.readAt, now) ? last.steadySince : readAt;
    await transaction
      .insertInto('clockReadings')
      .values({ id: ONLY_ROW, steadySince, readAt })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ steadySince, readAt }))
      .execute();
    return now.getTime() - Date.parse(steadySince) >= STEADY_CLOCK.forMs;
  });
}

function isWithoutJump(last: string, now: Date): boolean {
  const aheadMs = now.getTime() - Date.parse(last);
  return aheadMs >= -STEADY_CLOCK.mostBackMs && aheadMs <= STEADY_CLOCK.mostAheadMs;
}
