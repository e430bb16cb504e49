import { constants } from 'node:os';
import { setTimeout as after } from 'node:timers/promises';
import { sentenceFor } from '../cannot-start.ts';

const ENDING = {
  /** A signal that comes twice within this time was handed on by somebody who does not know of the other one. */
  oneSignalMs: 500,
  /** Nothing that is still running then is waited for. It is longer than requests are. */
  mostMs: 15_000,
} as const;

/** Ends the process with 0 when it is asked to and `end` has finished; asked again, it ends at once. */
export function endOnSignal(end: () => Promise<void>, { drainSeconds }: { drainSeconds: number }): void {
  let askedAt: number | null = null;

  function onSignal(signal: 'SIGINT' | 'SIGTERM'): void {
    if (askedAt === null) {
      askedAt = performance.now();
      void endProcess(end(), drainSeconds * 1000);
    } else if (performance.now() - askedAt > ENDING.oneSignalMs) process.exit(128 + constants.signals[signal]);
  }
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
}

/** Ends the process when `work` has ended, which has so many milliseconds more than an end has otherwise. */
export async function endProcess(work: Promise<void>, moreMs = 0): Promise<void> {
  try {
    await Promise.race([work, after(moreMs + ENDING.mostMs)]);
    process.exit(0);
  } catch (error) {
    console.error(sentenceFor(error));
    process.exit(1);
  }
}
