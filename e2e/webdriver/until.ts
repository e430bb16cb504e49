import { setTimeout as sleep } from 'node:timers/promises';
import { errors } from '@playwright/test';

const PATIENCE_MS = 30_000;

/** Tries until the answer is not undefined. What fails meanwhile, such as a page that is left, is tried again. */
export async function until<T>(ask: () => Promise<T | undefined>, what: string, ms = PATIENCE_MS): Promise<T> {
  const end = Date.now() + ms;
  for (let failure: unknown; ; ) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
      failure = undefined;
    } catch (error) {
      failure = error;
    }
    if (Date.now() > end) {
      throw Object.assign(new errors.TimeoutError(`not within ${ms} ms: ${what}`), { cause: failure });
    }
    await sleep(50);
  }
}
