import { Hono } from 'hono';
import { isMigrated } from '../database/migrations/index.ts';
import { Problem } from '../problems.ts';
import type { RequestContext } from '../request-context.ts';
import { areOne, type ScreeningDatabases } from '../screening/both-databases.ts';

type Needs = ScreeningDatabases & { isDraining: () => boolean };

/** What whoever watches over the app asks: whether this process is alive, and whether to send it requests. */
export function healthRoutes(needs: Needs) {
  const app = new Hono<RequestContext>();

  app.get('/health', (c) => c.json({ status: 'ok' }));

  app.get('/ready', async (c) => {
    if (needs.isDraining() || !(await canAnswer(needs))) throw new Problem('not-ready');
    return c.json({ status: 'ready' });
  });
  return app;
}

/** Whether the databases answer and have every table that this version knows. */
async function canAnswer(databases: ScreeningDatabases): Promise<boolean> {
  const { database, autismDatabase } = databases;
  const checks = [isMigrated(database, 'main'), areOne(databases) || isMigrated(autismDatabase, 'autism')];
  return (await Promise.all(checks)).every(Boolean);
}
