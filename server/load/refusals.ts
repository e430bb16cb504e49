import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { securityHeadersOf } from '../middleware/security-headers.ts';
import { PROBLEMS } from '../problems.ts';
import { BUSY_PAGE, BUSY_PAGE_POLICY } from './busy-page.ts';

type Answer = { status: number; headers: string[]; body: Buffer };
type Refused = { incoming: IncomingMessage; outgoing: ServerResponse };
export type RefusalBounds = {
  /** For how long nothing is read from a connection whose request was refused, at least. */
  restMs: number;
  /** How often those that have rested are read again, and how many each time. */
  wakeEveryMs: number;
  mostAwoken: number;
  retryAfterMs: number;
};
/** `freePlaces`: how many requests could be let in right now. */
type Surroundings = { isHttps: boolean; freePlaces: () => number };

/**
 * Says "later" at next to no cost: the answers are made once, before anybody asks. Whoever hears it often asks again at
 * once, and then refusing alone keeps the server busy. So their connection rests for a moment, and longer while there are
 * many: what they ask meanwhile waits in the network, and nothing of it takes time or memory here.
 */
export function createRefusals(
  { restMs, wakeEveryMs, mostAwoken, retryAfterMs }: RefusalBounds,
  { isHttps, freePlaces }: Surroundings,
) {
  const retryAfter = ['Retry-After', String(Math.ceil(retryAfterMs / 1000))];
  const message = busyAnswer(isHttps, retryAfter);
  const page = busyPage(isHttps, retryAfter);
  const resting: { socket: Socket; since: number }[] = [];
  let isWakingComing = false;
  let refused = 0;

  function refuse({ incoming, outgoing }: Refused): void {
    refused += 1;
    if (incoming.socket.destroyed) return;
    const { status, headers, body } = wantsPage(incoming) ? page : message;
    outgoing.writeHead(status, headers).end(body);
  }

  function refuseAndRest(one: Refused): void {
    // Until the request is over Node reads on by itself, be it to throw a body away.
    one.incoming.once('close', () => rest(one.incoming.socket));
    refuse(one);
  }

  function rest(socket: Socket): void {
    if (socket.destroyed) return;
    socket.pause();
    resting.push({ socket, since: performance.now() });
    awaitWaking();
  }

  function awaitWaking(): void {
    if (isWakingComing) return;
    isWakingComing = true;
    setTimeout(wake, wakeEveryMs);
  }

  function wake(): void {
    isWakingComing = false;
    const longAgo = performance.now() - restMs;
    const most = Math.max(mostAwoken, freePlaces());
    const stillResting = resting.findIndex(({ since }, place) => place >= most || since > longAgo);
    const awoken = resting.splice(0, stillResting === -1 ? resting.length : stillResting);
    for (const { socket } of awoken) socket.resume();
    if (resting.length > 0) awaitWaking();
  }

  return { refuse, refuseAndRest, figures: () => ({ resting: resting.length, refused }) };
}

function wantsPage({ url = '', headers }: IncomingMessage): boolean {
  return !url.startsWith('/api/') && (headers.accept?.includes('text/html') ?? false);
}

function busyAnswer(isHttps: boolean, retryAfter: string[]): Answer {
  const { status, message } = PROBLEMS.busy;
  const body = Buffer.from(JSON.stringify({ code: 'busy', message }));
  return { status, headers: headersOf(securityHeadersOf({ isHttps }), 'application/json', body, retryAfter), body };
}

function busyPage(isHttps: boolean, retryAfter: string[]): Answer {
  const body = Buffer.from(BUSY_PAGE);
  const headers = { ...securityHeadersOf({ isHttps }), 'Content-Security-Policy': BUSY_PAGE_POLICY };
  const { status } = PROBLEMS.busy;
  return { status, headers: headersOf(headers, 'text/html; charset=UTF-8', body, retryAfter), body };
}

function headersOf(headers: Record<string, string>, type: string, body: Buffer, retryAfter: string[]): string[] {
  const content = ['Content-Type', type, 'Content-Length', String(body.length), 'Cache-Control', 'no-store'];
  return [...Object.entries(headers).flat(), ...content, ...retryAfter];
}
