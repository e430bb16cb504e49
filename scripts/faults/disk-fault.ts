import { addressOf } from '#contract/platform/endpoint.ts';
import { type LearnerClient, PASSWORD, SIGN_UP_CONSENT } from './learner-client.ts';
import { checkSessions } from './probes.ts';
import type { Scenario } from './scenario.ts';

/**
 * The requests sent until one fails. Results fit into free pages
 * of the files for a while; other rows are smaller and fit longer.
 */
const MOST_TRIES = { results: 4000, others: 20 };

export type DiskFault = { begin: () => Promise<unknown>; end: () => Promise<unknown> };

/** Lets a fault of the disk begin and end while results are saved. Returns violations. */
export async function runDiskFault(scenario: Scenario, times: number, fault: DiskFault): Promise<string[]> {
  const { pid } = scenario.server;
  const violations: string[] = [];
  for (let time = 1; time <= times && violations.length === 0; time += 1) {
    await scenario.whileSaving(async () => {
      await scenario.moreAcknowledged(10);
      await fault.begin();
      violations.push(...(await checkReadOnly(scenario)));
      await fault.end();
      await scenario.moreAcknowledged(10);
    });
    await scenario.resendAll();
    violations.push(...(await scenario.check()));
  }
  if (scenario.server.pid !== pid) violations.push('the server ended');
  await scenario.server.kill();
  await scenario.server.start();
  return [...violations, ...(await scenario.check())];
}

/**
 * While the disk cannot be written, writes must be answered with 503 and reads with 200, and sessions must stay valid.
 */
export async function checkReadOnly(scenario: Scenario, mostTries = MOST_TRIES.results): Promise<string[]> {
  const violations = await checkSessions(scenario);
  for (const learner of scenario.learners) {
    const status = await statusOf503(mostTries, () => learner.send(scenario.history.add(learner.id)));
    if (status !== 503) return [...violations, `results were answered with ${status}`];
  }
  const [learner] = scenario.learners;
  if (!learner) throw new Error('the scenario has no learners');
  for (const [write, send] of Object.entries(writesOf(learner))) {
    const status = await statusOf503(MOST_TRIES.others, async () => (await send()).status);
    if (status !== 503) violations.push(`a ${write} was answered with ${status}`);
  }
  const ownRuns = addressOf('GET /learners/:learnerId/runs', { learnerId: learner.id });
  for (const path of [addressOf('GET /leaderboard', {}), ownRuns, '/']) {
    const { status } = await learner.request('GET', path);
    if (status !== 200) violations.push(`${path} was answered with ${status}`);
  }
  return violations;
}

/** Repeats a request until it is answered with 503. Returns the last status. */
async function statusOf503(mostTries: number, send: () => Promise<number>): Promise<number> {
  let status = 0;
  for (let tries = 0; tries < mostTries && status !== 503; tries += 1) status = await send();
  return status;
}

function writesOf(learner: LearnerClient) {
  const newLearner = () => ({
    name: 'Bo',
    email: `bo-${crypto.randomUUID()}@example.org`,
    password: PASSWORD,
    ...SIGN_UP_CONSENT,
  });
  const setting = () => ({ size: { value: 1.5, changedAt: new Date().toISOString() } });
  const settings = addressOf('PATCH /learners/:learnerId/settings', { learnerId: learner.id });
  return {
    'sign-up': () => learner.request('POST', addressOf('POST /auth/sign-up/email', {}), newLearner()),
    'log-in': () => learner.logIn(),
    setting: () => learner.request('PATCH', settings, setting()),
  };
}
