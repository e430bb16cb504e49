import { afterAll, beforeAll, expect, it } from 'vitest';
import { loseAnswers, sendTwice } from './repeated-requests.ts';
import { Scenario } from './scenario.ts';

let scenario: Scenario;
beforeAll(async () => {
  scenario = await Scenario.start({ learners: 4 });
}, 120_000);
afterAll(() => scenario.close());

it('results that are sent twice at the same time are stored once, with points once', async () => {
  const before = scenario.history.acknowledgedCount;
  expect(await sendTwice(scenario, 200)).toEqual([]);
  expect(scenario.history.acknowledgedCount - before).toBe(200);
}, 120_000);

it('results that are sent again after their answer was lost are stored once', async () => {
  expect(await loseAnswers(scenario, 60)).toEqual([]);
}, 120_000);

it('results that are sent again with a new id would be noticed', async () => {
  const [learner] = scenario.learners;
  const result = scenario.history.add(learner?.id ?? '');
  await learner?.send(result);
  const id = crypto.randomUUID();
  await learner?.send({ ...result, id, path: result.path.replace(result.id, id) });
  expect(await scenario.check()).not.toEqual([]);
});
