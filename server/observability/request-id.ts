import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<string>();

/** The id of the request that is being handled; undefined for work that the server does by itself. */
export function requestId(): string | undefined {
  return running.getStore();
}

/** Runs the work of a request, so that `requestId` returns its id there. */
export function forRequest<Result>(id: string, work: () => Result): Result {
  return running.run(id, work);
}
