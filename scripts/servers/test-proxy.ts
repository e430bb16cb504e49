import { once } from 'node:events';
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { TEST_TLS } from './test-tls.ts';

type Headers = Record<string, string>;

/** The headers that the proxies add, as the files in `deploy/` and Caddy's defaults say. `client`: who asks. */
export const HANDED_ON = {
  nginx: (client: string): Headers => ({ 'x-forwarded-for': client }),
  caddy: (client: string, host: string): Headers => ({
    ...{ 'x-forwarded-for': client, 'x-forwarded-proto': 'https', 'x-forwarded-host': host },
  }),
} as const;

/**
 * Hands requests on to a port of this machine, until the test ends; 502 where nothing answers there.
 * @returns its origin
 */
export async function startTestProxy(
  port: number,
  added: (client: string, host: string) => Headers = HANDED_ON.nginx,
): Promise<string> {
  const server = createServer(TEST_TLS, (asked, answer) => {
    const { method, url, headers, socket } = asked;
    const sent: IncomingHttpHeaders = { ...headers, ...added(socket.remoteAddress ?? '', headers.host ?? '') };
    const handed = requestHttp({ host: '127.0.0.1', port, method, path: url, headers: sent, agent: false });
    handed.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    handed.on('error', () => answer.writeHead(502).end('Bad Gateway'));
    asked.pipe(handed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}
