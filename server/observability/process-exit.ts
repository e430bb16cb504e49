import { constants } from 'node:os';
import { setTimeout as after } from 'node:timers/promises';
import { log } from './logger.ts';

const EXIT = {
  /** A signal repeated within this time is the same one: npm forwards what the terminal already sent to every process. */
  sameSignalMs: 500,
  /** Longer than `stop` waits for running requests (10 s). */
  mostMs: 15_000,
} as const;

/** On SIGINT or SIGTERM, waits for `end` and exits with 0, or with 1 if it fails; a second signal exits at once. */
export function exitOnSignal(end: () => Promise<void>, { drainSeconds }: { drainSeconds: number }): void {
  let signalledAt: number | null = null;

  function onSignal(signal: 'SIGINT' | 'SIGTERM'): void {
    if (signalledAt === null) {
      signalledAt = performance.now();
      void exitAfter(end(), drainSeconds * 1000 + EXIT.mostMs);
    } else if (performance.now() - signalledAt > EXIT.sameSignalMs) process.exit(128 + constants.signals[signal]);
  }
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
}

async function exitAfter(ending: Promise<void>, mostMs: number): Promise<void> {
  try {
    await Promise.race([ending, after(mostMs)]);
    process.exit(0);
  } catch (error) {
    log.fatal({ from: 'process', error });
    process.exit(1);
  }
}

/** Exits with 1 like Node itself, but logs the error without its message, which could contain personal data. */
export function exitOnUncaughtException(): void {
  // Unhandled rejections arrive here, too.
  process.on('uncaughtException', (error) => {
    log.fatal({ from: 'process', error });
    process.exit(1);
  });
}

/** Keeps the process running when the reader of its output closes the pipe, as `head` does. */
export function ignoreClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
