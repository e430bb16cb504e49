import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';

/**
 * What a network does with what is sent over it: passes it on, passes it on later, loses it without a word, or ends the
 * connection, either at once or when the far side begins to answer.
 */
export type Weather = 'fair' | 'slow' | 'silent' | 'cut' | 'cut-before-answer';

const SLOW_MS = 150;

/** A way to a server over which anything can happen. */
export class Network {
  readonly #far: URL;
  readonly #proxy = createServer((near) => this.#carry(near));
  readonly #sockets = new Set<Socket>();
  #weather: Weather = 'fair';
  /** How many answers were lost on the way. */
  lostAnswers = 0;

  private constructor(address: string) {
    this.#far = new URL(address);
  }

  static async to(address: string): Promise<Network> {
    const network = new Network(address);
    network.#proxy.listen(0, '127.0.0.1');
    await once(network.#proxy, 'listening');
    return network;
  }

  /** The same address as on the far side, but for the port. */
  get address(): string {
    const own = new URL(this.#far);
    own.port = String((this.#proxy.address() as AddressInfo).port);
    return own.href.replace(/^(http:.*)\/$/, '$1');
  }

  /** From now on, also on the connections that there are. */
  change(weather: Weather): void {
    this.#weather = weather;
    if (weather === 'cut') for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    const closed = once(this.#proxy, 'close');
    this.#proxy.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #carry(near: Socket): void {
    if (this.#weather === 'cut') return void near.destroy();
    const far = connect(Number(this.#far.port), this.#far.hostname);
    this.#pass(near, far, false);
    this.#pass(far, near, true);
  }

  #pass(from: Socket, to: Socket, isAnswer: boolean): void {
    this.#sockets.add(from);
    from.on('error', () => {});
    from.on('close', () => {
      this.#sockets.delete(from);
      to.destroy();
    });
    from.on('data', async (bytes) => {
      if (this.#weather === 'silent') return;
      if (this.#weather === 'cut-before-answer' && isAnswer) {
        this.lostAnswers += 1;
        return void to.destroy();
      }
      if (this.#weather === 'slow') await after(SLOW_MS);
      to.write(bytes);
    });
  }
}
