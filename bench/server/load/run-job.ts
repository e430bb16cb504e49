import { setTimeout as after } from 'node:timers/promises';
import { Connection, type Outcome } from './connection.ts';
import type { Done, Job } from './job.ts';
import { type Asked, bytesOf, REQUESTS, type SignedInLearner } from './requests.ts';

const TICK_MS = 1;
/** Longer than anybody waits. */
const GIVE_UP_MS = 30_000;

/** Asks as a job says and notes what came of it. */
export async function runJob(job: Job, learners: readonly SignedInLearner[], firstNumber: number): Promise<Done> {
  const done: Done = { ms: 0, which: [], tookMs: [], dueMs: [], statuses: [], refusedWithoutTime: 0, savedRuns: [] };
  const connections = Array.from({ length: job.connections }, () => new Connection(job.address));
  const startedAt = performance.now();
  const { most = Number.POSITIVE_INFINITY } = job;
  let begun = 0;
  const isOver = () => begun >= most || performance.now() - startedAt >= job.seconds * 1000;

  function ask(connection: Connection, dueAt: number, onAnswer: () => void): void {
    const number = firstNumber + begun;
    const which = begun % job.requests.length;
    begun += 1;
    const asked = askedBy(job, learners, number, which);
    connection.ask(bytesOf(asked, job.address), (outcome) => {
      done.which.push(which);
      note(done, asked, outcome, dueAt - startedAt, performance.now() - dueAt);
      onAnswer();
    });
  }

  const asking = job.rate === undefined ? askAgain() : askAtRate(job.rate);
  await Promise.race([asking, after(job.seconds * 1000 + GIVE_UP_MS, undefined, { ref: false })]);
  done.ms = performance.now() - startedAt;
  for (const connection of connections) connection.close();
  return done;

  /** Every connection asks as soon as it was answered. */
  function askAgain(): Promise<unknown> {
    const untilTheEnd = (connection: Connection) =>
      new Promise<void>((resolve) => {
        const next = () => (isOver() ? resolve() : ask(connection, performance.now(), next));
        next();
      });
    return Promise.all(connections.map(untilTheEnd));
  }

  /** So many a second. What no connection is free for waits, and its time counts from when it was due. */
  async function askAtRate(rate: number): Promise<void> {
    const free = [...connections];
    let due = 0;
    const askDue = () => {
      const nowDue = Math.min(Math.floor(((performance.now() - startedAt) / 1000) * rate), most, rate * job.seconds);
      while (due < nowDue && free.length > 0) {
        const connection = free.shift() as Connection;
        ask(connection, startedAt + (due / rate) * 1000, () => {
          free.push(connection);
          askDue();
        });
        due += 1;
      }
    };
    while (!isOver()) {
      askDue();
      await after(TICK_MS);
    }
    // What no connection was free for until the end is not asked any more.
    due = Number.POSITIVE_INFINITY;
    while (free.length < connections.length) await after(TICK_MS);
  }
}

function askedBy({ requests }: Job, learners: readonly SignedInLearner[], number: number, which: number): Asked {
  const name = requests[which] ?? 'own-profile';
  const learner = learners[Math.floor(number / requests.length) % learners.length] as SignedInLearner;
  return REQUESTS[name](learner, number);
}

function note(done: Done, { runId }: Asked, outcome: Outcome, dueMs: number, tookMs: number): void {
  const status = outcome?.status ?? 0;
  done.dueMs.push(dueMs);
  done.tookMs.push(tookMs);
  done.statuses.push(status);
  if (status === 503 && !/\r\nretry-after: *\d/i.test(outcome?.head ?? '')) done.refusedWithoutTime += 1;
  if (runId !== undefined && (status === 200 || status === 201)) done.savedRuns.push(runId);
}
