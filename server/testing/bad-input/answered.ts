import type { Case } from './case.ts';
import type { Told } from './raw-request.ts';
import type { Asked } from './side.ts';

/** What one engine answered in a few words, and what was wrong with that whatever the others say. */
export type Answered = { outcome: string; faults: string[]; isSlow: boolean };

/** A machine that has much else to do is given this many times longer, so that its answer can be compared. */
const PATIENCE = 20;

/** Asks one engine, and judges what comes. */
export async function answerOf(side: Asked, one: Case, address: string, hangsAfterMs: number): Promise<Answered> {
  const startedAt = performance.now();
  const asking = side.ask(one, address).catch((error): string => `threw ${error}`);
  const told = await within(PATIENCE * hangsAfterMs, asking);
  const isSlow = performance.now() - startedAt > hangsAfterMs;
  if (told === null) return { outcome: 'no answer', faults: ['gave no answer'], isSlow };
  if (typeof told === 'string') return { outcome: told, faults: [told], isSlow };
  return { outcome: outcomeOf(told), faults: statusFaults(told, one), isSlow };
}

/** Null when nothing came in time. */
async function within<Result>(ms: number, result: Promise<Result>): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  return Promise.race([result, tooLate]).finally(() => clearTimeout(timer));
}

function statusFaults({ status, text }: Told, { method }: Case): string[] {
  if (status >= 500) return [`answered ${status} ${text.slice(0, 200)}`];
  // Node ends the connection of somebody who takes it for a proxy.
  return status === 0 && method !== 'CONNECT' ? ['ended the connection without an answer'] : [];
}

/** What has to be the same on every engine: the status, the problem, and where a redirect leads. */
function outcomeOf({ status, text, location }: Told): string {
  const code = /^[\s\S]{0,20}?\{"code":"([a-z-]+)"/.exec(text)?.[1];
  const words = [String(status), code, /outcome=([\w-]+)/.exec(location)?.[1]];
  return words.filter((word) => word !== undefined).join(' ');
}
