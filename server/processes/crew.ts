import type { Worker } from 'node:cluster';
import { CannotStart } from '../cannot-start.ts';
import { log } from '../log/logger.ts';
import { createMember, type Member } from './member.ts';
import type { Report } from './messages.ts';
import { restMs } from './rest.ts';

const MINUTE_MS = 60_000;

/** The workers of one machine. */
export type Crew = {
  /** Resolves once all are ready; rejects with what the first one says that cannot start. */
  ready: Promise<void>;
  /** Lets each of them finish what it does. Rejects when one ended badly. */
  end(): Promise<void>;
  /** Ends them at once. */
  kill(): void;
};

/** Keeps so many workers going: one that ends is replaced, at once, or later where many ended lately. */
export function createCrew({ count, drainMs }: { count: number; drainMs: number }, start: () => Worker): Crew {
  const crew = new Set<Member>();
  const begun = Promise.withResolvers<void>();
  let endedAt: number[] = [];
  let isBegun = false;
  let isEnding = false;

  function add(): void {
    if (isEnding) return;
    const member = createMember(start(), drainMs);
    crew.add(member);
    member.worker.on('message', ({ says }: Report) => {
      if (says === 'ready') ready();
      else if (says === 'asked-to-end' && !isEnding) void member.end();
    });
    void member.ended.then(({ why }) => gone(member, why));
  }

  function ready(): void {
    isBegun ||= [...crew].every((member) => member.isReady());
    if (isBegun) begun.resolve();
  }

  function gone(member: Member, why: string): void {
    crew.delete(member);
    if (isEnding) return;
    if (isBegun) replace(why);
    else begun.reject(new CannotStart(why));
  }

  function replace(why: string): void {
    const now = performance.now();
    endedAt = [...endedAt.filter((at) => now - at < MINUTE_MS), now];
    const inMs = restMs(endedAt.length);
    log.error({ from: 'processes', fault: why, ms: inMs });
    setTimeout(add, inMs);
  }

  for (let number = 0; number < count; number += 1) add();
  return {
    ready: begun.promise,
    async end() {
      isEnding = true;
      const endings = await Promise.all([...crew].map((member) => member.end()));
      const bad = endings.find(({ isGood }) => !isGood);
      if (bad) throw new CannotStart(bad.why);
    },
    kill() {
      for (const { worker } of crew) worker.process.kill('SIGKILL');
    },
  };
}
