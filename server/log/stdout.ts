import pino from 'pino';

/** Made when it is needed. */
let stdout: pino.DestinationStream | undefined;

/** Writes to stdout; it is written when this comes back, also where the reader is slow. */
export function writeOut(text: string): void {
  stdout ??= pino.destination({ dest: 1, sync: true });
  stdout.write(text);
}
