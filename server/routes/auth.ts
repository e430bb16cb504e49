import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { logInSchema, signUpSchema } from '#contract/learner.ts';
import { PASSWORD } from '#contract/password.ts';
import type { ProblemCode } from '#contract/problem.ts';
import type { SessionIsland } from '#contract/session-island.ts';
import type { Auth, SignedIn } from '../auth.ts';
import { parsedBody } from '../json-body.ts';
import { readLearner } from '../learner.ts';
import { setCookies } from '../middleware/learner-session.ts';
import { limitedLogIn, rateLimit } from '../middleware/rate-limit.ts';
import { isCommonPassword } from '../password/common-passwords.ts';
import { Problem } from '../problems.ts';
import type { RequestContext } from '../request-context.ts';
import type { ScreeningDatabases } from '../screening/screening-attempts.ts';

type Needs = { auth: Auth; now: () => Date; trustedProxies: readonly string[] } & ScreeningDatabases;

/** Signing up, logging in and out. Whatever else Better Auth could do has no address here. */
export function authRoutes({ auth, now, trustedProxies, ...databases }: Needs) {
  const app = new Hono<RequestContext>();
  const counting = { database: databases.database, now, trustedProxies };
  const signInLimit = rateLimit('signIn', counting);

  app.post('/sign-up/email', signInLimit, async (c) => {
    const person = await credentials(c, signUpSchema);
    if (isCommonPassword(person.password, person.email)) throw new Problem('common-password');
    return islandAnswer(c, await auth.signUp(person));
  });

  app.post('/sign-in/email', signInLimit, async (c) => {
    const person = await credentials(c, logInSchema);
    return islandAnswer(c, await limitedLogIn(counting, person.email, () => auth.logIn(person)));
  });

  app.post('/sign-out', async (c) => {
    setCookies(c, await auth.logOut(c.req.header('cookie') ?? ''));
    return c.json({ learner: null } satisfies SessionIsland);
  });

  async function islandAnswer(c: Context, { learnerId, cookies }: SignedIn): Promise<Response> {
    const learner = await readLearner(databases, learnerId);
    setCookies(c, cookies);
    return c.json({ learner } satisfies SessionIsland);
  }
  return app;
}

type Schema = typeof signUpSchema | typeof logInSchema;

/** What a person typed, with the email in small letters; the problem names the first field that does not fit. */
async function credentials<S extends Schema>(c: Context, schema: S): Promise<z.output<S>> {
  const body = await parsedBody(c);
  const { data, error } = schema.safeParse(body);
  if (error) throw new Problem(problemOf(String(error.issues[0]?.path[0]), body, schema === signUpSchema));
  return { ...data, email: data.email.toLowerCase() } as z.output<S>;
}

function problemOf(field: string, body: unknown, isSignUp: boolean): ProblemCode {
  const value = typeof body === 'object' && body !== null && field in body ? body[field as keyof typeof body] : null;
  if (typeof value !== 'string') return 'not-as-agreed';
  if (field === 'name') return 'name-not-usable';
  if (field === 'email') return 'email-not-usable';
  if (field !== 'password') return 'not-as-agreed';
  if (!isSignUp) return 'wrong-password';
  return (value as string).length < PASSWORD.shortest ? 'weak-password' : 'long-password';
}
