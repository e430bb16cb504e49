import type { IncomingMessage } from 'node:http';

/** What has to come before somebody can work on a request. */
export type RequestWithBody = IncomingMessage & {
  /** Hono's listener takes the body from here, if it is here. */
  rawBody?: Buffer;
};

/**
 * Takes in the body of a request, so that nobody works on it who would have to wait for its sender. Of one that is too long
 * no more is taken than what shows that.
 * @param whenHere is called at once where there is nothing to take in, and never when the sender goes away.
 */
export function takeBody(incoming: RequestWithBody, mostBytes: number, whenHere: () => void): void {
  if (!hasBody(incoming) || Number(incoming.headers['content-length']) > mostBytes) {
    whenHere();
    return;
  }
  const chunks: Buffer[] = [];
  let bytes = 0;

  function take(chunk: Buffer): void {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > mostBytes) finish();
  }
  function finish(): void {
    incoming.off('data', take).off('end', finish).pause();
    incoming.rawBody = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
    whenHere();
  }
  incoming.on('data', take).on('end', finish);
}

function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
