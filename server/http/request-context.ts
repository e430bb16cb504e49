import type { HttpBindings } from '@hono/node-server';

/**
 * A signed-in session. `isFresh`: the learner signed in a few minutes ago; `isShared`: on a shared computer; `isByPictures`:
 * with pictures.
 */
export type Session = { id: string; isFresh: boolean; isShared: boolean; isByPictures: boolean };

/** Hono's context: Node's request, and the learner and session that a middleware sets. */
export type RequestContext = {
  Bindings: Partial<HttpBindings>;
  Variables: { learnerId: string; session: Session };
};
