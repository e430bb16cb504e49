import { believedInstant } from '../believed-instant.ts';
import type { AttemptColumns } from '../database/tables.ts';
import { reportHash } from '../report-hash.ts';

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
    reportHash: reportHash(report),
  };
}
