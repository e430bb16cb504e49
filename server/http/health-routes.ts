import { Hono } from 'hono';
import type { AutismDatabase, MainDatabase } from '../database/connect.ts';
import { isMigrated } from '../database/migrations/index.ts';
import { isSameDatabase, type ScreeningDatabases } from '../database/screening-databases.ts';
import { inSharedCommit } from '../database/transaction.ts';
import { Problem } from './problems.ts';
import { countTry } from './rate-limit-queries.ts';
import type { RequestContext } from './request-context.ts';

type Needs = ScreeningDatabases & { isDraining: () => boolean; now: () => Date };

/** The result of a check is reused for this long, because each check writes to the disk. */
export const READINESS = { checkedAgainAfterMs: 1000 } as const;

/** For monitors and load balancers: whether this process is alive, and whether to send it requests. */
export function healthRoutes({ isDraining, ...needs }: Needs) {
  const app = new Hono<RequestContext>();
  let checkedAt = Number.NEGATIVE_INFINITY;
  let check = Promise.resolve(false);

  app.get('/health', (c) => c.json({ status: 'ok' }));

  app.get('/ready', async (c) => {
    if (performance.now() - checkedAt >= READINESS.checkedAgainAfterMs) {
      checkedAt = performance.now();
      check = canAnswer(needs).catch(() => false);
    }
    if (isDraining() || !(await check)) throw new Problem('not-ready');
    return c.json({ status: 'ready' });
  });
  return app;
}

/** Whether the databases are migrated and accept a write, which fails on a full disk. */
async function canAnswer(needs: Omit<Needs, 'isDraining'>): Promise<boolean> {
  const { database, autismDatabase } = needs;
  if (!(await isMigrated(database, 'main'))) return false;
  await writeToMain(database, needs.now());
  if (isSameDatabase(needs)) return true;
  if (!(await isMigrated(autismDatabase, 'autism'))) return false;
  await writeToAutism(autismDatabase);
  return true;
}

/** Uses a table whose rows the cleanup jobs delete. */
async function writeToMain(database: MainDatabase, now: Date): Promise<void> {
  await countTry(database, 'readiness', { most: Number.MAX_SAFE_INTEGER, windowMs: 60_000 }, now);
}

async function writeToAutism(database: AutismDatabase): Promise<void> {
  await inSharedCommit(database, (shared) =>
    shared
      .updateTable('databasePairs')
      .set(({ ref }) => ({ pairId: ref('pairId') }))
      .execute(),
  );
}
