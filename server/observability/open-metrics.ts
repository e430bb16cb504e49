import type { MetricsSettings } from '../environment/metrics.ts';
import type { AdmissionFigures, RequestWatch, Sources } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

/** `watch` counts requests; it is undefined where there are no metrics. */
type Opened = { watch?: RequestWatch; addAdmission(figures: AdmissionFigures): void; end(): Promise<void> };

/**
 * Serves the figures of this process at an address of their own, if there are settings for it.
 * @throws StartupError when the address cannot be had.
 */
export async function openMetrics(settings: MetricsSettings | null, sources: Sources): Promise<Opened> {
  if (settings === null) return { addAdmission: () => {}, end: async () => {} };
  // Loads prom-client, which a server without metrics does not need.
  const { createMetrics } = await import('./metrics.ts');
  const { registry, ...metrics } = createMetrics(sources);
  return { ...metrics, end: await serveMetrics(settings, () => registry.metrics()) };
}
