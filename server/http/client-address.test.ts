import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress, clientNetwork } from './client-address.ts';
import type { RequestContext } from './request-context.ts';

async function addressOf(
  remoteAddress: string,
  forwarded?: string,
  trustedProxies: string[] = ['10.0.0.1', '10.0.0.2'],
) {
  const app = new Hono<RequestContext>().get('/', (c) => c.text(clientAddress(c, trustedProxies)));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })).text();
}

describe('clientAddress', () => {
  it('is the address of the connection, whatever a header claims', async () => {
    expect(await addressOf('192.0.2.1')).toBe('192.0.2.1');
    expect(await addressOf('192.0.2.1', '198.51.100.7')).toBe('192.0.2.1');
    expect(await addressOf('10.0.0.1', '198.51.100.7', [])).toBe('10.0.0.1');
  });

  it('is what a trusted proxy saw, not what the client told the proxy', async () => {
    expect(await addressOf('10.0.0.1', '192.0.2.1')).toBe('192.0.2.1');
    expect(await addressOf('10.0.0.1', '198.51.100.7, 192.0.2.1')).toBe('192.0.2.1');
    expect(await addressOf('::ffff:10.0.0.1', '192.0.2.1')).toBe('192.0.2.1');
  });

  it('looks through several trusted proxies', async () => {
    expect(await addressOf('10.0.0.1', '198.51.100.7, 192.0.2.1, 10.0.0.2')).toBe('192.0.2.1');
  });

  it('is that of the proxy when the header is empty or nonsense', async () => {
    expect(await addressOf('10.0.0.1')).toBe('10.0.0.1');
    expect(await addressOf('10.0.0.1', 'unknown')).toBe('10.0.0.1');
  });
});

describe('clientNetwork', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('puts %s under %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});
