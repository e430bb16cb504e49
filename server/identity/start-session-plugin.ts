import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { LoggableError } from '../observability/safe-error.ts';

/** Adds `api.startSession`: signs in a learner whom the server itself has recognised. It has no address. */
export const startSession = {
  id: 'start-session',
  endpoints: {
    startSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ learnerId: z.string() }) },
      async (c) => {
        const { internalAdapter } = c.context;
        const user = await internalAdapter.findUserById(c.body.learnerId);
        if (!user) throw new LoggableError('there is no such learner');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(c, { session, user });
        return c.json({ learnerId: user.id });
      },
    ),
  },
} satisfies BetterAuthPlugin;
