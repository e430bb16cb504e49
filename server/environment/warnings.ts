import { isLoopback } from '../loopback.ts';
import type { Environment } from './environment.ts';

type Reach = Pick<Environment, 'host' | 'publicUrl' | 'trustedProxies' | 'databases' | 'authSecret'>;

const PROXY =
  'TRUSTED_PROXY is not set, so everybody who comes through the proxy counts as one client for limits: set it to the ' +
  "proxy's address, such as 127.0.0.1.";
const SECRET =
  'AUTH_SECRET is not set, so it is made and kept on this machine alone: processes on other machines that share its ' +
  'database need the same one.';

/** What the operator should know of settings with which the server can start; a sentence each. */
export function warningsOf({ host, publicUrl, trustedProxies, databases, authSecret }: Reach): string[] {
  const isBehindProxy = isLoopback(host) && publicUrl !== null && isElsewhere(publicUrl);
  const warnings: string[] = [];
  if (isBehindProxy && trustedProxies.length === 0) warnings.push(PROXY);
  if (authSecret === null && isElsewhere(databases.main)) warnings.push(SECRET);
  return warnings;
}

/** Whether an address leads to another machine. Paths of files do not. */
function isElsewhere(address: string): boolean {
  const hostname = URL.canParse(address) ? new URL(address).hostname : '';
  return hostname !== '' && !isLoopback(hostname);
}
