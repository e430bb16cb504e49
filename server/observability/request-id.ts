import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<string>();

/** The id of the current request; undefined in jobs. */
export function requestId(): string | undefined {
  return running.getStore();
}

/** Runs `work` so that `requestId` returns `id` in it. */
export function forRequest<Result>(id: string, work: () => Result): Result {
  return running.run(id, work);
}
