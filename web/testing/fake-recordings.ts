import { onTestFinished, vi } from 'vitest';
import { keepRecordings } from '../device/recordings/kept-recordings.ts';
import { joinRecordings } from '../device/recordings/recording-archives.ts';

export const ARCHIVE_LIST = '/recording-archives.json';

export const archiveWith = (recording: string, content: string) =>
  joinRecordings([{ address: recording, bytes: new TextEncoder().encode(content) }]);

/** The archives of recordings that a server has. This device keeps none of them after the test. */
export class FakeRecordings {
  archives: Record<string, Uint8Array<ArrayBuffer>>;
  /** The addresses that were requested. */
  requests: string[] = [];
  /** After so many answers the server is away. */
  answers = Number.POSITIVE_INFINITY;

  /** Answers requests for `archives`, by their addresses; others go where they went before. */
  constructor(archives: Record<string, Uint8Array<ArrayBuffer>>) {
    this.archives = archives;
    const { fetch: before } = window;
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      if (address !== ARCHIVE_LIST && !address.startsWith('/assets/recordings/')) return before(address, init);
      init.signal?.throwIfAborted();
      this.requests.push(address);
      if (this.requests.length > this.answers) throw new TypeError('Failed to fetch');
      return this.answer(address);
    });
    onTestFinished(async () => {
      await keepRecordings(false);
      localStorage.clear();
    });
  }

  get addresses(): string[] {
    return Object.keys(this.archives);
  }

  /** The server answers again, and the requests so far are forgotten. */
  reset(): void {
    this.answers = Number.POSITIVE_INFINITY;
    this.requests = [];
  }

  private answer(address: string): Response {
    const list = Object.entries(this.archives).map(([each, content]) => ({ address: each, bytes: content.length }));
    if (address === ARCHIVE_LIST) return new Response(JSON.stringify(list));
    const content = this.archives[address];
    return content ? new Response(content) : new Response('', { status: 404 });
  }
}

/** What `navigator.connection` says; browsers differ in what they tell. */
type Connection = { type?: string; saveData?: boolean };

/** A browser with a service worker and this connection, until the end of the test. */
export function browserOn(connection: Connection): void {
  for (const [name, value] of Object.entries({ connection, serviceWorker: { controller: {} } })) {
    Object.defineProperty(navigator, name, { value, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, name));
  }
}
