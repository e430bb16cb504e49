import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Problem } from '#contract/platform/problem.ts';
import { m } from '#messages';
import { locales } from '#messages/runtime';
import type { Language } from '#rules/people/languages.ts';
import { inLanguage } from '../../environment/language.ts';
import { STATUS_OF_PROBLEM } from '../answers/problems.ts';
import { plainPage, plainPagePolicy } from '../pages/plain-page.ts';
import { securityHeadersOf } from '../pages/security-headers.ts';
import { requestLanguage } from '../request-language.ts';
import { BODY_BYTES, mostBodyBytes, readBody } from './request-body.ts';

/** The limits of one process. */
export const ADMISSION = {
  // Twice the capacity of the queue of password hashes (62), so that log-ins never use all of it.
  inFlight: 128,
  // Half a second of work at a thousand requests a second.
  waiting: 512,
  maxWaitMs: 1000,
  // Requests with bodies over 64 KiB, such as long lists of pupils: at most 29 MB of memory.
  largeBodies: 8,
  retryAfterSeconds: 3,
  // About 5 ms of event loop turns in which only connections are accepted.
  maxAcceptTurns: 50,
} as const;

export type AdmissionBounds = { [Name in keyof typeof ADMISSION]: number };
type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;
type Exchange = { incoming: IncomingMessage; outgoing: ServerResponse };

/** Health checks are answered even while the server is overloaded. */
const ALWAYS_ANSWERED = /^\/api\/(health|ready)(\?|$)/;
/** Not limited, because a slow client would occupy a slot; the number of connections limits these. */
const STATIC_FILE = /^(?!\/api\/)(\/[\w-][\w.-]*)+\.(?!html)\w+(\?|$)/;

/**
 * Wraps the listener of the app: a bounded number of requests runs at a time, a bounded number waits for at most
 * `maxWaitMs`, and every other request is answered with 503 and `Retry-After` before the app sees it.
 */
export function limitAdmission(
  handle: Listener,
  { isHttps, ...given }: { isHttps: boolean } & Partial<AdmissionBounds>,
) {
  const bounds: AdmissionBounds = { ...ADMISSION, ...given };
  const answerBusy = busyResponse({ isHttps, retryAfterSeconds: bounds.retryAfterSeconds });
  const queue = new Set<Exchange & { timer: NodeJS.Timeout }>();
  let inFlight = 0;
  let largeBodies = 0;
  let refused = 0;
  let newConnections = 0;

  function onRequest(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const url = incoming.url ?? '';
    if (ALWAYS_ANSWERED.test(url) || STATIC_FILE.test(url)) handle(incoming, outgoing);
    else if (isFull()) refuse({ incoming, outgoing });
    else readFirst({ incoming, outgoing }, mostBodyBytes(incoming.method, url.split('?')[0] ?? ''));
  }

  /** Reads the body before the request gets a slot, so that a slow sender does not occupy one. */
  function readFirst({ incoming, outgoing }: Exchange, mostBytes: number): void {
    if (mostBytes > BODY_BYTES && !(announcedBytes(incoming) <= BODY_BYTES)) {
      if (largeBodies >= bounds.largeBodies) {
        refuse({ incoming, outgoing });
        return;
      }
      largeBodies += 1;
      outgoing.once('close', () => {
        largeBodies -= 1;
      });
    }
    readBody(incoming, mostBytes, () => enqueue({ incoming, outgoing }));
  }

  function isFull(): boolean {
    return inFlight + queue.size >= bounds.inFlight + bounds.waiting;
  }

  function enqueue(exchange: Exchange): void {
    if (isFull()) {
      refuse(exchange);
      return;
    }
    const giveUp = () => {
      queue.delete(queued);
      refuse(exchange);
    };
    const queued = { ...exchange, timer: setTimeout(giveUp, bounds.maxWaitMs) };
    queue.add(queued);
    startQueued();
  }

  function startQueued(): void {
    for (const queued of queue) {
      if (inFlight >= bounds.inFlight || newConnections > 0) return;
      queue.delete(queued);
      clearTimeout(queued.timer);
      if (!queued.incoming.socket.destroyed) void start(queued);
    }
  }

  async function start({ incoming, outgoing }: Exchange): Promise<void> {
    inFlight += 1;
    try {
      await handle(incoming, outgoing);
    } finally {
      inFlight -= 1;
      startQueued();
    }
  }

  function refuse({ incoming, outgoing }: Exchange): void {
    refused += 1;
    answerBusy(incoming, outgoing);
  }

  /** Node accepts one connection per event loop turn, so queued requests start only after all new connections are accepted. */
  function onConnection(): void {
    newConnections += 1;
    if (newConnections === 1) setImmediate(afterTurn, 1, 0);
  }

  function afterTurn(turns: number, before: number): void {
    if (newConnections > before && turns < bounds.maxAcceptTurns) {
      setImmediate(afterTurn, turns + 1, newConnections);
      return;
    }
    newConnections = 0;
    startQueued();
  }

  /** `refused` counts from the start of the process. */
  return { onRequest, onConnection, figures: () => ({ inFlight, waiting: queue.size, refused }) };
}

/** The Content-Length; NaN when there is none. */
function announcedBytes({ headers }: IncomingMessage): number {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Number.NaN;
}

const STYLE = 'a { font-weight: 600; }\n';
const PAGE_POLICY = plainPagePolicy(STYLE);
/** Rendered at start-up and without files to load, because the server is busy when they are sent. */
const PAGES = new Map<Language, string>(locales.map((language) => [language, inLanguage(language, busyPage)]));

type Settings = { isHttps: boolean; retryAfterSeconds: number };

/** Returns a listener that answers 503 with `Retry-After`: the page above to a navigation, otherwise a problem in JSON. */
function busyResponse({ isHttps, retryAfterSeconds }: Settings) {
  const always = { ...securityHeadersOf({ isHttps }), 'Cache-Control': 'no-store', 'Retry-After': retryAfterSeconds };
  const problem = JSON.stringify({ code: 'busy' } satisfies Problem);

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (wantsPage(incoming))
      send(PAGES.get(requestLanguage((name) => headerOf(incoming, name))) ?? '', {
        'Content-Type': 'text/html; charset=UTF-8',
        'Content-Security-Policy': PAGE_POLICY,
      });
    else send(problem, { 'Content-Type': 'application/json' });

    function send(body: string, headers: OutgoingHttpHeaders): void {
      outgoing
        .writeHead(STATUS_OF_PROBLEM.busy, { ...always, ...headers, 'Content-Length': Buffer.byteLength(body) })
        .end(body);
    }
  };
}

function busyPage(): string {
  return plainPage({
    title: m['server.busy.title'](),
    style: STYLE,
    main: `<h1>${m['server.busy.heading']()}</h1>
<p>${m['server.busy.why']()}</p>
<p><a href="">${m['server.busy.again']()}</a></p>`,
  });
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  return headers[name]?.toString();
}

function wantsPage({ url = '', headers }: IncomingMessage): boolean {
  return !url.startsWith('/api/') && (headers.accept?.includes('text/html') ?? false);
}
