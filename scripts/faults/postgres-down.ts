import { setTimeout as sleep } from 'node:timers/promises';
import { type PostgresProcess, withPostgres } from '../postgres-process.ts';
import { checkCorruptions } from './corruption.ts';
import type { Fault, Outcome } from './fault.ts';
import { checkSessions, checkUnavailable, LIMITS, probeUntil, untilReady } from './probes.ts';
import { type Scenario, withScenario } from './scenario.ts';

const MOST_DOWN_MS = 1500;

/** PostgreSQL is killed and started again later. */
export const postgresDown: Fault = {
  name: 'postgres-down',
  times: 20,
  run: (times) =>
    withPostgres((databaseUrl, postgres) =>
      withScenario({ databaseUrl, learners: 6 }, (scenario) => killPostgresRepeatedly(scenario, postgres, times)),
    ),
  control: () => withPostgres((databaseUrl) => withScenario({ databaseUrl, learners: 2 }, checkControls)),
};

async function killPostgresRepeatedly(scenario: Scenario, postgres: PostgresProcess, times: number): Promise<Outcome> {
  const slowest = { unavailableMs: 0, readyMs: 0 };
  const { pid } = scenario.server;
  const violations: string[] = [];
  for (let time = 1; time <= times && violations.length === 0; time += 1) {
    await scenario.whileSaving(async () => {
      await scenario.moreAcknowledged(10);
      await postgres.kill();
      const probes = await probeUntil(sleep(MOST_DOWN_MS * Math.random()), scenario);
      violations.push(...checkUnavailable(probes));
      slowest.unavailableMs = Math.max(slowest.unavailableMs, ...probes.map(({ tookMs }) => tookMs));
      await postgres.start();
      slowest.readyMs = Math.max(slowest.readyMs, await untilReady(scenario));
    });
    await scenario.resendAll();
    violations.push(...(await checkSessions(scenario)));
    if (slowest.readyMs > LIMITS.readyMs) violations.push(`the server was ready only after ${slowest.readyMs} ms`);
    if (scenario.server.pid !== pid) violations.push('the server ended');
  }
  if (violations.length === 0) violations.push(...(await scenario.check()));
  const summary = `${scenario.history.acknowledgedCount} results acknowledged, slowest: ${JSON.stringify(slowest)}`;
  return { violations, summary };
}

async function checkControls(scenario: Scenario): Promise<Record<string, string[]>> {
  await scenario.saveMore(20);
  const notDown = checkUnavailable(await probeUntil(Promise.resolve(), scenario));
  const corrupted = await scenario.withDatabase((database) => checkCorruptions(database, scenario.history));
  await scenario.withDatabase((database) => database.deleteFrom('sessions').execute());
  const sessionsDeleted = await checkSessions(scenario);
  await scenario.server.kill();
  const serverDead = checkUnavailable(await probeUntil(Promise.resolve(), scenario));
  const late = checkUnavailable([{ status: 503, tookMs: LIMITS.unavailableMs + 1, signsOut: false }]);
  return {
    ...corrupted,
    'PostgreSQL is not down': notDown,
    'sessions deleted': sessionsDeleted,
    'the server is dead': serverDead,
    'a late answer': late,
  };
}
