import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { StartupError, systemCodeOf } from '../environment/startup-error.ts';

const TIMEOUTS = { stopMs: 10_000, sweepMs: 50, firstByteMs: 1000 } as const;

/** Limits of one connection and of all connections. */
export const CONNECTIONS = {
  headersMs: 10_000,
  // Enough for 64 KiB at 20 kbit/s.
  requestMs: 30_000,
  // Longer than proxies usually keep an idle connection (60 s), so that a proxy does not reuse a closed one.
  keepAliveMs: 65_000,
  // The time without any byte sent or received, for example when a client stops reading.
  silenceMs: 30_000,
  // The maximum delay of headersMs and requestMs.
  checkEveryMs: 5000,
  headerBytes: 16 * 1024,
  // A thousand learners with four connections each to load a page; an idle connection takes 14 KiB.
  most: 4096,
  // When all connections are used, idle ones are closed, at most this often.
  makeRoomEveryMs: 1000,
} as const;
export type ConnectionBounds = { [Name in keyof typeof CONNECTIONS]: number };

/**
 * Starts a server. Returns it with its port, which differs from `port` 0.
 * @throws StartupError when the address cannot be used
 */
export async function listen(
  host: string,
  port: number,
  bounds: Partial<ConnectionBounds> = {},
): Promise<{ server: Server; port: number }> {
  const server = boundedServer({ ...CONNECTIONS, ...bounds });
  server.listen({ port, host, backlog: bounds.most ?? CONNECTIONS.most });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartupError(sentenceOf(error, host, port));
  }
  return { server, port: (server.address() as AddressInfo).port };
}

function boundedServer(bounds: ConnectionBounds): Server {
  const server = createServer({
    headersTimeout: bounds.headersMs,
    requestTimeout: bounds.requestMs,
    keepAliveTimeout: bounds.keepAliveMs,
    connectionsCheckingInterval: bounds.checkEveryMs,
    maxHeaderSize: bounds.headerBytes,
  });
  server.timeout = bounds.silenceMs;
  server.maxConnections = bounds.most;
  let madeRoomAt = Number.NEGATIVE_INFINITY;
  server.on('drop', () => {
    if (performance.now() - madeRoomAt < bounds.makeRoomEveryMs) return;
    madeRoomAt = performance.now();
    server.closeIdleConnections();
  });
  return server;
}

/** Ends a server without interrupting requests. Call it before other request listeners are added. */
export function createDrain(server: Server) {
  const sockets = new Set<Socket>();
  const lastResponses = new WeakMap<Socket, ServerResponse>();
  let isDraining = false;
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', (request, response) => {
    lastResponses.set(request.socket, response);
    if (isDraining) response.setHeader('Connection', 'close');
  });
  return {
    isDraining: () => isDraining,
    /** Closes every connection after its next response, accepts new ones until `until` resolves, then stops. */
    async drain(until?: Promise<unknown>): Promise<void> {
      isDraining = true;
      const responses = [...sockets].flatMap((socket) => lastResponses.get(socket) ?? []);
      for (const response of responses) if (!response.headersSent) response.setHeader('Connection', 'close');
      await until;
      // Browsers open spare connections; Node does not count connections without a request as idle.
      const closing = setTimeout(() => {
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      }, TIMEOUTS.firstByteMs);
      await stop(server);
      clearTimeout(closing);
    },
  };
}

/** Accepts no more connections and waits for the running requests, at most `mostMs` (default: ten seconds). */
export async function stop(server: Server, mostMs: number = TIMEOUTS.stopMs): Promise<void> {
  const closed = once(server, 'close').then(() => true);
  server.close();
  const deadline = performance.now() + mostMs;
  while (!(await Promise.race([closed, after(TIMEOUTS.sweepMs, false)]))) {
    server.closeIdleConnections();
    if (performance.now() > deadline) server.closeAllConnections();
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
