import { statSync } from 'node:fs';
import { type Figure, percentile } from '../figures.ts';
import type { RequestName } from './load/requests.ts';
import { inTurns, rateOf } from './rounds.ts';
import { CONNECTIONS, SECONDS } from './saving.ts';
import type { Data, Workshop } from './workshop.ts';

export const FEW = 10_000;
export const MANY = 200_000;
const WARM_UP_SECONDS = 2;
const MOST_TIMES_SLOWER = 1.3;
const PLACE = { p95Ms: 10, reads: 1000 } as const;

const GROWING: { name: RequestName; title: string; most?: number }[] = [
  { name: 'leaderboard', title: 'Leaderboard, top 20', most: MOST_TIMES_SLOWER },
  { name: 'own-profile', title: 'Own profile' },
  { name: 'save-run', title: 'Results saved with their points' },
];

/** How much slower the app gets where many more learners and attempts are stored. */
export async function growth(workshop: Workshop): Promise<Figure[]> {
  const [few, many] = [await workshop.data(FEW), await workshop.data(MANY)];
  const places = [
    { data: few, app: await workshop.app(few) },
    { data: many, app: await workshop.app(many) },
  ];
  const measure = async ({ data, app }: (typeof places)[number], name: RequestName, seconds = SECONDS) => {
    const { learnersFile } = data;
    const job = { address: app.address, requests: [name], learnersFile, seconds, connections: CONNECTIONS };
    return rateOf(await workshop.load.run(job));
  };
  const sizeMiB = statSync(many.database).size / 1024 ** 2;
  const figures: Figure[] = [
    { name: `Database, ${MANY} learners, ${MANY * 10} attempts`, measured: sizeMiB, unit: 'MiB' },
  ];
  for (const { name, title, most } of GROWING) {
    for (const place of places) await measure(place, name, WARM_UP_SECONDS);
    const contenders = places.map((place) => ({
      name: `${name}, ${place.data.size} learners`,
      measure: () => measure(place, name),
    }));
    const [withFew = 0, withMany = 0] = await inTurns(contenders);
    figures.push({ name: `${title}, ${MANY} learners`, measured: withMany, unit: '/s' });
    const times = withFew / withMany;
    const slower = `${title}: times slower with ${MANY} learners than with ${FEW}`;
    figures.push({ name: slower, measured: times, unit: 'times', ...(most && { most }) });
  }
  const [, { app }] = places as [(typeof places)[number], (typeof places)[number]];
  return [...figures, await ownPlace(workshop, many, app.address)];
}

/** Read by one learner after the other, each right after a result of theirs has changed it. */
async function ownPlace(workshop: Workshop, { learnersFile }: Data, address: string): Promise<Figure> {
  const requests: RequestName[] = ['save-run', 'own-place'];
  const most = 2 * PLACE.reads;
  const done = await workshop.load.run({ address, requests, learnersFile, seconds: 60, connections: 1, most });
  rateOf(done);
  const reads = done.tookMs.filter((_, place) => done.which[place] === 1);
  const name = `Own place after a result, ${MANY} learners: p95`;
  return { name, measured: percentile(reads, 95), unit: 'ms', most: PLACE.p95Ms, of: reads.length };
}
