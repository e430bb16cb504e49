import type { MainDatabase } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { findClockReading, keepClockReading } from './clock-reading-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A clock that was put right by a little has not jumped, and a server that stood still for a while has not either. */
export const STEADY_CLOCK = { forMs: 7 * DAY_MS, mostBackMs: DAY_MS, mostAheadMs: 31 * DAY_MS } as const;

/**
 * Reads the clock for what goes by it and cannot be undone. One that has jumped, by a fault of the machine, is believed
 * only after a week: until then somebody has seen it and put it right.
 */
export async function isClockSteady(database: MainDatabase, now: Date): Promise<boolean> {
  const readAt = now.toISOString();
  return inTransaction(database, async (transaction) => {
    const last = await findClockReading(transaction);
    const steadySince = last && goesOn(last.readAt, now) ? last.steadySince : readAt;
    await keepClockReading(transaction, { steadySince, readAt });
    return now.getTime() - Date.parse(steadySince) >= STEADY_CLOCK.forMs;
  });
}

function goesOn(last: string, now: Date): boolean {
  const aheadMs = now.getTime() - Date.parse(last);
  return aheadMs >= -STEADY_CLOCK.mostBackMs && aheadMs <= STEADY_CLOCK.mostAheadMs;
}
