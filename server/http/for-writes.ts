import type { Context, MiddlewareHandler, Next } from 'hono';

/** What may change something goes through all of the doors, one after the other; what only reads goes past them. */
export function whenWriting(...doors: readonly MiddlewareHandler[]): MiddlewareHandler {
  function enter(c: Context, next: Next, nth: number): ReturnType<MiddlewareHandler> {
    const door = doors[nth];
    return door ? door(c, () => enter(c, next, nth + 1) as Promise<void>) : next();
  }
  return (c, next) => (c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : enter(c, next, 0));
}
