import { log } from './logger.ts';

/** Ends the process as Node does when nobody caught an error, but without its message, which could be about somebody. */
export function sayLastWords(): void {
  // Rejections that nobody handles come here, too.
  process.on('uncaughtException', (error) => {
    log.fatal({ from: 'process', error });
    process.exit(1);
  });
}

/** Whoever read what is said may have gone, as `head` does after its lines. That ends nobody's work. */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
