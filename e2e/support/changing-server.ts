import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Passes requests on to the app. Once it is `isScriptless`, it finds no script file. */
export class ChangingServer {
  isScriptless = false;
  /** The service worker of the app, that of a later version, or none. */
  serviceWorker: 'none' | 'as-built' | 'later' = 'none';
  readonly #server: Server;

  private constructor(app: string) {
    this.#server = createServer(async ({ url = '', method = '', headers }, response) => {
      const isWorker = url.endsWith('/service-worker.js');
      const isRefused = isWorker ? this.serviceWorker === 'none' : url.endsWith('.js') && this.isScriptless;
      const { cookie = '', accept = '' } = headers;
      const answer = isRefused ? null : await fetch(app + url, { method, headers: { cookie, accept } });
      response.statusCode = answer?.status ?? 404;
      // A browser may keep a script of an answer that says nothing about keeping it.
      response.setHeader('cache-control', 'no-store');
      for (const name of ['content-type', 'content-security-policy'])
        if (answer?.headers.has(name)) response.setHeader(name, answer.headers.get(name) ?? '');
      response.write(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer()));
      response.end(isWorker && this.serviceWorker === 'later' ? '\n// A later version.' : '');
    });
  }

  static async start(app: string): Promise<ChangingServer> {
    const server = new ChangingServer(app);
    server.#server.listen(0, '127.0.0.1');
    await once(server.#server, 'listening');
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
