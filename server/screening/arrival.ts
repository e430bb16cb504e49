import { createHash } from 'node:crypto';
import type { AttemptColumns } from '../database/tables.ts';

const OLDEST_BELIEVED_MS = 400 * 24 * 60 * 60 * 1000;

/** Who sent an attempt (null: nobody who was signed in), under which id, and when it came here. */
export type Sender = { attemptId: string; learnerId: string | null; receivedAt: Date };

/** What is kept beside every report. */
export function arrivalOf(
  { attemptId, learnerId, receivedAt }: Sender,
  report: { finishedAt: string },
): AttemptColumns {
  return {
    attemptId: attemptId.toLowerCase(),
    learnerId,
    timestamp: believedInstant(report.finishedAt, receivedAt).toISOString(),
    receivedAt: receivedAt.toISOString(),
    reportHash: createHash('sha256').update(JSON.stringify(report, inOneOrder)).digest('hex'),
  };
}

/** The clock of a device may be wrong: an instant in the future, or more than 400 days back, counts as now. */
export function believedInstant(finishedAt: string, now: Date): Date {
  const ageMs = now.getTime() - Date.parse(finishedAt);
  return ageMs >= 0 && ageMs <= OLDEST_BELIEVED_MS ? new Date(finishedAt) : now;
}

function inOneOrder(_key: string, value: unknown): unknown {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
}
