import type { IncomingMessage, ServerResponse } from 'node:http';
import { BODY_BYTES } from './body-limit.ts';
import { busyResponse } from './busy-response.ts';
import { readBody } from './request-body.ts';

/** How many requests one process takes on at a time. */
export const ADMISSION = {
  // Twice what the queue of password hashes holds (62), so that log-ins never take every place.
  inFlight: 128,
  // Half a second of work at a thousand requests a second.
  waiting: 512,
  maxWaitMs: 1000,
  retryAfterSeconds: 3,
} as const;

export type AdmissionBounds = { [Name in keyof typeof ADMISSION]: number };
type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;
type Exchange = { incoming: IncomingMessage; outgoing: ServerResponse };
type QueuedRequest = Exchange & { timer: NodeJS.Timeout };

/** A busy server still has to tell a monitor that it is alive. */
const ALWAYS_ANSWERED = /^\/api\/(health|ready)(\?|$)/;
/** These take no place, as a client that reads slowly would keep it; the number of connections bounds them. */
const STATIC_FILE = /^(?!\/api\/)(\/[\w-][\w.-]*)+\.(?!html)\w+(\?|$)/;

/**
 * Wraps the listener of the app: a bounded number of requests is handled at a time, a bounded number waits for at most
 * `maxWaitMs`, and every other request is answered with 503 and `Retry-After` before the app sees it.
 */
export function limitAdmission(
  handle: Listener,
  { isHttps, ...given }: { isHttps: boolean } & Partial<AdmissionBounds>,
) {
  const bounds: AdmissionBounds = { ...ADMISSION, ...given };
  const answerBusy = busyResponse({ isHttps, retryAfterSeconds: bounds.retryAfterSeconds });
  const queue = new Set<QueuedRequest>();
  let inFlight = 0;
  let refused = 0;

  function listener(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const url = incoming.url ?? '';
    if (ALWAYS_ANSWERED.test(url) || STATIC_FILE.test(url)) handle(incoming, outgoing);
    else if (isFull()) refuse({ incoming, outgoing });
    // The body comes first, so that a slow sender does not keep a place.
    else readBody(incoming, BODY_BYTES, () => admit({ incoming, outgoing }));
  }

  function isFull(): boolean {
    return inFlight >= bounds.inFlight && queue.size >= bounds.waiting;
  }

  function admit(exchange: Exchange): void {
    if (inFlight < bounds.inFlight) void start(exchange);
    else if (isFull()) refuse(exchange);
    else enqueue(exchange);
  }

  function enqueue(exchange: Exchange): void {
    const giveUp = () => {
      queue.delete(queued);
      refuse(exchange);
    };
    const queued: QueuedRequest = { ...exchange, timer: setTimeout(giveUp, bounds.maxWaitMs) };
    queue.add(queued);
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

  function startQueued(): void {
    for (const queued of queue) {
      if (inFlight >= bounds.inFlight) return;
      queue.delete(queued);
      clearTimeout(queued.timer);
      if (!queued.incoming.socket.destroyed) void start(queued);
    }
  }

  function refuse({ incoming, outgoing }: Exchange): void {
    refused += 1;
    answerBusy(incoming, outgoing);
  }

  /** `refused` counts from the start of the process. */
  return { listener, figures: () => ({ inFlight, waiting: queue.size, refused }) };
}
