import { createHmac } from 'node:crypto';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** Days are moved by at most ten years, so that they do not say when somebody was here. Our own number. */
const MOST_WEEKS = 520;

/** A learner's made-up id, and their instants moved into the past. */
export type Pseudonym = {
  id: string;
  /** By a number of whole weeks that is the same for all instants of the learner; in UTC, to the minute. */
  moved(instant: string): string;
};

/** The pseudonym of a learner. The same key always gives the same one; without the key nobody can find it. */
export function pseudonymOf(learnerId: string, key: string): Pseudonym {
  const hashed = createHmac('sha256', key).update(`learner ${learnerId}`).digest();
  // The letter keeps spreadsheets from reading it as a number.
  const id = `p${hashed.toString('hex', 0, 8)}`;
  const earlierMs = (1 + (hashed.readUInt32BE(8) % MOST_WEEKS)) * WEEK_MS;
  return { id, moved: (instant) => `${new Date(Date.parse(instant) - earlierMs).toISOString().slice(0, 16)}Z` };
}
