import type { Context } from 'hono';
import { exportQuerySchema, type MyData } from '#contract/people/my-data.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import type { Route } from '../http/answers/endpoint-routes.ts';
import { logFault, Problem } from '../http/answers/problems.ts';
import type { Auth } from '../identity/auth.ts';
import { freshSessionOnly, setCookies } from '../identity/sessions/session-middleware.ts';
import { csvZip } from './csv-zip.ts';
import { deleteLearner, finishDeletions } from './delete-learner.ts';
import { myDataText, readMyData } from './read-my-data.ts';

type Needs = { auth: Auth; now: () => Date } & ScreeningDatabases;

/** Export and deletion of all data of a learner. */
export function myDataRoutes(route: Route, { auth, now, ...databases }: Needs) {
  route('GET /learners/:learnerId/export', async (c) => {
    const { data: query } = exportQuerySchema.safeParse(c.req.query());
    if (!query) throw new Problem('invalid-request');
    const data = await readMyData(databases, c.get('learnerId'));
    const name = `thembstudy-my-data-${now().toISOString().slice(0, 10)}`;
    return query.as === 'json' ? jsonFile(c, name, data, now()) : zipFile(c, name, data);
  });

  route('DELETE /learners/:learnerId', freshSessionOnly(), async (c) => {
    await deleteLearner(databases.database, c.get('learnerId'), now());
    // The account is deleted; if this fails, the cleanup jobs finish the deletion.
    await finishDeletions(databases).catch((error) => logFault(c, error));
    await auth.logOut(c.req.header('cookie') ?? '').then(
      (cookies) => setCookies(c, cookies),
      (error) => logFault(c, error),
    );
    return { learner: null };
  });
}

function jsonFile(c: Context, name: string, data: MyData, at: Date): Response {
  c.header('Content-Disposition', `attachment; filename="${name}.json"`);
  return c.body(myDataText(data, at), 200, { 'Content-Type': 'application/json; charset=UTF-8' });
}

function zipFile(c: Context, name: string, data: MyData): Response {
  c.header('Content-Disposition', `attachment; filename="${name}.zip"`);
  return c.body(csvZip(data), 200, { 'Content-Type': 'application/zip' });
}
