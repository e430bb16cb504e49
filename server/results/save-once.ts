import { hash } from 'node:crypto';
import { Problem } from '../http/answers/problems.ts';

const OLDEST_ACCEPTED_MS = 400 * 24 * 60 * 60 * 1000;

/** Distinguishes a repeated request from another result with the same id. `learnerId` is null for anonymous results. */
export type ResultKey = { learnerId: string | null; reportHash: string };

type Statements<Stored> = {
  /** Inserts the row unless its id is taken; false when it is. */
  insert(): Promise<boolean>;
  /** Finds the row that has the id. */
  find(): Promise<Stored | undefined>;
};

/**
 * Stores a result whose id the browser generated. Sending it again changes nothing.
 * @returns null when it is new, otherwise the stored result
 * @throws Problem `not-found`, `attempt-differs`; see `sameResult`
 */
export async function saveOnce<Stored extends ResultKey>(
  sent: ResultKey,
  { insert, find }: Statements<Stored>,
): Promise<Stored | null> {
  if (await insert()) return null;
  return sameResult(sent, await find());
}

/**
 * The stored result that has the id of the sent one.
 * @throws Problem `not-found` when it is another learner's or gone, `attempt-differs` when it has another report
 */
export function sameResult<Stored extends ResultKey>(
  { learnerId, reportHash }: ResultKey,
  stored: Stored | undefined,
): Stored {
  if (!stored || stored.learnerId !== learnerId) throw new Problem('not-found');
  if (stored.reportHash !== reportHash) throw new Problem('attempt-differs');
  return stored;
}

/**
 * The time at which a result counts as finished. A device clock may be wrong: a time in the future, or more than 400
 * days ago, is replaced by the time at which the server received it.
 */
export function clampClientTime(finishedAt: string, receivedAt: Date): Date {
  const ageMs = receivedAt.getTime() - Date.parse(finishedAt);
  return ageMs >= 0 && ageMs <= OLDEST_ACCEPTED_MS ? new Date(finishedAt) : receivedAt;
}

/** SHA-256 of a report in hexadecimal. The order of fields does not matter. */
export function reportHash(report: object): string {
  return hash('sha256', JSON.stringify(withSortedFields(report)));
}

function withSortedFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withSortedFields);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, withSortedFields(field)]));
}
