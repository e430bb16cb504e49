import { setTimeout as sleep } from 'node:timers/promises';
import { withPostgres } from '../postgres-process.ts';
import { type Fault, mergeOutcomes, type Outcome } from './fault.ts';
import { FAULTY_MODES, FaultyProxy, type Mode } from './faulty-proxy.ts';
import { checkSessions, checkUnavailable, LIMITS, probeUntil, untilReady } from './probes.ts';
import { type Scenario, withScenario } from './scenario.ts';

const FAULTY_MS = 400;
const QUICK_MS = 1000;

/** A faulty network between browsers and the server, and between the server and PostgreSQL. */
export const badNetwork: Fault = {
  name: 'bad-network',
  times: 12,
  run: async (times) =>
    mergeOutcomes({
      'to the server': await withScenario({}, (scenario) => disturbLearners(scenario, times)),
      'to PostgreSQL': await withProxiedPostgres(6, (scenario, proxy) => disturbPostgres(scenario, proxy, times)),
    }),
  control: () =>
    withProxiedPostgres(2, async (scenario, proxy) => {
      const normal = checkUnavailable(await probeUntil(Promise.resolve(), scenario));
      proxy.setMode('close');
      const neverRepaired = await untilReady(scenario, LIMITS.readyMs).then(
        () => [],
        (error) => [String(error.message)],
      );
      return { 'a normal network': normal, 'a network that is never repaired': neverRepaired };
    }),
};

/** All learners but one have a faulty network: nothing is lost or doubled, and the one is answered quickly. */
async function disturbLearners(scenario: Scenario, times: number): Promise<Outcome> {
  const proxy = await FaultyProxy.to(scenario.server.address);
  const [undisturbed, ...disturbed] = scenario.learners;
  for (const learner of disturbed) learner.address = proxy.address;
  const violations: string[] = [];
  for (const mode of modes(times)) {
    await scenario.whileSaving(async () => {
      proxy.setMode(mode);
      const answer = await undisturbed?.ownProfile(QUICK_MS).catch(() => null);
      if (answer?.status !== 200) violations.push(`${mode}: a learner with a normal network was not answered in time`);
      await sleep(FAULTY_MS);
      proxy.repair();
    });
    await scenario.resendAll();
  }
  for (const learner of disturbed) learner.address = scenario.server.address;
  await proxy.close();
  violations.push(...(await scenario.check()), ...(await checkSessions(scenario)));
  return {
    violations,
    summary: `${scenario.history.acknowledgedCount} results, ${proxy.lostAnswers} answers lost`,
  };
}

function withProxiedPostgres<Result>(
  learners: number,
  work: (scenario: Scenario, proxy: FaultyProxy) => Promise<Result>,
): Promise<Result> {
  return withPostgres(async (directUrl) => {
    const proxy = await FaultyProxy.to(directUrl);
    const settings = { databaseUrl: proxy.address, directUrl, learners };
    return withScenario(settings, (scenario) => work(scenario, proxy)).finally(() => proxy.close());
  });
}

async function disturbPostgres(scenario: Scenario, proxy: FaultyProxy, times: number): Promise<Outcome> {
  const slowest = { unavailableMs: 0, readyMs: 0 };
  const violations: string[] = [];
  for (const mode of modes(times)) {
    await scenario.whileSaving(async () => {
      await scenario.moreAcknowledged(5);
      proxy.setMode(mode);
      const probes = await probeUntil(sleep(FAULTY_MS), scenario);
      // Over a slow network, a late success is correct.
      const unavailable = mode === 'slow' ? probes.filter(({ status }) => status !== 200) : probes;
      slowest.unavailableMs = Math.max(slowest.unavailableMs, ...unavailable.map(({ tookMs }) => tookMs));
      violations.push(...checkUnavailable(unavailable).map((each) => `${mode}: ${each}`));
      proxy.repair();
      slowest.readyMs = Math.max(slowest.readyMs, await untilReady(scenario));
    });
    if (slowest.readyMs > LIMITS.readyMs) violations.push(`${mode}: ready only after ${slowest.readyMs} ms`);
    await scenario.resendAll();
    violations.push(...(await checkSessions(scenario)));
    if (violations.length > 0) break;
  }
  if (violations.length === 0) violations.push(...(await scenario.check()));
  const summary = `${scenario.history.acknowledgedCount} results, slowest: ${JSON.stringify(slowest)}`;
  return { violations, summary };
}

function modes(times: number): Mode[] {
  return Array.from({ length: times }, (_, time) => FAULTY_MODES[time % FAULTY_MODES.length] ?? 'close');
}
