import cluster from 'node:cluster';
import type { MetricsSettings } from '../environment/metrics.ts';
import type { RequestWatch } from '../log/request-log.ts';
import type { AdmissionFigures, Sources } from './sources.ts';

/** `watch`: who counts requests, if anybody. */
type Opened = { watch?: RequestWatch; addAdmission(figures: AdmissionFigures): void; end(): Promise<void> };

/**
 * Lets the figures of this process be read, if that is wanted: at their address, or, where a primary watches over
 * several processes, by the primary.
 * @throws CannotStart when the address cannot be had.
 */
export async function openMetrics(settings: MetricsSettings | null, sources: Sources): Promise<Opened> {
  if (settings === null) return { addAdmission: () => {}, end: async () => {} };
  // What nobody asked for is not loaded.
  const { createMetrics } = await import('./registry.ts');
  const { registry, ...metrics } = createMetrics(sources);
  if (cluster.isWorker) {
    const { AggregatorRegistry } = await import('prom-client');
    AggregatorRegistry.setRegistries(registry);
    new AggregatorRegistry();
    return { ...metrics, end: async () => {} };
  }
  const { serveMetrics } = await import('./serve.ts');
  return { ...metrics, end: await serveMetrics(settings, () => registry.metrics()) };
}

/**
 * Lets the figures of all workers be read at one address, summed up. For the primary. Gives what ends it.
 * @throws CannotStart when the address cannot be had.
 */
export async function openWorkersMetrics(settings: MetricsSettings | null): Promise<() => Promise<void>> {
  if (settings === null) return async () => {};
  const { AggregatorRegistry } = await import('prom-client');
  const { serveMetrics } = await import('./serve.ts');
  const registry = new AggregatorRegistry();
  return serveMetrics(settings, () => registry.clusterMetrics());
}
