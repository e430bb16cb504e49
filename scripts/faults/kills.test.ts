import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLosses, killRepeatedly } from './kills.ts';
import { Scenario } from './scenario.ts';

// `npm run test:faults -- kills-on-sqlite` kills the server 200 times.
const KILLS = 10;

describe('a server that is killed while results are saved', () => {
  let scenario: Scenario;
  beforeEach(async () => {
    scenario = await Scenario.start({ learners: 4 });
  }, 60_000);
  afterEach(() => scenario.close());

  it(`loses nothing that it acknowledged and counts points exactly, ${KILLS} times`, async () => {
    expect((await killRepeatedly(scenario, KILLS)).violations).toEqual([]);
    expect(scenario.history.acknowledgedCount).toBeGreaterThanOrEqual(KILLS);
  }, 300_000);

  it('would fail this check if it lost, changed or doubled anything', async () => {
    const undetected = Object.entries(await checkLosses(scenario)).filter(([, violations]) => violations.length === 0);
    expect(undetected).toEqual([]);
  }, 300_000);
});
