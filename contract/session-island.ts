import type { Learner } from './learner.ts';

/** What the server writes into a page, so that the page starts knowing who it is for. */
export const SESSION_ISLAND_ID = 'session';
export type SessionIsland = { learner: Learner | null };
