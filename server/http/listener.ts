import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { StartupError, systemCodeOf } from '../environment/startup-error.ts';

const TIMEOUTS = { stopMs: 10_000, sweepMs: 50 } as const;

/** Bounds of one connection, and of all together. */
export const CONNECTIONS = {
  headersMs: 10_000,
  // 64 KiB, the longest of our messages, at 20 kbit/s.
  requestMs: 30_000,
  // Longer than a proxy keeps a connection that it may use again (60 s as a rule), or its next request would fail.
  keepAliveMs: 65_000,
  // No byte moves, as when a client stopped reading its answer.
  silenceMs: 30_000,
  // How late headersMs and requestMs may take effect.
  checkEveryMs: 5000,
  headerBytes: 16 * 1024,
  // A thousand learners with the four connections that a browser opens to load a page; an idle one takes 14 KiB.
  most: 4096,
  // When all are taken, idle ones are closed, at most this often.
  makeRoomEveryMs: 1000,
} as const;
export type ConnectionBounds = { [Name in keyof typeof CONNECTIONS]: number };

/**
 * Listens, and gives the server and its real port.
 * @throws StartupError when the address cannot be had.
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

/** How a server ends without breaking off a request. */
export type Drain = {
  isDraining: () => boolean;
  /** Ends every connection with its next answer, takes new ones until `until` resolves, then stops. */
  drain: (until?: Promise<unknown>) => Promise<void>;
};

/** To be called before anything listens for requests. */
export function createDrain(server: Server): Drain {
  const sockets = new Set<Socket>();
  const newestAnswers = new WeakMap<Socket, ServerResponse>();
  let isDraining = false;
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', (request, answer) => {
    newestAnswers.set(request.socket, answer);
    if (isDraining) answer.setHeader('Connection', 'close');
  });
  return {
    isDraining: () => isDraining,
    async drain(until) {
      isDraining = true;
      const answers = [...sockets].flatMap((socket) => newestAnswers.get(socket) ?? []);
      for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close');
      await until;
      await stop(server);
    },
  };
}

/** Takes no more connections and waits for the running requests, but not for ever. `mostMs`: ten seconds, unless given. */
export async function stop(server: Server, mostMs: number = TIMEOUTS.stopMs): Promise<void> {
  const closed = once(server, 'close').then(() => true);
  server.close();
  const giveUpAt = performance.now() + mostMs;
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
