import type { z } from 'zod';
import type { sessionSchema } from './learner.ts';
import type { ServerSetup } from './server-setup.ts';

/** The session as the server writes it into a page. */
export type SessionIsland = z.infer<typeof sessionSchema>;

/** The id of the JSON script element that the server writes into each page, so that it starts without a request. */
export const SESSION_ISLAND_ID = 'session';
/** The content of the JSON script element. */
export type PageIsland = SessionIsland & { setUp: ServerSetup };
