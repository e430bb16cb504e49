import { setTimeout as sleep } from 'node:timers/promises';
import type { Scenario } from './scenario.ts';

const MOST_SAVING_MS = 80;

/** Kills the server while results are saved, at a random time after the first acknowledgement. Returns violations. */
export async function killRepeatedly(scenario: Scenario, times: number): Promise<string[]> {
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
