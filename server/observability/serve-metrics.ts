import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { MetricsSettings } from '../environment/metrics.ts';
import { StartupError, systemCodeOf } from '../environment/startup-error.ts';
import { log } from './logger.ts';

/** In the text form of Prometheus. */
type Read = () => Promise<string>;

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';
const TIMEOUTS = { headersTimeout: 5000, requestTimeout: 5000, keepAliveTimeout: 65_000 } as const;

/**
 * Answers `/metrics` at an address of its own, and nothing else. Gives what ends it.
 * @throws StartupError when the address cannot be had.
 */
export async function serveMetrics({ host, port }: MetricsSettings, read: Read): Promise<() => Promise<void>> {
  const server = createServer(TIMEOUTS, answerWith(read));
  // Otherwise processes that were started together would answer in turn, each with its own figures.
  server.listen({ host, port, exclusive: true });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartupError(
      `Metrics cannot be served on ${host}, port ${port} (${systemCodeOf(error)}). Choose another METRICS_PORT.`,
    );
  }
  return async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
}

function answerWith(read: Read): RequestListener {
  return async ({ method, url }, answer) => {
    if (url !== '/metrics') return void answer.writeHead(404).end();
    if (method !== 'GET') return void answer.writeHead(405, { Allow: 'GET' }).end();
    try {
      const figures = await read();
      answer.writeHead(200, { 'Content-Type': CONTENT_TYPE, 'Cache-Control': 'no-store' }).end(figures);
    } catch (error) {
      log.error({ from: 'metrics', error });
      answer.writeHead(503).end();
    }
  };
}
