import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Fault, Outcome } from './fault.ts';
import { checkSessions } from './probes.ts';
import { type Scenario, withScenario } from './scenario.ts';

const PRELOAD = fileURLToPath(new URL('clock-preload.ts', import.meta.url));
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Sessions last 30 days. */
const OFFSETS_MS = [HOUR_MS, -HOUR_MS, 20 * DAY_MS, -20 * DAY_MS, -400 * DAY_MS, 5 * 60_000, -5 * 60_000];
/** Beyond every retention period. */
const FAR_AHEAD_MS = 10 * 365 * DAY_MS;
const WRONG_PASSWORDS = 11;

type SetClock = (offsetMs: number) => Promise<void>;

/** The server's clock is moved forward and back, while it runs and while it is stopped. */
export const clockChanges: Fault = {
  name: 'clock-changes',
  times: 28,
  run: (times) => withClock((scenario, setClock) => moveClock(scenario, setClock, times)),
  control: () =>
    withClock(async (scenario, setClock) => {
      await scenario.saveMore(10);
      await setClock(31 * DAY_MS);
      const sessionsExpired = await checkSessions(scenario);
      await setClock(0);
      await scenario.withDatabase((database) => database.deleteFrom('gameRuns').execute());
      return { 'a clock beyond the end of sessions': sessionsExpired, 'runs deleted': await scenario.check() };
    }),
};

async function withClock<Result>(work: (scenario: Scenario, setClock: SetClock) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'clock-'));
  const file = join(folder, 'offset-ms');
  await writeFile(file, '0');
  const environment = { CLOCK_FILE: file, NODE_OPTIONS: `--import ${PRELOAD}` };
  try {
    return await withScenario({ environment, learners: 4 }, (scenario) =>
      work(scenario, (offsetMs) => writeFile(file, String(offsetMs))),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function moveClock(scenario: Scenario, setClock: SetClock, times: number): Promise<Outcome> {
  const violations: string[] = [];
  for (let time = 0; time < times && violations.length === 0; time += 1) {
    await scenario.whileSaving(async () => {
      await scenario.moreAcknowledged(5);
      await setClock(OFFSETS_MS[time % OFFSETS_MS.length] ?? 0);
      await scenario.moreAcknowledged(5);
    });
    violations.push(...(await checkSessions(scenario)), ...(await scenario.check()));
    await setClock(0);
    violations.push(...(await checkSessions(scenario)));
  }
  violations.push(...(await checkRateLimit(scenario, setClock)), ...(await checkRetention(scenario, setClock)));
  return { violations, summary: `${scenario.history.acknowledgedCount} results acknowledged` };
}

/** A limit that was reached while the clock was ahead must not apply after the clock was corrected. */
async function checkRateLimit({ learners: [learner] }: Scenario, setClock: SetClock): Promise<string[]> {
  await setClock(DAY_MS);
  for (let tries = 1; tries <= WRONG_PASSWORDS; tries += 1) await learner?.logIn('not the password');
  const limited = (await learner?.logIn())?.status;
  await setClock(0);
  const corrected = (await learner?.logIn())?.status;
  if (limited !== 429) return [`after ${WRONG_PASSWORDS} wrong passwords a log-in was answered with ${limited}`];
  return corrected === 200 ? [] : [`after the clock was corrected a log-in was answered with ${corrected}`];
}

/** A server that starts with a clock far ahead must not delete anything. */
async function checkRetention(scenario: Scenario, setClock: SetClock): Promise<string[]> {
  await scenario.server.stop();
  await setClock(FAR_AHEAD_MS);
  await scenario.server.start();
  await scenario.server.restart();
  await setClock(0);
  await scenario.server.restart();
  return [...(await scenario.check()), ...(await checkSessions(scenario))];
}
