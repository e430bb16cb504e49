import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';
import type { RequestContext } from '../request-context.ts';

/**
 * The address of the client. `X-Forwarded-For` is used only as far as trusted proxies wrote it: it is read from its end up
 * to the first address that is not a trusted proxy.
 */
export function clientAddress(c: Context<RequestContext>, trustedProxies: readonly string[]): string {
  let address = peerAddress(c);
  const forwarded = forwardedAddresses(c);
  const trusted = new Set(trustedProxies.map(plainAddress));
  while (trusted.has(address)) {
    const before = forwarded.pop();
    if (before === undefined || !(isIPv4(before) || isIPv6(before))) break;
    address = before;
  }
  return address;
}

/** The other end of the connection: the proxy where there is one. */
export function peerAddress(c: Context<RequestContext>): string {
  return plainAddress(c.env?.incoming?.socket.remoteAddress ?? '');
}

/** The entries of `X-Forwarded-For`, unchecked; none without that header. */
export function forwardedAddresses(c: Context<RequestContext>): string[] {
  const header = c.req.header('x-forwarded-for');
  return header === undefined ? [] : header.split(',').map((entry) => plainAddress(entry.trim()));
}

/** Whether the connection itself comes from a trusted proxy. */
export function comesFromProxy(c: Context<RequestContext>, trustedProxies: readonly string[]): boolean {
  const address = peerAddress(c);
  return trustedProxies.some((proxy) => plainAddress(proxy) === address);
}

/** The network that counts as one client: an IPv4 address, or the /64 of an IPv6 household or school. */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [withoutZone = ''] = address.split('%');
  const groups = expandIPv6(withoutZone).split(':').slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

function plainAddress(address: string): string {
  const mapped = address.toLowerCase().startsWith('::ffff:') ? address.slice('::ffff:'.length) : '';
  return isIPv4(mapped) ? mapped : address;
}
