import { controls } from '../../server/testing/bad-input/controls.ts';
import { openSides, tryRoute } from '../../server/testing/bad-input/known-app.ts';
import { BY_MAIL, KNOWN_ROUTES } from '../../server/testing/bad-input/known-routes.ts';
import { rowFaults } from '../../server/testing/bad-input/row-faults.ts';
import { unequalRows } from '../../server/testing/bad-input/unequal-rows.ts';
import { runFileCleanUps } from '../../server/testing/clean-up.ts';
import { setup } from '../temporary-folders.ts';
import { DurablePostgres } from './durable-postgres.ts';
import type { Fault, Outcome } from './fault.ts';

/** Not that of `npm test`. Whatever is wrong is told with it, and with it comes again. */
const SEED = Number(process.env.BAD_INPUT_SEED ?? 6_000_000);

/** Requests as nobody honest sends them, so many to each address, and the same ones to either engine. */
export const badInput: Fault = { name: 'bad-input', times: 5000, run, control };

async function run(times: number): Promise<Outcome> {
  const clearUp = setup();
  const postgres = await DurablePostgres.start();
  const names = Object.keys(KNOWN_ROUTES);
  try {
    const broken = [
      ...(await tryAll(postgres, names, 'local', times)),
      ...(await tryAll(postgres, [BY_MAIL], 'smtp', times)),
    ];
    return {
      broken,
      seen: `${(names.length + 1) * times} requests to ${names.length} addresses of each engine, seed ${SEED}`,
    };
  } finally {
    await runFileCleanUps();
    await postgres.discard();
    clearUp();
  }
}

async function tryAll(postgres: DurablePostgres, names: readonly string[], mail: 'local' | 'smtp', times: number) {
  const sides = await openSides({ SQLite: ':memory:', PostgreSQL: await postgres.newDatabase() }, mail);
  const broken: string[] = [];
  for (const name of names) broken.push(...(await tryRoute(sides, name, SEED, times)));
  for (const { name, test } of sides)
    broken.push(...(await rowFaults(test.database)).map((fault) => `${name}: ${fault}`));
  const [one, other] = sides;
  if (one && other) broken.push(...(await unequalRows([one, other])));
  await Promise.all(sides.map((side) => side.close()));
  return broken;
}

async function control(): Promise<Record<string, string[]>> {
  try {
    return await controls();
  } finally {
    await runFileCleanUps();
  }
}
