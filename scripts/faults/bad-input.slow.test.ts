import { expect, it } from 'vitest';
import { openSides, tryRoute } from '../../server/testing/bad-input/known-app.ts';
import { BY_MAIL, KNOWN_ROUTES } from '../../server/testing/bad-input/known-routes.ts';
import { rowFaults } from '../../server/testing/bad-input/row-faults.ts';
import { unequalRows } from '../../server/testing/bad-input/unequal-rows.ts';
import { withPostgres } from '../postgres-process.ts';
import { faultTimes } from './scenario.ts';

/** Differs from the seed of `npm test`. Violations name it, so that they can be reproduced. */
const SEED = Number(process.env.BAD_INPUT_SEED ?? 6_000_000);

it.each([
  ['local', Object.keys(KNOWN_ROUTES)],
  ['smtp', [BY_MAIL]],
] as const)('bad input is refused alike by both engines and stores no bad row, with %s mail', (mail, routes) =>
  withPostgres(async (databaseUrl) => {
    const sides = await openSides({ SQLite: ':memory:', PostgreSQL: databaseUrl }, mail);
    for (const route of routes) expect(await tryRoute(sides, route, SEED, faultTimes(5000))).toEqual([]);
    for (const { name, test } of sides) expect(await rowFaults(test.database), name).toEqual([]);
    const [one, other] = sides;
    if (one && other) expect(await unequalRows([one, other])).toEqual([]);
    await Promise.all(sides.map((side) => side.close()));
  }),
);
