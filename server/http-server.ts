import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { CannotStart, systemCodeOf } from './cannot-start.ts';

const TIMEOUTS = { headersMs: 10_000, requestMs: 30_000, keepAliveMs: 65_000, stopMs: 5000, sweepMs: 50 } as const;

/**
 * Listens, and gives the server and its real port.
 * @throws CannotStart when the address cannot be had.
 */
export async function listen(host: string, port: number): Promise<{ server: Server; port: number }> {
  const server = createServer({
    headersTimeout: TIMEOUTS.headersMs,
    requestTimeout: TIMEOUTS.requestMs,
    keepAliveTimeout: TIMEOUTS.keepAliveMs,
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new CannotStart(sentenceOf(error, host, port));
  }
  return { server, port: (server.address() as AddressInfo).port };
}

/** Takes no more connections and waits for the running requests, but not for ever. */
export async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close').then(() => true);
  server.close();
  const giveUpAt = performance.now() + TIMEOUTS.stopMs;
  while (!(await Promise.race([closed, after(TIMEOUTS.sweepMs, false)]))) {
    server.closeIdleConnections();
    if (performance.now() > giveUpAt) server.closeAllConnections();
  }
}

function sentenceOf(error: unknown, host: string, port: number): string {
  switch (systemCodeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is used by another program. Stop that one, or choose another PORT.`;
    case 'EACCES':
      return `Port ${port} on ${host} may not be used by this account. Choose a PORT from 1024 on.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${host} is not an address of this machine.`;
    default:
      return `The server cannot listen on ${host}, port ${port}: ${String(error)}.`;
  }
}
