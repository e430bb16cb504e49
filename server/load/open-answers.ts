import type { ServerResponse } from 'node:http';

/** Answers that somebody is still taking; who takes for ever is cut off. */
export function createOpenAnswers(longestMs: number) {
  // The oldest one comes first: a set keeps the order in which things were added.
  const open = new Map<ServerResponse, number>();

  function add(answer: ServerResponse): void {
    open.set(answer, performance.now());
    answer.once('close', () => open.delete(answer));
  }

  /** Has to be called now and then. */
  function cutOffOld(): void {
    const until = performance.now() - longestMs;
    for (const [answer, since] of open) {
      if (since > until) break;
      open.delete(answer);
      answer.req.socket.destroy();
    }
  }
  return { add, cutOffOld, count: () => open.size };
}
