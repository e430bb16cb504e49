import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { StartupError } from './startup-error.ts';

it.each<[string, Record<string, string>, object | null]>([
  ['off without a port', { METRICS_HOST: '0.0.0.0' }, null],
  ['on loopback by default', { METRICS_PORT: '9100' }, { host: '127.0.0.1', port: 9100 }],
  [
    'on the port of the app where its address is another',
    { PORT: '3001', METRICS_PORT: '3001', METRICS_HOST: '127.0.0.2' },
    { host: '127.0.0.2', port: 3001 },
  ],
  ['on the given host', { METRICS_PORT: '9100', METRICS_HOST: '::' }, { host: '::', port: 9100 }],
])('metrics are %s', (_what, given, metrics) => {
  expect(readEnvironment(given).metrics).toEqual(metrics);
});

it.each([
  ...['0', '65536', '-1', 'many'].map(
    (port) => [{ METRICS_PORT: port }, 'METRICS_PORT has to be a whole number from 1 to 65535.'] as const,
  ),
  ...['127.0.0.1', '0.0.0.0', '::'].map(
    (METRICS_HOST) =>
      [{ PORT: '3001', METRICS_PORT: '3001', METRICS_HOST }, 'METRICS_PORT has to be another port than PORT.'] as const,
  ),
  [
    { METRICS_PORT: '9100', METRICS_HOST: 'no host' },
    'METRICS_HOST has to be an IP address or the name of a host.',
  ] as const,
])('metrics with %j are refused in a sentence', (given, fault) => {
  expect(() => readEnvironment(given)).toThrow(new StartupError(fault));
});
