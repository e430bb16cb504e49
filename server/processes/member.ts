import type { Worker } from 'node:cluster';
import type { Order, Report } from './messages.ts';

type Ending = { isGood: boolean; why: string };

/** One worker, as the primary knows it. */
export type Member = {
  worker: Worker;
  isReady(): boolean;
  ended: Promise<Ending>;
  /** Lets it finish what it does; asked again, it is the same end. */
  end(): Promise<Ending>;
};

/** For so many milliseconds after it was asked to end, it takes new requests. */
export function createMember(worker: Worker, drainMs: number): Member {
  let isReady = false;
  let ending: Promise<Ending> | undefined;
  const ended = endingOf(worker);
  worker.on('message', ({ says }: Report) => {
    if (says === 'ready') isReady = true;
  });

  async function finish(): Promise<Ending> {
    tell(worker, { says: 'drain' });
    await new Promise((resolve) => setTimeout(resolve, drainMs));
    tell(worker, { says: 'close' });
    // Nothing more is given to it from here on. If it closed first, what is on the way to it would stay with nobody.
    if (worker.isConnected()) worker.disconnect();
    return ended;
  }

  return {
    worker,
    isReady: () => isReady,
    ended,
    end() {
      ending ??= isReady ? finish() : kill(worker, ended);
      return ending;
    },
  };
}

/** One that is still starting has nothing to finish. */
async function kill(worker: Worker, ended: Promise<Ending>): Promise<Ending> {
  worker.process.kill('SIGKILL');
  return { ...(await ended), isGood: true };
}

function tell(worker: Worker, order: Order): void {
  if (worker.isConnected()) worker.send(order, undefined, () => {});
}

/** How a worker ended: in its own words, when it had some. */
function endingOf(worker: Worker): Promise<Ending> {
  let sentence: string | undefined;
  worker.on('message', (report: Report) => {
    if (report.says === 'cannot-start') sentence = report.sentence;
  });
  return new Promise((resolve) => {
    worker.once('error', (fault) => resolve({ isGood: false, why: `No process can be started (${fault.message}).` }));
    worker.once('exit', (code, signal) => {
      const end = () =>
        resolve({ isGood: code === 0, why: sentence ?? `A process ended by itself (${signal || code}).` });
      // Its last words come before it hangs up, and that may be after its end.
      if (worker.isConnected()) worker.once('disconnect', end);
      else end();
    });
  });
}
