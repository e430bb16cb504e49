import pino from 'pino';

let waiting = '';
/** Made when it is needed; a write has happened when it comes back. */
let stdout: pino.DestinationStream | undefined;

/** Writes to stdout together with whatever else is written in this turn of the event loop: each write costs as much as a line. */
export function writeSoon(line: string): void {
  if (stdout === undefined) {
    stdout = pino.destination({ dest: 1, sync: true });
    process.on('exit', flush);
  }
  if (waiting === '') setImmediate(flush);
  waiting += line;
}

function flush(): void {
  if (waiting !== '') stdout?.write(waiting);
  waiting = '';
}
