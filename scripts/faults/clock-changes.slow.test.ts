import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { checkSessions } from './probes.ts';
import { faultTimes, type Scenario, withScenario } from './scenario.ts';

const PRELOAD = fileURLToPath(new URL('clock-preload.ts', import.meta.url));
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Sessions last 30 days. */
const OFFSETS_MS = [HOUR_MS, -HOUR_MS, 20 * DAY_MS, -20 * DAY_MS, -400 * DAY_MS, 5 * 60_000, -5 * 60_000];
/** Beyond every retention period. */
const FAR_AHEAD_MS = 10 * 365 * DAY_MS;
const WRONG_PASSWORDS = 11;

type SetClock = (offsetMs: number) => Promise<void>;

/** Runs `work` with a server whose clock can be set. */
async function withClock(work: (scenario: Scenario, setClock: SetClock) => Promise<void>): Promise<void> {
  const file = join(await mkdtemp(join(tmpdir(), 'clock-')), 'offset-ms');
  await writeFile(file, '0');
  const environment = { CLOCK_FILE: file, NODE_OPTIONS: `--import ${PRELOAD}` };
  await withScenario({ environment, learners: 4 }, (scenario) =>
    work(scenario, (offsetMs) => writeFile(file, String(offsetMs))),
  );
}

it('a clock that is moved while results are saved loses nothing and ends no session', () =>
  withClock(async (scenario, setClock) => {
    for (let time = 0; time < faultTimes(28); time += 1) {
      await scenario.whileSaving(async () => {
        await scenario.moreAcknowledged(5);
        await setClock(OFFSETS_MS[time % OFFSETS_MS.length] ?? 0);
        await scenario.moreAcknowledged(5);
      });
      expect([...(await checkSessions(scenario)), ...(await scenario.check())]).toEqual([]);
      await setClock(0);
      expect(await checkSessions(scenario)).toEqual([]);
    }
  }));

it('a limit that was reached while the clock was ahead ends when the clock is corrected', () =>
  withClock(async ({ learners: [learner] }, setClock) => {
    await setClock(DAY_MS);
    for (let tries = 1; tries <= WRONG_PASSWORDS; tries += 1) await learner?.logIn('not the password');
    expect((await learner?.logIn())?.status).toBe(429);
    await setClock(0);
    expect((await learner?.logIn())?.status).toBe(200);
  }));

it('a server that starts with a clock far ahead deletes nothing', () =>
  withClock(async (scenario, setClock) => {
    await scenario.saveMore(20);
    await scenario.server.stop();
    await setClock(FAR_AHEAD_MS);
    await scenario.server.start();
    await scenario.server.restart();
    await setClock(0);
    await scenario.server.restart();
    expect([...(await scenario.check()), ...(await checkSessions(scenario))]).toEqual([]);
  }));

it('a clock beyond the end of all sessions is noticed', () =>
  withClock(async (scenario, setClock) => {
    await setClock(31 * DAY_MS);
    expect(await checkSessions(scenario)).toHaveLength(1);
  }));
