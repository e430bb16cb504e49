import type { HttpBindings } from '@hono/node-server';

/**
 * A signed-in session. `isFresh`: the learner signed in a few minutes ago; `isShared`: on a shared computer; `isByPictures`:
 * with pictures.
 */
export type Session = { id: string; isFresh: boolean; isShared: boolean; isByPictures: boolean };

/** What the cookies of a request lead to. `cookies`: the renewed or removed ones for the answer. */
export type SessionFound = { learnerId: string | null; session: Session | null; cookies: string[] };

/**
 * Hono's context: Node's request; what finds the session, where several answers are asked for in one request; and the
 * learner and session that a middleware sets.
 */
export type RequestContext = {
  Bindings: Partial<HttpBindings> & { findSession?: () => Promise<SessionFound> };
  Variables: { learnerId: string; session: Session };
};
