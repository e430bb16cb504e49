import { describe, expect, it } from 'vitest';
import { readMetrics } from './metrics.ts';

describe('metrics', () => {
  it('are off without a port', () => {
    expect(readMetrics({})).toEqual({ metrics: null, faults: [] });
    expect(readMetrics({ METRICS_HOST: '0.0.0.0' })).toEqual({ metrics: null, faults: [] });
  });

  it('listen on loopback by default', () => {
    expect(readMetrics({ METRICS_PORT: '9100' }).metrics).toEqual({ host: '127.0.0.1', port: 9100 });
    expect(readMetrics({ METRICS_PORT: '9100', METRICS_HOST: '::' }).metrics).toEqual({ host: '::', port: 9100 });
  });

  it.each(['0', '65536', '-1', 'many'])('refuse METRICS_PORT %s in a sentence', (METRICS_PORT) => {
    const faults = ['METRICS_PORT has to be a whole number from 1 to 65535.'];
    expect(readMetrics({ METRICS_PORT })).toEqual({ metrics: null, faults });
  });

  it('refuse an invalid host in a sentence', () => {
    const faults = ['METRICS_HOST has to be an IP address or the name of a host.'];
    expect(readMetrics({ METRICS_PORT: '9100', METRICS_HOST: 'no host' })).toEqual({ metrics: null, faults });
  });
});
