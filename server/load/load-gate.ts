import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { BODY_BYTES } from '../middleware/short-bodies.ts';
import { createMemoryGuard } from './memory-guard.ts';
import { noteNewcomer, WELCOME_TURNS } from './newcomers.ts';
import { createOpenAnswers } from './open-answers.ts';
import { createRefusals } from './refusals.ts';
import { takeBody } from './request-body.ts';
import { createWaitingLine, type Visitor } from './waiting-line.ts';

/** How much the server takes on. What is beyond is refused early, so that the rest is answered as quickly as ever. */
export const LOAD = {
  // Twice what passwords can wait for their hash (62), so that signing in never keeps everybody else out. PostgreSQL has
  // ten connections; of more than these only the line before them would grow.
  atOnce: 128,
  // About 25 ms of work, so that others hear 40 times a second whether they can come in, and twice what SQLite saves at
  // once.
  perTurn: 64,
  // What is done in half a second at a thousand requests a second.
  waiting: 512,
  // Somebody whose page was let in gets its scripts and pictures, too.
  waitingForFiles: 1024,
  // Half of what a person takes for a page that does not come, and a fifteenth of what our pages wait.
  longestWaitMs: 1000,
  // Who asks again and again is slowed down to five times a second. To read a request and refuse it takes about 60 µs: those
  // who could not be let in anyway then take a twenty-fifth of the time.
  restMs: 200,
  wakeEveryMs: 50,
  mostAwoken: 32,
  retryAfterMs: 3000,
  welcomeTurns: WELCOME_TURNS,
  // A learner with 64 kbit/s has loaded the largest file after half of it.
  longestAnswerMs: 60_000,
  cutOffEveryMs: 5000,
  // Browsers send about 20, and proxies add a few.
  mostHeaders: 100,
  // Browsers do not ask again on a connection before the answer is there; some programs do.
  mostPipelined: 16,
} as const;

export type LoadBounds = { [Name in keyof typeof LOAD]: number };
type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;
type Settings = { isHttps: boolean; bounds?: Partial<LoadBounds>; isMemoryShort?: () => boolean };

/** They tell others how the server is, above all when it has much to do. */
const NEVER_REFUSED = /^\/api\/(health|ready)(\?|$)/;
const FILE = /^\/(?!api\/)[^?]*\.[a-z0-9]+(\?|$)/i;

/** Stands before the whole app, at the least cost there is: nothing of a request was looked at when it is refused. */
export function createLoadGate(work: Listener, { isHttps, bounds, isMemoryShort = createMemoryGuard() }: Settings) {
  const load: LoadBounds = { ...LOAD, ...bounds };
  const line = createWaitingLine(load);
  const refusals = createRefusals(load, { isHttps, freePlaces: () => line.freePlaces(load.waiting) });
  const answers = createOpenAnswers(load.longestAnswerMs);
  const pipelined = new WeakMap<Socket, number>();
  const timer = setInterval(answers.cutOffOld, load.cutOffEveryMs).unref();

  function listener(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (outgoing.socket === null && !mayPipeline(incoming.socket, outgoing)) return;
    answers.add(outgoing);
    if (incoming.rawHeaders.length > 2 * load.mostHeaders) outgoing.writeHead(431, { Connection: 'close' }).end();
    else if (NEVER_REFUSED.test(incoming.url ?? '')) work(incoming, outgoing);
    else letIn(incoming, outgoing);
  }

  function letIn(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const isFile = FILE.test(incoming.url ?? '');
    const places = isFile ? load.waitingForFiles : load.waiting;
    const join = () => {
      const visitor = visitorOf(incoming, outgoing, isFile);
      if (!line.join(visitor, isMemoryShort() ? 0 : places)) refusals.refuseAndRest({ incoming, outgoing });
    };
    if (line.isFull(places)) refusals.refuseAndRest({ incoming, outgoing });
    else takeBody(incoming, BODY_BYTES, join);
  }

  /** A file leaves as slowly as its reader likes; nobody has to wait for that. */
  function visitorOf(incoming: IncomingMessage, outgoing: ServerResponse, isFile: boolean): Visitor {
    const done = () => line.done(visitor);
    const visitor: Visitor = {
      begin: () => void Promise.resolve(work(incoming, outgoing)).then(done, done),
      refuse: () => refusals.refuse({ incoming, outgoing }),
      isGone: () => incoming.socket.destroyed,
      takesPlace: !isFile,
    };
    return visitor;
  }

  /** Cuts off who asks and asks without waiting for answers. */
  function mayPipeline(socket: Socket, outgoing: ServerResponse): boolean {
    const count = (pipelined.get(socket) ?? 0) + 1;
    if (count > load.mostPipelined) socket.destroy();
    if (count > load.mostPipelined) return false;
    pipelined.set(socket, count);
    outgoing.once('close', () => pipelined.set(socket, (pipelined.get(socket) ?? 1) - 1));
    return true;
  }

  return {
    listener,
    /** Has to be told of each connection that comes. */
    welcome() {
      noteNewcomer();
      line.welcome();
    },
    end: () => clearInterval(timer),
    /** Numbers at this moment, and how many were refused since the start. */
    figures: () => ({ ...line.figures(), ...refusals.figures(), open: answers.count() }),
  };
}
