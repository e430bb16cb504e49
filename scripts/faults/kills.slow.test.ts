import { expect, it } from 'vitest';
import { withPostgres } from '../servers/postgres-process.ts';
import { killRepeatedly } from './kills.ts';
import { faultTimes, withScenario } from './scenario.ts';

const LOSES_NOTHING = 'a server that is killed while results are saved loses nothing that it acknowledged';

it(`${LOSES_NOTHING}, on SQLite`, async () => {
  const violations = await withScenario({}, (scenario) => killRepeatedly(scenario, faultTimes(200)));
  expect(violations).toEqual([]);
});

it(`${LOSES_NOTHING}, on PostgreSQL`, async () => {
  const violations = await withPostgres((databaseUrl) =>
    withScenario({ databaseUrl }, (scenario) => killRepeatedly(scenario, faultTimes(50))),
  );
  expect(violations).toEqual([]);
});
