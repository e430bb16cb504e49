import { expect, it } from 'vitest';
import { killRepeatedly } from './kills.ts';
import { withScenario } from './scenario.ts';

// `npm run test:faults` kills the server 200 times.
const KILLS = 10;

it(`a server that is killed while results are saved loses nothing that it acknowledged, ${KILLS} times`, async () => {
  const violations = await withScenario({ learners: 4 }, (scenario) => killRepeatedly(scenario, KILLS));
  expect(violations).toEqual([]);
}, 300_000);
