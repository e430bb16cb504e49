import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../../server/database/connect.ts';
import { JOB_POOL } from '../../server/database/postgres.ts';
import { asynchronousStandbyWarning } from '../../server/database/postgres-checks.ts';
import { isPatroniInstalled, PatroniCluster } from '../servers/patroni-cluster.ts';
import { checkSessions } from './probes.ts';
import { faultTimes, type Scenario, until, withScenario } from './scenario.ts';

const MOST_WITHOUT_SUCCESS_MS = 60_000;
const KILLS = faultTimes(5);

it.runIf(isPatroniInstalled())(
  'a primary that is killed while results are saved loses nothing that was acknowledged, with a synchronous standby',
  async () => {
    const cluster = await PatroniCluster.start({ isSynchronous: true });
    try {
      const databaseUrl = await cluster.createDatabase();
      await withScenario({ databaseUrl }, async (scenario) => {
        const pauses: number[] = [];
        for (let time = 1; time <= KILLS; time += 1) pauses.push(await killPrimary(scenario, cluster));
        expect(await scenario.check()).toEqual([]);
        expect(await checkSessions(scenario)).toEqual([]);
        const seconds = pauses.map((ms) => (ms / 1000).toFixed(1));
        console.log(`${scenario.history.acknowledgedCount} saves acknowledged; without success: ${seconds} s`);
      });
    } finally {
      await cluster.stop();
    }
  },
  20 * 60_000,
);

it.runIf(isPatroniInstalled())(
  'an asynchronous standby is named at the start of the app, a synchronous one is not',
  async () => {
    const warnings: (string | null)[] = [];
    for (const isSynchronous of [false, true]) {
      const cluster = await PatroniCluster.start({ isSynchronous });
      try {
        const address = await cluster.createDatabase();
        const database = await openDatabase(address, JOB_POOL);
        // Patroni says that a standby runs before it copies.
        const copying = sql`select from pg_stat_replication where state = 'streaming'`;
        await until(async () => (await copying.execute(database)).rows.length > 0, 'the standby copies');
        warnings.push(await asynchronousStandbyWarning(database, address).finally(() => database.destroy()));
      } finally {
        await cluster.stop();
      }
    }
    expect(warnings).toEqual([expect.stringContaining('copies asynchronously'), null]);
  },
  10 * 60_000,
);

/** Kills the machine of the primary while results are saved, and brings it back. Returns the longest time without a save, in ms. */
async function killPrimary(scenario: Scenario, cluster: PatroniCluster): Promise<number> {
  const { history } = scenario;
  const pause = await scenario.whileSaving(async () => {
    await scenario.moreAcknowledged(20);
    const killed = await cluster.killPrimary();
    const before = history.acknowledgedCount;
    await sleep(1000);
    expect(history.acknowledgedCount - before).toBeLessThan(20);
    const [acknowledged, isPrimaryNew] = [history.acknowledgedCount, async () => (await cluster.primary()) !== killed];
    const isSaved = () => history.acknowledgedCount > acknowledged;
    const waited = await until(async () => isSaved() && (await isPrimaryNew()), 'saves again', MOST_WITHOUT_SUCCESS_MS);
    await scenario.moreAcknowledged(20);
    cluster.revive(killed);
    return 1000 + waited;
  });
  await cluster.untilWhole({ isSynchronous: true });
  await scenario.resendAll();
  return pause;
}
