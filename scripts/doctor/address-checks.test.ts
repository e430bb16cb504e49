import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { expect, it, onTestFinished } from 'vitest';
import { emptyFolder } from '../../server/testing/databases/data-folder.ts';
import { freePort } from '../../server/testing/servers/free-port.ts';
import { AUTH_SETTINGS, createTestApp } from '../../server/testing/test-app.ts';
import { HANDED_ON, startTestProxy } from '../servers/test-proxy.ts';
import { trustTestCertificate } from '../servers/test-tls.ts';
import { examineWith, expectGood, expectNamed } from './testing/examine-with.ts';

const LOCAL = '127.0.0.1';
const AUTH_SECRET = AUTH_SETTINGS.secret;

/** The app on a port of this machine, until the test ends. */
async function startApp(trustedProxies: string[] = [LOCAL]): Promise<number> {
  const { app } = await createTestApp({ trustedProxies });
  const server = createServer(getRequestListener(app.fetch)).listen(0, LOCAL);
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

async function settingsFor(PUBLIC_URL: string, port: number | null = null) {
  trustTestCertificate();
  const ofPort = port === null ? {} : { PORT: String(port) };
  return { DATA_DIR: await emptyFolder(), PUBLIC_URL, AUTH_SECRET, TRUSTED_PROXY: LOCAL, ...ofPort };
}

it.each(Object.entries(HANDED_ON))('doctor finds nothing wrong behind %s', async (_name, added) => {
  const port = await startApp();
  const lines = await expectGood(await settingsFor(await startTestProxy(port, added), port));
  expect(lines).toEqual(expect.arrayContaining(['PORT: OK', 'Public address: OK', 'Proxy: OK']));
});

it('doctor names a proxy that the app does not trust', async () => {
  const port = await startApp([]);
  await expectNamed({
    settings: await settingsFor(await startTestProxy(port), port),
    line:
      'Proxy: WRONG. The app sees the proxy at 127.0.0.1 instead of the client, so all clients count as one for limits. Set ' +
      'TRUSTED_PROXY=127.0.0.1 and restart it.',
  });
});

it('doctor names a proxy before the proxy that the app does not trust', async () => {
  const port = await startApp();
  const added = () => ({ 'x-forwarded-for': '198.51.100.7, 192.0.2.9' });
  await expectNamed({
    settings: await settingsFor(await startTestProxy(port, added), port),
    line:
      'Proxy: WRONG. The app sees the proxy at 192.0.2.9 instead of the client, so all clients count as one for limits. Add ' +
      '192.0.2.9 to TRUSTED_PROXY and restart it.',
  });
});

it('doctor names a proxy that does not say who asks', async () => {
  const port = await startApp();
  await expectNamed({
    settings: await settingsFor(await startTestProxy(port, () => ({})), port),
    line:
      'Proxy: WRONG. The proxy at 127.0.0.1 sends no X-Forwarded-For, so all clients count as one for limits. Make it send ' +
      'the address of the client.',
  });
});

it('doctor names a public address of another installation, and does not try its proxy', async () => {
  const origin = await startTestProxy(await startApp());
  const settings = { ...(await settingsFor(origin)), AUTH_SECRET: 'another secret of this test' };
  await expectNamed({
    settings,
    line:
      `Public address: WRONG. ${origin} leads to another installation of this app, with another AUTH_SECRET or of another ` +
      'version. Check the name and the proxy, and restart all processes.',
  });
  const { lines } = await examineWith(settings);
  expect(lines).toContain('Proxy: not tried. The app has to answer at PUBLIC_URL for that.');
});

it('doctor names a public address of another program', async () => {
  const other = createServer((_asked, answer) => void answer.writeHead(404).end()).listen(0, LOCAL);
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const origin = await startTestProxy((other.address() as AddressInfo).port);
  await expectNamed({
    settings: await settingsFor(origin),
    line: `Public address: WRONG. ${origin} does not lead to the app (404). Start the app, and check the proxy.`,
  });
});

it('doctor tries no public address while the app is down, and names a proxy that does not reach the running app', async () => {
  const origin = await startTestProxy(await freePort());
  const { exitCode, lines } = await examineWith(await settingsFor(origin));
  expect([exitCode, lines]).toEqual([
    0,
    expect.arrayContaining([
      expect.stringMatching(/^Public address: not tried\. The proxy at .* answers 502, as it does/),
    ]),
  ]);
  await expectNamed({
    settings: await settingsFor(origin, await startApp()),
    line: `Public address: WRONG. The proxy at ${origin} does not reach the app (502), which runs. Correct the port in its file.`,
  });
});

it('doctor names a certificate that this machine does not trust', async () => {
  const origin = await startTestProxy(await startApp());
  const settings = { DATA_DIR: await emptyFolder(), PUBLIC_URL: origin, AUTH_SECRET, TRUSTED_PROXY: LOCAL };
  await expectNamed({
    settings,
    line:
      `Public address: WRONG. ${origin} has a certificate that this machine does not trust (DEPTH_ZERO_SELF_SIGNED_CERT). ` +
      'Renew its certificate; where it is of your own authority, set NODE_EXTRA_CA_CERTS to the file of that authority.',
  });
});
