import { type Context, Hono } from 'hono';
import { exportQuerySchema, type MyData } from '#contract/my-data.ts';
import type { SessionIsland } from '#contract/session-island.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import { logFault, Problem } from '../http/problems.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Auth } from '../identity/auth.ts';
import { freshSessionOnly, ownLearnerOnly, setCookies, signedIn } from '../identity/session-middleware.ts';
import { csvZip } from './csv-zip.ts';
import { deleteLearner, finishDeletions } from './delete-learner.ts';
import { readMyData } from './read-my-data.ts';

type Needs = { auth: Auth; now: () => Date } & ScreeningDatabases;

/** Export and deletion of all data of a learner. */
export function myDataRoutes({ auth, now, ...databases }: Needs) {
  const app = new Hono<RequestContext>();

  app.get('/learners/:learnerId/export', signedIn(auth), ownLearnerOnly(), async (c) => {
    const { data: query } = exportQuerySchema.safeParse(c.req.query());
    if (!query) throw new Problem('invalid-request');
    const data = await readMyData(databases, c.get('learnerId'));
    const name = `thembstudy-my-data-${now().toISOString().slice(0, 10)}`;
    return query.as === 'json' ? jsonFile(c, name, data, now()) : zipFile(c, name, data);
  });

  app.delete('/learners/:learnerId', signedIn(auth), ownLearnerOnly(), freshSessionOnly(), async (c) => {
    await deleteLearner(databases.database, c.get('learnerId'), now());
    // The account is deleted; the cleanup jobs finish what fails from here on.
    await finishDeletions(databases).catch((error) => logFault(c, error));
    await auth.logOut(c.req.header('cookie') ?? '').then(
      (cookies) => setCookies(c, cookies),
      (error) => logFault(c, error),
    );
    return c.json({ learner: null } satisfies SessionIsland);
  });
  return app;
}

function jsonFile(c: Context, name: string, data: MyData, at: Date): Response {
  const text = JSON.stringify({ exportedAt: at.toISOString(), ...data }, null, 2);
  c.header('Content-Disposition', `attachment; filename="${name}.json"`);
  return c.body(text, 200, { 'Content-Type': 'application/json; charset=UTF-8' });
}

function zipFile(c: Context, name: string, data: MyData): Response {
  c.header('Content-Disposition', `attachment; filename="${name}.zip"`);
  return c.body(csvZip(data), 200, { 'Content-Type': 'application/zip' });
}
