import type { HttpBindings } from '@hono/node-server';
import type { Session } from './auth.ts';

/** What travels with a request: Node's connection below it, and the learner once a middleware has found them. */
export type RequestContext = {
  Bindings: Partial<HttpBindings>;
  Variables: { learnerId: string; session: Session };
};
