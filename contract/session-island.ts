import type { Learner } from './learner.ts';
import type { SetUp } from './set-up.ts';

/** What the server answers about who is here. */
export type SessionIsland = { learner: Learner | null };

/** What the server writes into a page, so that the page starts knowing who it is for and what can be done here. */
export const SESSION_ISLAND_ID = 'session';
export type PageIsland = SessionIsland & { setUp: SetUp };
