import { stat } from 'node:fs/promises';
import { log } from '../observability/logger.ts';
import { hasRecentBackup } from './backup-files.ts';
import type { BackupJob } from './take-backup.ts';
import type { BackupOrder, BackupOutcome } from './take-if-due.ts';
import { type Taking, takeInWorker } from './take-in-worker.ts';

const HOUR_MS = 60 * 60 * 1000;
export const SCHEDULE = { checkEveryMs: 60_000, pauseAfterFaultMs: HOUR_MS } as const;

/**
 * Takes a backup whenever the newest one is older than so many hours, also soon after the start; 0 hours: never. Of
 * processes that share the folder, one takes it. One line is logged for each. Gives what stops it.
 */
export function scheduleBackups(
  jobs: readonly BackupJob[],
  hours: number,
  now: () => Date,
  begin: (order: BackupOrder) => Taking = takeInWorker,
): () => Promise<void> {
  if (hours === 0) return async () => {};
  let taking: Taking | null = null;
  let isStopped = false;
  let notBefore = 0;
  let round: Promise<void> | null = null;
  const timer = setInterval(look, SCHEDULE.checkEveryMs).unref();
  look();

  function look(): void {
    round ??= takeDue().finally(() => {
      round = null;
    });
  }

  async function takeDue(): Promise<void> {
    for (const job of jobs) {
      const order = { job, mostMs: hours * HOUR_MS, now: now() };
      if (isStopped || order.now.getTime() < notBefore || (await isDone(order))) continue;
      const outcome = await take(order);
      if ('fault' in outcome) notBefore = now().getTime() + Math.min(order.mostMs, SCHEDULE.pauseAfterFaultMs);
    }
  }

  async function take(order: BackupOrder): Promise<BackupOutcome> {
    const startedAt = performance.now();
    taking = begin(order);
    const outcome = await taking.outcome;
    taking = null;
    if (!isStopped) await tellOf(outcome, Math.round(performance.now() - startedAt));
    return outcome;
  }

  return async () => {
    isStopped = true;
    clearInterval(timer);
    await taking?.stop();
    await round;
  };
}

function isDone({ job, mostMs, now }: BackupOrder): Promise<boolean> {
  return hasRecentBackup(job.folder, job.kind, mostMs, now);
}

async function tellOf(outcome: BackupOutcome, ms: number): Promise<void> {
  if ('fault' in outcome) {
    log.error({ from: 'backup', fault: outcome.fault });
    return;
  }
  if (outcome.file === null) return;
  const bytes = await stat(outcome.file).then(({ size }) => size);
  log.info({ from: 'backup', file: outcome.file, bytes, ms });
}
