import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { MetricsSettings } from '../environment/environment.ts';
import { StartupError, systemCodeOf } from '../environment/startup-error.ts';
import { log } from './logger.ts';
import type { AdmissionFigures, RequestWatch, Sources } from './metrics.ts';

/** `watch` counts requests; undefined without metrics. */
type Opened = { watch?: RequestWatch; addAdmission(figures: AdmissionFigures): void; end(): Promise<void> };
/** Returns the figures in the text format of Prometheus. */
type Read = () => Promise<string>;

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';
const TIMEOUTS = { headersTimeout: 5000, requestTimeout: 5000, keepAliveTimeout: 65_000 } as const;

/**
 * Serves the metrics of this process on their own port; without settings it does nothing.
 * @throws StartupError when the port cannot be used
 */
export async function openMetrics(settings: MetricsSettings | null, sources: Sources): Promise<Opened> {
  if (settings === null) return { addAdmission: () => {}, end: async () => {} };
  // Loaded only here, so that a server without metrics does not load prom-client.
  const { createMetrics } = await import('./metrics.ts');
  const { registry, ...metrics } = createMetrics(sources);
  return { ...metrics, end: await serveMetrics(settings, () => registry.metrics()) };
}

/**
 * Answers `/metrics` on a port of its own. Returns a function that stops it.
 * @throws StartupError when the port cannot be used
 */
export async function serveMetrics({ host, port }: MetricsSettings, read: Read): Promise<() => Promise<void>> {
  const server = createServer(TIMEOUTS, answerWith(read));
  // Without `exclusive`, processes of one cluster would answer in turn, each with its own figures.
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
