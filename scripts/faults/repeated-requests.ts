import { withPostgres } from '../postgres-process.ts';
import { corruptionControl } from './corruption.ts';
import { type Fault, mergeOutcomes, type Outcome } from './fault.ts';
import { FaultyProxy } from './faulty-proxy.ts';
import type { Result } from './history.ts';
import type { LearnerClient } from './learner-client.ts';
import { type Scenario, withScenario } from './scenario.ts';

/** Each result is sent twice at the same time. */
export const duplicateRequests: Fault = {
  name: 'duplicate-requests',
  times: 10_000,
  run: (times) => onBothEngines((scenario) => sendTwice(scenario, times)),
  control: () => corruptionControl(),
};

/** The server stores a result, its answer is lost, and the browser sends the result again. */
export const lostAnswers: Fault = {
  name: 'lost-answers',
  times: 500,
  run: (times) => onBothEngines((scenario) => loseAnswers(scenario, times)),
  control: () =>
    withScenario({ learners: 2 }, async (scenario) => {
      await loseAnswers(scenario, 4);
      return { 'a repeat with a new id': await resendWithNewId(scenario) };
    }),
};

async function onBothEngines(work: (scenario: Scenario) => Promise<Outcome>): Promise<Outcome> {
  const onSqlite = await withScenario({}, work);
  const onPostgres = await withPostgres((databaseUrl) => withScenario({ databaseUrl }, work));
  return mergeOutcomes({ SQLite: onSqlite, PostgreSQL: onPostgres });
}

export async function sendTwice(scenario: Scenario, times: number): Promise<Outcome> {
  const violations: string[] = [];
  await forEachTurn(scenario, times, async (learner) => {
    if (violations.length === 0) violations.push(...(await sendInParallel(learner, scenario.history.add(learner.id))));
  });
  violations.push(...(await scenario.check()));
  return { violations, summary: `${scenario.history.acknowledgedCount} results sent twice` };
}

/** One of the requests must be answered with 201, the other with 200 and the same result. */
async function sendInParallel(learner: LearnerClient, result: Result): Promise<string[]> {
  const send = async () => {
    for (;;) {
      const answer = await learner.request('PUT', learner.pathOf(result.path), result.report);
      if (answer.status !== 503) return answer;
    }
  };
  const answers = await Promise.all([send(), send()]);
  const isSame = answers.every(({ json }) => learner.history.acknowledge(result, json));
  const statuses = answers.map(({ status }) => status).sort();
  if (statuses.join() !== '200,201') return [`two requests with one result were answered with ${statuses}`];
  return isSame ? [] : ['two requests with one result had different answers'];
}

export async function loseAnswers(scenario: Scenario, times: number): Promise<Outcome> {
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
  violations.push(...(await scenario.check()));
  if (stored < times) violations.push(`only ${stored} of ${times} results were stored when their answers were lost`);
  return { violations, summary: `${proxy.lostAnswers} answers lost, ${stored} of the results stored` };
}

/** Shares the turns among the learners, who work in parallel. */
async function forEachTurn({ learners }: Scenario, times: number, turn: (learner: LearnerClient) => Promise<void>) {
  const working = learners.map(async (learner, index) => {
    for (let time = index; time < times; time += learners.length) await turn(learner);
  });
  await Promise.all(working);
}

async function resendWithNewId(scenario: Scenario): Promise<string[]> {
  for (const learner of scenario.learners) {
    const result = scenario.history.add(learner.id);
    await learner.send(result);
    const id = crypto.randomUUID();
    await learner.send({ ...result, id, path: result.path.replace(result.id, id) });
  }
  return scenario.check();
}
