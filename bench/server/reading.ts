import type { Figure } from '../figures.ts';
import { REQUESTS, type RequestName } from './load/requests.ts';
import { inTurns, rateOf, share } from './rounds.ts';
import { CONNECTIONS, SECONDS } from './saving.ts';
import { specimenOf } from './specimen.ts';
import type { Workshop } from './workshop.ts';

/** V8 works on the code that runs often for about so long. */
const WARM_UP_SECONDS = 10;
const LEARNERS = 10_000;

/** Reading the own profile and the leaderboard, against `node:http` that gives the same answers. */
export async function reading(workshop: Workshop): Promise<Figure[]> {
  const data = await workshop.data(LEARNERS);
  const app = await workshop.app(data);
  const [first] = data.learners;
  if (!first) throw new Error('there are no learners');
  const specimens = {
    '/api/learner': await specimenOf(app.address, REQUESTS['own-profile'](first)),
    '/api/leaderboard': await specimenOf(app.address, REQUESTS.leaderboard()),
  };
  const bare = await workshop.server('bench/server/bare-http.ts', {}, [JSON.stringify(specimens)]);

  const { learnersFile } = data;
  const measure = async (address: string, name: RequestName, seconds = SECONDS) =>
    rateOf(await workshop.load.run({ address, requests: [name], learnersFile, seconds, connections: CONNECTIONS }));
  const names = ['own-profile', 'leaderboard'] as const;
  for (const { address } of [bare, app]) for (const name of names) await measure(address, name, WARM_UP_SECONDS);
  const [bareProfile = 0, profile = 0, bareTop = 0, top = 0, withPlace = 0] = await inTurns([
    { name: 'bare, own profile', measure: () => measure(bare.address, 'own-profile') },
    { name: 'own profile', measure: () => measure(app.address, 'own-profile') },
    { name: 'bare, leaderboard', measure: () => measure(bare.address, 'leaderboard') },
    { name: 'leaderboard', measure: () => measure(app.address, 'leaderboard') },
    { name: 'leaderboard with the own place', measure: () => measure(app.address, 'own-place') },
  ]);
  return [
    ...share('Own profile', profile, bareProfile, 100 / 3),
    ...share('Leaderboard, top 20', top, bareTop, 25),
    { name: 'Leaderboard with the own place, in turns by all learners', measured: withPlace, unit: '/s' },
  ];
}
