import { isLoopback } from '../loopback.ts';
import type { Environment } from './environment.ts';

type Reach = Pick<Environment, 'host' | 'publicUrl' | 'trustedProxies'>;

/** What the operator should know of settings with which the server can start; a sentence each. */
export function warningsOf({ host, publicUrl, trustedProxies }: Reach): string[] {
  const isBehindProxy = isLoopback(host) && publicUrl !== null && !isLoopback(new URL(publicUrl).hostname);
  if (!isBehindProxy || trustedProxies.length > 0) return [];
  return [
    'TRUSTED_PROXY is not set, so everybody who comes through the proxy counts as one client for limits: set it to the ' +
      "proxy's address, such as 127.0.0.1.",
  ];
}
