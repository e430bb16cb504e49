import { Agent, request } from 'node:http';

export type Answer = { status: number; json: unknown; cookies: string[]; tookMs: number };
type Asking = { body?: unknown; cookie?: string | undefined; mostMs?: number };

/** Asks a server over connections that stay open. */
export class HttpClient {
  /** Where requests go: to the server itself, or to a way that leads there. */
  address: string;
  readonly #origin: string;
  readonly #agent: Agent;

  constructor(address: string, connections = 1) {
    this.address = address;
    this.#origin = address;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** Rejects when no answer comes: within `mostMs`, when the connection breaks, or when nobody is there. */
  ask(method: string, path: string, { body, cookie, mostMs = 30_000 }: Asking = {}): Promise<Answer> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      origin: this.#origin,
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      ...(cookie && { cookie }),
    };
    const askedAt = performance.now();
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(mostMs);
      const asking = request(this.address + path, { method, headers, agent: this.#agent, signal }, (answer) => {
        let said = '';
        answer.setEncoding('utf8').on('data', (part) => {
          said += part;
        });
        answer.on('error', reject).on('end', () => {
          const cookies = answer.headers['set-cookie'] ?? [];
          const tookMs = performance.now() - askedAt;
          resolve({ status: answer.statusCode ?? 0, json: parsed(said), cookies, tookMs });
        });
      });
      asking.on('error', reject).end(text);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
