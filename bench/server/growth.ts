import { statSync } from 'node:fs';
import { type Figure, percentile } from '../figures.ts';
import { interleave, sendLoad, successRate } from './load.ts';
import type { RequestName } from './requests.ts';
import { FEW, MANY, type ServerBench } from './server-bench.ts';
import { throughput } from './throughput.ts';

const WARM_UP_SECONDS = 2;
const MOST_TIMES_SLOWER = 1.3;
const MOST_TIMES_SLOWER_WITH_OWN_PLACE = 1.2;
const OWN_PLACE = { reads: 1000, mostP95Ms: 10 } as const;

const REQUESTS: { name: RequestName; title: string; most?: number }[] = [
  { name: 'leaderboard', title: 'Leaderboard, top 20', most: MOST_TIMES_SLOWER },
  { name: 'leaderboard-with-own-place', title: 'Leaderboard with own place', most: MOST_TIMES_SLOWER_WITH_OWN_PLACE },
  { name: 'own-profile', title: 'Own profile' },
  { name: 'save-run', title: 'Saved runs with their points' },
];

/** How much slower the app is with 200,000 learners than with 10,000. */
export async function growth(bench: ServerBench): Promise<Figure[]> {
  const [few, many] = [await bench.data(FEW), await bench.data(MANY)];
  const [withFew, withMany] = [await bench.app(few), await bench.app(many)];
  const size = statSync(many.database).size / 1024 ** 2;
  const figures: Figure[] = [
    { name: `Database, ${MANY} learners, ${MANY * 10} attempts`, measured: size, unit: 'MiB' },
  ];
  for (const { name, title, most } of REQUESTS) {
    await throughput(withFew.address, few, name, WARM_UP_SECONDS);
    await throughput(withMany.address, many, name, WARM_UP_SECONDS);
    const [fewRate = 0, manyRate = 0] = await interleave([
      { name: `${name}, ${FEW} learners`, measure: () => throughput(withFew.address, few, name) },
      { name: `${name}, ${MANY} learners`, measure: () => throughput(withMany.address, many, name) },
    ]);
    const slower = `${title}: times slower with ${MANY} learners than with ${FEW}`;
    figures.push({ name: `${title}, ${MANY} learners`, measured: manyRate, unit: '/s' });
    figures.push({ name: slower, measured: fewRate / manyRate, unit: 'times', ...(most && { most }) });
  }
  return [...figures, await ownPlaceAfterRun(withMany.address, many.learnersFile)];
}

/** Each read comes right after a run of the same learner changed the leaderboard. */
async function ownPlaceAfterRun(address: string, learnersFile: string): Promise<Figure> {
  const requests: RequestName[] = ['save-run', 'leaderboard-with-own-place'];
  const result = await sendLoad({ address, requests, learnersFile, connections: 1, amount: 2 * OWN_PLACE.reads });
  successRate(result);
  const reads = result.latenciesMs['leaderboard-with-own-place'] ?? [];
  const name = `Own place after a run, ${MANY} learners: p95`;
  return { name, measured: percentile(reads, 95), unit: 'ms', most: OWN_PLACE.mostP95Ms, of: reads.length };
}
