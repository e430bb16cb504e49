import type { Learner } from './learner.ts';
import type { ServerSetup } from './server-setup.ts';

/** The signed-in learner; null when signed out. */
export type SessionIsland = { learner: Learner | null };

/** The id of the JSON script element that the server writes into each page, so that it starts without a request. */
export const SESSION_ISLAND_ID = 'session';
export type PageIsland = SessionIsland & { setUp: ServerSetup };
