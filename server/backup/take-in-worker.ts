import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BackupOrder, BackupOutcome } from './take-if-due.ts';

/** A backup that is being taken, and what ends it half-way. */
export type Taking = { outcome: Promise<BackupOutcome>; stop(): Promise<unknown> };

/** Takes a backup, if it is still wanted, in a thread of its own. */
export function takeInWorker(order: BackupOrder): Taking {
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData: order });
  const outcome = Promise.race([
    once(worker, 'message').then(([told]) => told as BackupOutcome),
    once(worker, 'exit').then(() => ({ fault: 'It was stopped.' })),
  ]).catch((error) => ({ fault: String(error) }));
  return { outcome, stop: () => worker.terminate() };
}
