import { openApiDocument } from '#contract/openapi.ts';
import { isMigrated } from '../../database/migrations/index.ts';
import { isSameDatabase, type ScreeningDatabases } from '../../database/screening-databases.ts';
import { inSharedCommit } from '../../database/transaction.ts';
import { countTry } from '../limits/rate-limit-queries.ts';
import type { Route } from './endpoint-routes.ts';
import { Problem } from './problems.ts';

type Needs = Checked & { isDraining: () => boolean; publicUrl: string; sessionCookieName: string };
type Checked = ScreeningDatabases & { now: () => Date };

/** The result of a check is reused for this long, because each check writes to the disk. */
export const READINESS = { checkedAgainAfterMs: 1000 } as const;

/**
 * For monitors and load balancers: whether this process is alive, and whether to send it requests. For makers of clients:
 * the OpenAPI document, generated at the first request.
 */
export function healthRoutes(route: Route, { isDraining, publicUrl, sessionCookieName, ...needs }: Needs) {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let check = Promise.resolve(false);
  let document: ReturnType<typeof openApiDocument> | undefined;

  route('GET /health', () => ({ status: 'ok' as const }));

  route('GET /ready', async () => {
    if (performance.now() - checkedAt >= READINESS.checkedAgainAfterMs) {
      checkedAt = performance.now();
      check = canAnswer(needs).catch(() => false);
    }
    if (isDraining() || !(await check)) throw new Problem('not-ready');
    return { status: 'ready' as const };
  });

  route('GET /openapi.json', () => {
    document ??= openApiDocument(publicUrl, sessionCookieName);
    return document;
  });
}

/** Whether the databases are migrated and accept a write, which fails on a full disk. */
async function canAnswer(needs: Checked): Promise<boolean> {
  const { database, autismDatabase } = needs;
  if (!(await isMigrated(database, 'main'))) return false;
  // The cleanup jobs delete the rows of this table.
  await countTry(database, 'readiness', { most: Number.MAX_SAFE_INTEGER, windowMs: 60_000 }, needs.now());
  if (isSameDatabase(needs)) return true;
  if (!(await isMigrated(autismDatabase, 'autism'))) return false;
  await inSharedCommit(autismDatabase, (shared) =>
    shared
      .updateTable('databasePairs')
      .set(({ ref }) => ({ pairId: ref('pairId') }))
      .execute(),
  );
  return true;
}
