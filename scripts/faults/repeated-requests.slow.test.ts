import { describe, expect, it } from 'vitest';
import { withPostgres } from '../servers/postgres-process.ts';
import { loseAnswers, sendTwice } from './repeated-requests.ts';
import { faultTimes, type Scenario, withScenario } from './scenario.ts';

type Test = (scenario: Scenario) => Promise<string[]>;

describe.each([
  ['SQLite', (test: Test) => withScenario({}, test)],
  ['PostgreSQL', (test: Test) => withPostgres((databaseUrl) => withScenario({ databaseUrl }, test))],
])('on %s', (_engine, run) => {
  it('results that are sent twice at the same time are stored once, with points once', async () => {
    expect(await run((scenario) => sendTwice(scenario, faultTimes(10_000)))).toEqual([]);
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
