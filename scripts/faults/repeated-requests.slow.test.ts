import { describe, expect, it } from 'vitest';
import { withPostgres } from '../servers/postgres-process.ts';
import { FaultyProxy } from './faulty-proxy.ts';
import type { Result } from './history.ts';
import type { LearnerClient } from './learner-client.ts';
import { faultTimes, type Scenario, withScenario } from './scenario.ts';

type Test = (scenario: Scenario) => Promise<string[]>;

describe.each([
  ['SQLite', (test: Test) => withScenario({}, test)],
  ['PostgreSQL', (test: Test) => withPostgres((databaseUrl) => withScenario({ databaseUrl }, test))],
])('on %s', (_engine, run) => {
  it('results that are sent twice at the same time are stored once, with points once', async () => {
    expect(await run((scenario) => sendTwice(scenario, faultTimes(2000)))).toEqual([]);
  });

  it('results that are sent again after their answer was lost are stored once', async () => {
    expect(await run((scenario) => loseAnswers(scenario, faultTimes(500)))).toEqual([]);
  });
});

it('results that are sent again with a new id would be noticed', async () => {
  await withScenario({ learners: 4 }, async (scenario) => {
    const [learner] = scenario.learners;
    const result = scenario.history.add(learner?.id ?? '');
    await learner?.send(result);
    const id = crypto.randomUUID();
    await learner?.send({ ...result, id, path: result.path.replace(result.id, id) });
    expect(await scenario.check()).not.toEqual([]);
  });
});

/** Sends results twice at the same time. Returns violations. */
async function sendTwice(scenario: Scenario, times: number): Promise<string[]> {
  const violations: string[] = [];
  await forEachTurn(scenario, times, async (learner) => {
    if (violations.length === 0) violations.push(...(await sendInParallel(learner, scenario.history.add(learner.id))));
  });
  return [...violations, ...(await scenario.check())];
}

/** One of the requests must be answered with 201, the other with 200 and the same result. */
async function sendInParallel(learner: LearnerClient, result: Result): Promise<string[]> {
  const send = async () => {
    for (;;) {
      const answer = await learner.request('PUT', result.path, result.report);
      if (answer.status !== 503) return answer;
    }
  };
  const answers = await Promise.all([send(), send()]);
  const isSame = answers.every(({ json }) => learner.history.acknowledge(result, json));
  const statuses = answers.map(({ status }) => status).sort();
  if (statuses.join() !== '200,201') return [`two requests with one result were answered with ${statuses}`];
  return isSame ? [] : ['two requests with one result had different answers'];
}

/** Sends results whose answers are lost, then sends them again. Returns violations. */
async function loseAnswers(scenario: Scenario, times: number): Promise<string[]> {
  const proxy = await FaultyProxy.to(scenario.server.address);
  proxy.setMode('close-before-answer');
  const violations: string[] = [];
  let stored = 0;
  await forEachTurn(scenario, times, async (learner) => {
    const result = scenario.history.add(learner.id);
    learner.address = proxy.address;
    if ((await learner.send(result)) !== 0) violations.push('an answer that should be lost arrived');
    learner.address = scenario.server.address;
    const status = await learner.send(result);
    if (status === 200) stored += 1;
    else if (status !== 201) violations.push(`a repeat was answered with ${status}`);
  });
  await proxy.close();
  if (stored < times) violations.push(`only ${stored} of ${times} results were stored when their answers were lost`);
  return [...violations, ...(await scenario.check())];
}

/** Shares the turns among the learners, who work in parallel. */
async function forEachTurn({ learners }: Scenario, times: number, turn: (learner: LearnerClient) => Promise<void>) {
  const working = learners.map(async (learner, index) => {
    for (let time = index; time < times; time += learners.length) await turn(learner);
  });
  await Promise.all(working);
}
