import { isIPv4 } from 'node:net';

/** Whether a host name or address is a loopback address. */
export function isLoopback(host: string): boolean {
  const plain = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return plain === 'localhost' || plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}

/** An origin such as `http://127.0.0.1:3000` or `http://[::1]:3000`. */
export function httpOrigin(host: string, port: number): string {
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`).origin;
}

/** The origins under which our pages can be opened. */
export function ownOrigins(publicUrl: string, host: string, port: number): string[] {
  const local = isLoopback(host) ? ['127.0.0.1', 'localhost', '::1', host] : [host];
  return [...new Set([publicUrl, ...local.map((name) => httpOrigin(name, port))])];
}
