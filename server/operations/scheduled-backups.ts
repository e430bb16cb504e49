import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { log } from '../observability/logger.ts';
import { type BackupJob, hasRecentBackup } from './backup.ts';

const HOUR_MS = 60 * 60 * 1000;
export const SCHEDULE = { checkEveryMs: 60_000, pauseAfterFaultMs: HOUR_MS } as const;

type Clock = { now: () => Date; wait: (ms: number, signal: AbortSignal) => Promise<void> };
type OnFailure = () => void;
type Outcome = { file: string } | { fault: string };

const CLOCK: Clock = {
  now: () => new Date(),
  wait: (ms, signal) => after(ms, undefined, { signal, ref: false }).catch(() => {}),
};

/**
 * Takes a backup at the start and whenever the newest one is older than `hours`; 0: never. Logs one line for each.
 * @param onFailure called for each backup that failed
 * @returns a function that stops it
 */
export function scheduleBackups(
  jobs: readonly BackupJob[],
  hours: number,
  onFailure: OnFailure,
  { now, wait } = CLOCK,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      let hasFailed = false;
      for (const job of jobs) if (!(await takeIfDue(job))) hasFailed = true;
      await wait(hasFailed ? SCHEDULE.pauseAfterFaultMs : SCHEDULE.checkEveryMs, signal);
    }
  }

  /** Returns false when a backup failed. */
  async function takeIfDue(job: BackupJob): Promise<boolean> {
    const isRecent = await hasRecentBackup(job.folder, job.kind, hours * HOUR_MS, now());
    if (isRecent || signal.aborted) return true;
    const startedAt = performance.now();
    const outcome = await takeInWorker(job, now(), signal);
    if (!signal.aborted) await logOutcome(outcome, Math.round(performance.now() - startedAt));
    const isTaken = 'file' in outcome;
    if (!isTaken && !signal.aborted) onFailure();
    return isTaken;
  }

  const running = hours === 0 ? Promise.resolve() : run();
  return async () => {
    stopping.abort();
    await running;
  };
}

function takeInWorker(job: BackupJob, now: Date, signal: AbortSignal): Promise<Outcome> {
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData: { job, now } });
  signal.addEventListener('abort', () => worker.terminate(), { once: true });
  const told = once(worker, 'message').then(([outcome]) => outcome as Outcome);
  const stopped = once(worker, 'exit').then(() => ({ fault: 'The backup was stopped.' }));
  return Promise.race([told, stopped]).catch((error) => ({ fault: String(error) }));
}

async function logOutcome(outcome: Outcome, ms: number): Promise<void> {
  if ('fault' in outcome) return log.error({ from: 'backup', fault: outcome.fault });
  const { size } = await stat(outcome.file);
  log.info({ from: 'backup', file: outcome.file, bytes: size, ms });
}
