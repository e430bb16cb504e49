import { isAPIError } from 'better-auth/api';
import type { z } from 'zod';
import type { logInSchema, signUpSchema } from '#contract/learner.ts';
import { type AuthSettings, createBetterAuth } from './better-auth.ts';
import type { Database } from './database/connect.ts';
import { Problem } from './problems.ts';
import { sessionCookieOf } from './session-cookie.ts';

type SignUp = z.infer<typeof signUpSchema>;
type LogIn = z.infer<typeof logInSchema>;

/** Who is signed in, and the cookies that their browser is to keep or drop. */
export type SignedIn = { learnerId: string; cookies: string[] };
export type SessionFound = { learnerId: string | null; cookies: string[] };

/** Identity as the rest of the server knows it. Never to be called inside a transaction: it would wait for ever. */
export type Auth = {
  sessionCookieName: string;
  signUp(person: SignUp): Promise<SignedIn>;
  logIn(credentials: LogIn): Promise<SignedIn>;
  /** Gives the cookies that end the session in the browser, once it has ended here. */
  logOut(cookie: string): Promise<string[]>;
  findSession(cookie: string): Promise<SessionFound>;
};

export function createAuth(database: Database, settings: AuthSettings): Auth {
  const { api, withHashAhead } = createBetterAuth(database, settings);

  async function findSession(cookie: string): Promise<SessionFound> {
    const { response, headers } = await asked(
      api.getSession({ headers: new Headers({ cookie }), returnHeaders: true }),
    );
    return { learnerId: response?.user.id ?? null, cookies: headers?.getSetCookie() ?? [] };
  }

  return {
    sessionCookieName: sessionCookieOf(settings.publicUrl).name,
    findSession,
    async signUp(body) {
      const { response, headers } = await asked(
        withHashAhead(body.password, () => api.signUpEmail({ body, returnHeaders: true })),
      );
      return { learnerId: response.user.id, cookies: headers.getSetCookie() };
    },
    async logIn(body) {
      const { response, headers } = await asked(api.signInEmail({ body, returnHeaders: true }));
      return { learnerId: response.user.id, cookies: headers.getSetCookie() };
    },
    async logOut(cookie) {
      const { headers } = await asked(api.signOut({ headers: new Headers({ cookie }), returnHeaders: true }));
      // Better Auth reports success even when the database could not forget the session.
      const { learnerId } = await findSession(cookie);
      if (learnerId !== null) throw new Problem('server-fault', { cause: new Error('the session did not end') });
      return headers.getSetCookie();
    },
  };
}

async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw isAPIError(error) ? asProblem(error) : error;
  }
}

function asProblem(error: { body?: { code?: string | undefined } | undefined }): Problem {
  switch (error.body?.code) {
    case 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL':
      return new Problem('email-taken');
    case 'INVALID_EMAIL_OR_PASSWORD':
      return new Problem('wrong-password');
    default:
      return new Problem('server-fault', { cause: error });
  }
}
