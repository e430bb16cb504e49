import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A connection to a server that can be cut, so that nothing listens, or stand still, so that nothing answers. */
export async function networkTo(address: string) {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  let standsStill = false;
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => to.destroy());
      from.on('data', (bytes) => void (standsStill || to.write(bytes)));
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const own = new URL(address);
  own.port = String((proxy.address() as AddressInfo).port);

  async function cut(): Promise<void> {
    const closed = once(proxy, 'close');
    proxy.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await closed;
  }
  async function mend(): Promise<void> {
    standsStill = false;
    if (proxy.listening) return;
    proxy.listen(Number(own.port), '127.0.0.1');
    await once(proxy, 'listening');
  }
  onTestFinished(() => (proxy.listening ? cut() : undefined));
  return {
    address: own.href,
    cut,
    mend,
    standStill() {
      standsStill = true;
    },
  };
}
