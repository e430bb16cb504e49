import type { HttpBindings } from '@hono/node-server';

/** One browser in which a learner is signed in. `isFresh`: the learner proved who they are a few minutes ago. */
export type Session = { id: string; isFresh: boolean };

/** What travels with a request: Node's connection below it, and the learner once a middleware has found them. */
export type RequestContext = {
  Bindings: Partial<HttpBindings>;
  Variables: { learnerId: string; session: Session };
};
