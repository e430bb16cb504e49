import pino from 'pino';

/** Each write costs as much as some dozen lines, so they leave together. */
export const WRITING = { afterMs: 50, mostWaiting: 32 * 1024 } as const;

let waiting = '';
let timer: NodeJS.Timeout | undefined;
/** Made when it is needed; a write has happened when it comes back. */
let stdout: pino.DestinationStream | undefined;

/** Writes to stdout, together with whatever else is written in the same moment. */
export function writeSoon(line: string): void {
  if (stdout === undefined) {
    stdout = pino.destination({ dest: 1, sync: true });
    process.on('exit', flush);
  }
  waiting += line;
  timer ??= setTimeout(flush, WRITING.afterMs).unref();
  if (waiting.length > WRITING.mostWaiting) flush();
}

function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting !== '') stdout?.write(waiting);
  waiting = '';
}
