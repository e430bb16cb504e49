import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSides, tryRoute } from './known-app.ts';
import { rowFaults } from './row-faults.ts';
import type { Side } from './side.ts';
import { unequalRows } from './unequal-rows.ts';

/** The same seed gives the same cases. `npm run test:faults -- bad-input` has many more of them. */
const SEED = 20_261_121;
const CASES = 300;
/** One route takes about a second; a machine that does much else meanwhile may take its time. */
const PATIENCE_MS = 180_000;
const MOST_TOLD = 5;

/** Tests of the routes of these names, over both engines; only where there is a PostgreSQL. */
export function testBadInput(names: readonly string[], mail: 'local' | 'smtp' = 'local'): void {
  let sides: Side[] = [];

  beforeAll(async () => {
    sides = await openSides({ SQLite: ':memory:', PostgreSQL: undefined }, mail);
  });
  afterAll(() => Promise.all(sides.map((side) => side.close())));

  describe('whatever is sent, there is an answer in time, no fault, and the same one on every engine', () => {
    it.each(names)(
      '%s',
      async (name) => {
        const faults = await tryRoute(sides, name, SEED, CASES);
        expect(faults.slice(0, MOST_TOLD)).toEqual([]);
      },
      PATIENCE_MS,
    );

    it('leaves no row of a wrong type', async () => {
      for (const { name, test } of sides) expect([name, await rowFaults(test.database)]).toEqual([name, []]);
    });

    it('leaves the same rows on both engines', async () => {
      const [one, other] = sides;
      if (one && other) expect(await unequalRows([one, other])).toEqual([]);
    });
  });
}
