import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** A request that reached the stand-in for the server. */
type SentRequest = { path: string; credentials: string; body: unknown };
type Reply = { status: number; body: unknown; headers?: Record<string, string> } | 'away';

/**
 * An empty device for one test: IndexedDB, events of a window, and a server whose replies the test chooses. Web Locks and
 * BroadcastChannel are those of Node.
 */
export function startTestDevice() {
  const events = new EventTarget();
  const sent: SentRequest[] = [];
  let reply: (path: string) => Reply = () => ({ status: 201, body: {} });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('fetch', async (path: string, { credentials, body }: { credentials: string; body?: string }) => {
    sent.push({ path, credentials, body: body === undefined ? undefined : JSON.parse(body) });
    const answer = reply(path);
    if (answer === 'away') throw new TypeError('Failed to fetch');
    const { status, headers = {} } = answer;
    return Response.json(answer.body, { status, headers });
  });
  return {
    sent,
    /** Chooses the replies of the server from now on. */
    replyWith(chosen: Reply | ((path: string) => Reply)) {
      reply = typeof chosen === 'function' ? chosen : () => chosen;
    },
    goOnline: () => events.dispatchEvent(new Event('online')),
  };
}

/** The problem body of a refused request. */
export function problem(status: number, code: string): Reply {
  return { status, body: { code } };
}
