import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type PostgresProcess, withPostgres } from '../servers/postgres-process.ts';
import { checkSessions, checkUnavailable, LIMITS, probeUntil, untilReady } from './probes.ts';
import { faultTimes, type Scenario, withScenario } from './scenario.ts';

const MOST_DOWN_MS = 1500;

it('while PostgreSQL is down, requests get a quick 503; afterwards nothing is lost and all are signed in', () =>
  withPostgres((databaseUrl, postgres) =>
    withScenario({ databaseUrl, learners: 6 }, async (scenario) => {
      const { pid } = scenario.server;
      for (let time = 1; time <= faultTimes(20); time += 1) await killPostgres(scenario, postgres);
      expect(scenario.server.pid).toBe(pid);
      expect(await scenario.check()).toEqual([]);
    }),
  ));

it('sessions that were deleted are noticed', () =>
  withScenario({ learners: 2 }, async (scenario) => {
    await scenario.withDatabase((database) => database.deleteFrom('sessions').execute());
    expect(await checkSessions(scenario)).toHaveLength(1);
  }));

async function killPostgres(scenario: Scenario, postgres: PostgresProcess): Promise<void> {
  await scenario.whileSaving(async () => {
    await scenario.moreAcknowledged(10);
    await postgres.kill();
    expect(checkUnavailable(await probeUntil(sleep(MOST_DOWN_MS * Math.random()), scenario))).toEqual([]);
    await postgres.start();
    expect(await untilReady(scenario)).toBeLessThan(LIMITS.readyMs);
  });
  await scenario.resendAll();
  expect(await checkSessions(scenario)).toEqual([]);
}
