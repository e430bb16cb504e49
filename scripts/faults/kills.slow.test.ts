import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { withPostgres } from '../servers/postgres-process.ts';
import { faultTimes, type Scenario, withScenario } from './scenario.ts';

const LOSES_NOTHING = 'a server that is killed while results are saved loses nothing that it acknowledged';

it(`${LOSES_NOTHING}, on SQLite`, async () => {
  const violations = await withScenario({}, (scenario) => killRepeatedly(scenario, faultTimes(60)));
  expect(violations).toEqual([]);
});

it(`${LOSES_NOTHING}, on PostgreSQL`, async () => {
  const violations = await withPostgres((databaseUrl) =>
    withScenario({ databaseUrl }, (scenario) => killRepeatedly(scenario, faultTimes(30))),
  );
  expect(violations).toEqual([]);
});

const MOST_SAVING_MS = 80;

/** Kills the server while results are saved, at a random time after the first acknowledgement. Returns violations. */
async function killRepeatedly(scenario: Scenario, times: number): Promise<string[]> {
  for (let time = 1; time <= times; time += 1) {
    await scenario.whileSaving(async () => {
      await scenario.moreAcknowledged(1);
      await sleep(Math.random() * MOST_SAVING_MS);
      await scenario.server.kill();
    });
    await scenario.server.start();
    await scenario.resendAll();
    const violations = await scenario.check();
    if (violations.length > 0) return violations;
  }
  return [];
}
