import { z } from 'zod';

/** The address of the metrics endpoint. */
export type MetricsSettings = { host: string; port: number };

const settings = z.object({
  METRICS_PORT: z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number)
    .refine((port) => port <= 65_535)
    .optional(),
  METRICS_HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]+$/)
    .default('127.0.0.1'),
});

const SENTENCES: Record<string, string> = {
  METRICS_PORT: 'METRICS_PORT has to be a whole number from 1 to 65535.',
  METRICS_HOST: 'METRICS_HOST has to be an IP address or the name of a host.',
};

/** The metrics settings, null without a port, and a sentence for each invalid one. */
export function readMetrics(given: Record<string, string | undefined>): {
  metrics: MetricsSettings | null;
  faults: string[];
} {
  const { data, error } = settings.safeParse(given);
  const faults = new Set(error?.issues.map(({ path }) => SENTENCES[String(path[0])] ?? ''));
  if (data?.METRICS_PORT === undefined) return { metrics: null, faults: [...faults] };
  return { metrics: { host: data.METRICS_HOST, port: data.METRICS_PORT }, faults: [] };
}
