import type { IncomingMessage } from 'node:http';

export type RequestWithBody = IncomingMessage & {
  /** Hono's listener takes the body from here if it is set. */
  rawBody?: Buffer;
};

/**
 * Reads the body of a request into `rawBody`, then calls `whenRead`. Stops reading after `maxBytes`.
 * @param whenRead is called at once without a body, and never when the client disconnects
 */
export function readBody(incoming: RequestWithBody, maxBytes: number, whenRead: () => void): void {
  if (!hasBody(incoming) || Number(incoming.headers['content-length']) > maxBytes) {
    whenRead();
    return;
  }
  const chunks: Buffer[] = [];
  let bytes = 0;

  function add(chunk: Buffer): void {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxBytes) finish();
  }
  function finish(): void {
    incoming.off('data', add).off('end', finish).pause();
    incoming.rawBody = Buffer.concat(chunks);
    whenRead();
  }
  incoming.on('data', add).on('end', finish);
}

function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
