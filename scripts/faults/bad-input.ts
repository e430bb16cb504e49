import { controls } from '../../server/testing/bad-input/controls.ts';
import { openSides, tryRoute } from '../../server/testing/bad-input/known-app.ts';
import { BY_MAIL, KNOWN_ROUTES } from '../../server/testing/bad-input/known-routes.ts';
import { rowFaults } from '../../server/testing/bad-input/row-faults.ts';
import { unequalRows } from '../../server/testing/bad-input/unequal-rows.ts';
import { endAll } from '../../server/testing/databases.ts';
import { PostgresProcess } from '../postgres-process.ts';
import { setup } from '../temporary-folders.ts';
import type { Fault, Outcome } from './fault.ts';

/** Differs from the seed of `npm test`. Violations name it, so that they can be reproduced. */
const SEED = Number(process.env.BAD_INPUT_SEED ?? 6_000_000);

/** Generated invalid requests, the same for both engines; `times` of them for each route. */
export const badInput: Fault = { name: 'bad-input', times: 5000, run, control };

async function run(times: number): Promise<Outcome> {
  const removeTemporaryFolder = setup();
  const postgres = await PostgresProcess.start({ isDurable: true });
  const routes = Object.keys(KNOWN_ROUTES);
  try {
    const violations = [
      ...(await tryRoutes(postgres, routes, 'local', times)),
      ...(await tryRoutes(postgres, [BY_MAIL], 'smtp', times)),
    ];
    const requests = (routes.length + 1) * times;
    return { violations, summary: `${requests} requests to ${routes.length} routes on each engine, seed ${SEED}` };
  } finally {
    await endAll();
    await postgres.stop();
    removeTemporaryFolder();
  }
}

async function tryRoutes(postgres: PostgresProcess, routes: readonly string[], mail: 'local' | 'smtp', times: number) {
  const sides = await openSides({ SQLite: ':memory:', PostgreSQL: await postgres.createDatabase() }, mail);
  const violations: string[] = [];
  for (const route of routes) violations.push(...(await tryRoute(sides, route, SEED, times)));
  for (const { name, test } of sides)
    violations.push(...(await rowFaults(test.database)).map((fault) => `${name}: ${fault}`));
  const [one, other] = sides;
  if (one && other) violations.push(...(await unequalRows([one, other])));
  await Promise.all(sides.map((side) => side.close()));
  return violations;
}

function control(): Promise<Record<string, string[]>> {
  return controls().finally(endAll);
}
