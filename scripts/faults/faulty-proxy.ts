import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Passes bytes on, delays them, drops them, or closes connections: at once, or when the server begins to answer. */
export type Mode = 'normal' | 'slow' | 'drop' | 'close' | 'close-before-answer';
export const FAULTY_MODES: readonly Mode[] = ['slow', 'drop', 'close', 'close-before-answer'];

const SLOW_MS = 150;

/** A TCP proxy whose network can be made faulty. */
export class FaultyProxy {
  readonly #target: URL;
  readonly #server = createServer((client) => this.#connect(client));
  readonly #sockets = new Set<Socket>();
  #mode: Mode = 'normal';

  private constructor(target: string) {
    this.#target = new URL(target);
  }

  static async to(target: string): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(target);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  /** The target's address with the port of the proxy. */
  get address(): string {
    const own = new URL(this.#target);
    own.port = String((this.#server.address() as AddressInfo).port);
    return own.href.replace(/^(http:.*)\/$/, '$1');
  }

  /** Also changes open connections. */
  setMode(mode: Mode): void {
    this.#mode = mode;
    if (mode === 'close') for (const socket of this.#sockets) socket.destroy();
  }

  /** First closes connections that lost an answer, so that no request waits for its timeout. */
  repair(): void {
    this.setMode('close');
    this.setMode('normal');
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.setMode('close');
    await closed;
  }

  #connect(client: Socket): void {
    if (this.#mode === 'close') return void client.destroy();
    const server = connect(Number(this.#target.port), this.#target.hostname);
    this.#forward(client, server, false);
    this.#forward(server, client, true);
  }

  #forward(from: Socket, to: Socket, isAnswer: boolean): void {
    this.#sockets.add(from);
    from.on('error', () => {});
    from.on('close', () => {
      this.#sockets.delete(from);
      to.destroy();
    });
    from.on('data', async (bytes) => {
      if (this.#mode === 'drop') return;
      if (this.#mode === 'close-before-answer' && isAnswer) return void to.destroy();
      if (this.#mode === 'slow') await sleep(SLOW_MS);
      to.write(bytes);
    });
  }
}
