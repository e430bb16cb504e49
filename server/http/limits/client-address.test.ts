import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { RequestContext } from '../request-context.ts';
import { clientAddress, clientNetwork } from './client-address.ts';

async function addressOf(remoteAddress: string, forwarded?: string, trustedProxies = ['10.0.0.1', '10.0.0.2']) {
  const app = new Hono<RequestContext>().get('/', (c) => c.text(clientAddress(c, trustedProxies)));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })).text();
}

describe('clientAddress', () => {
  it.each([
    ['the address of the connection', '192.0.2.1', undefined],
    ['the address of the connection, whatever a header claims', '192.0.2.1', '198.51.100.7'],
    ['what a trusted proxy saw', '10.0.0.1', '192.0.2.1'],
    ['what a trusted proxy saw, not what the client told the proxy', '10.0.0.1', '198.51.100.7, 192.0.2.1'],
    ['what a trusted proxy saw that came by IPv6', '::ffff:10.0.0.1', '192.0.2.1'],
    ['what the first of several trusted proxies saw', '10.0.0.1', '198.51.100.7, 192.0.2.1, 10.0.0.2'],
  ])('is %s', async (_what, remoteAddress, forwarded) => {
    expect(await addressOf(remoteAddress, forwarded)).toBe('192.0.2.1');
  });

  it.each([
    ['the header is missing', undefined, ['10.0.0.1']],
    ['the header is nonsense', 'unknown', ['10.0.0.1']],
    ['it is not trusted', '198.51.100.7', []],
  ])('is that of the proxy when %s', async (_when, forwarded, trustedProxies) => {
    expect(await addressOf('10.0.0.1', forwarded, trustedProxies)).toBe('10.0.0.1');
  });
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('clientNetwork puts %s under %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
