import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeadersOf } from '../middleware/security-headers.ts';
import { PROBLEMS } from '../problems.ts';
import { BUSY_PAGE, BUSY_PAGE_POLICY } from './busy-page.ts';

type Answer = { status: number; headers: string[]; body: Buffer };
type Refused = { incoming: IncomingMessage; outgoing: ServerResponse; since: number };
export type RefusalBounds = {
  /** How long a refusal is held back at least. */
  holdMs: number;
  /** How often those that were held back are sent, and how long that may take each time. */
  sweepMs: number;
  sweepWorkMs: number;
  retryAfterMs: number;
};

/**
 * Says "later" at next to no cost: the answers are made once, before anybody asks. They are held back for a moment, and
 * longer while there are many: whoever hears "later" at once often asks again at once, and then refusing alone keeps the
 * server busy.
 */
export function createRefusals({ holdMs, sweepMs, sweepWorkMs, retryAfterMs }: RefusalBounds, isHttps: boolean) {
  const retryAfter = ['Retry-After', String(Math.ceil(retryAfterMs / 1000))];
  const message = busyAnswer(isHttps, retryAfter);
  const page = busyPage(isHttps, retryAfter);
  const held: Refused[] = [];
  let isSweepComing = false;
  let refused = 0;

  function now({ incoming, outgoing }: Pick<Refused, 'incoming' | 'outgoing'>): void {
    refused += 1;
    if (incoming.socket.destroyed) return;
    const { status, headers, body } = wantsPage(incoming) ? page : message;
    outgoing.writeHead(status, headers).end(body);
  }

  function soon(incoming: IncomingMessage, outgoing: ServerResponse): void {
    held.push({ incoming, outgoing, since: performance.now() });
    awaitSweep();
  }

  function awaitSweep(): void {
    if (isSweepComing) return;
    isSweepComing = true;
    setTimeout(sweep, sweepMs);
  }

  function sweep(): void {
    isSweepComing = false;
    const startedAt = performance.now();
    let sent = 0;
    for (const one of held) {
      if (one.since > startedAt - holdMs) break;
      now(one);
      sent += 1;
      if (performance.now() - startedAt > sweepWorkMs) break;
    }
    held.splice(0, sent);
    if (held.length > 0) awaitSweep();
  }

  return { now, soon, figures: () => ({ held: held.length, refused }) };
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
