import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { withPostgres } from '../servers/postgres-process.ts';
import { FAULTY_MODES, FaultyProxy, type Mode } from './faulty-proxy.ts';
import { checkSessions, checkUnavailable, LIMITS, probeUntil, untilReady } from './probes.ts';
import { faultTimes, type Scenario, withScenario } from './scenario.ts';

const FAULTY_MS = 400;
const QUICK_MS = 1000;
const MODES = Array.from({ length: faultTimes(12) }, (_, time) => FAULTY_MODES[time % FAULTY_MODES.length] ?? 'close');

it('results of learners with a bad network are neither lost nor doubled, and others get quick answers', () =>
  withScenario({}, async (scenario) => {
    const proxy = await FaultyProxy.to(scenario.server.address);
    const [undisturbed, ...disturbed] = scenario.learners;
    for (const learner of disturbed) learner.address = proxy.address;
    for (const mode of MODES) {
      await scenario.whileSaving(async () => {
        proxy.setMode(mode);
        expect((await undisturbed?.ownProfile(QUICK_MS))?.status, mode).toBe(200);
        await sleep(FAULTY_MS);
        proxy.repair();
      });
      await scenario.resendAll();
    }
    for (const learner of disturbed) learner.address = scenario.server.address;
    await proxy.close();
    expect([...(await scenario.check()), ...(await checkSessions(scenario))]).toEqual([]);
  }));

it('with a bad network to PostgreSQL, requests get a quick 503; afterwards nothing is lost and all are signed in', () =>
  withProxiedPostgres(6, async (scenario, proxy) => {
    for (const mode of MODES) {
      await scenario.whileSaving(() => disturbPostgres(scenario, proxy, mode));
      await scenario.resendAll();
      expect(await checkSessions(scenario)).toEqual([]);
    }
    expect(await scenario.check()).toEqual([]);
  }));

it('a network to PostgreSQL that is never repaired would be noticed', () =>
  withProxiedPostgres(2, async (scenario, proxy) => {
    expect(checkUnavailable(await probeUntil(Promise.resolve(), scenario))).not.toEqual([]);
    proxy.setMode('close');
    await expect(untilReady(scenario, LIMITS.readyMs)).rejects.toThrow('the server is ready');
  }));

async function disturbPostgres(scenario: Scenario, proxy: FaultyProxy, mode: Mode): Promise<void> {
  await scenario.moreAcknowledged(5);
  proxy.setMode(mode);
  const probes = await probeUntil(sleep(FAULTY_MS), scenario);
  // Over a slow network, a late success is correct.
  const unavailable = mode === 'slow' ? probes.filter(({ status }) => status !== 200) : probes;
  expect(checkUnavailable(unavailable), mode).toEqual([]);
  proxy.repair();
  expect(await untilReady(scenario), mode).toBeLessThan(LIMITS.readyMs);
}

function withProxiedPostgres(learners: number, work: (scenario: Scenario, proxy: FaultyProxy) => Promise<void>) {
  return withPostgres(async (directUrl) => {
    const proxy = await FaultyProxy.to(directUrl);
    const settings = { databaseUrl: proxy.address, directUrl, learners };
    await withScenario(settings, (scenario) => work(scenario, proxy)).finally(() => proxy.close());
  });
}
