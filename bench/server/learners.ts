import { type Figure, percentile, zero } from '../figures.ts';
import { allLatenciesMs, failureCount, responseCount, sendLoad } from './load.ts';
import type { RequestName } from './requests.ts';
import { type Data, FEW, MANY, type ServerBench } from './server-bench.ts';

/** What a browser requests when a learner opens a game, plays it and looks at the leaderboard. */
const VISIT: RequestName[] = [
  'page',
  ...Array.from({ length: 4 }, () => 'asset' as const),
  'own-runs',
  'save-run',
  'leaderboard-with-own-place',
];
const CLASS = { learners: 1000, warmUpSeconds: 10, seconds: 30, mostP95Ms: 100, mostP99Ms: 300 } as const;
const SEARCH = { first: 1000, highest: 64_000, seconds: 6, halvings: 2, mostP95Ms: 100 } as const;
const MOST_CONNECTIONS = 1000;

/** 1,000 learners who each finish a game a minute. */
export async function classOfLearners(bench: ServerBench): Promise<Figure[]> {
  const data = await bench.data(MANY);
  const { address } = await bench.app(data);
  const { learners, warmUpSeconds, seconds, mostP95Ms, mostP99Ms } = CLASS;
  await visit(address, data, learners, warmUpSeconds);
  const { p95Ms, p99Ms, failures, of } = await visit(address, data, learners, seconds);
  const name = `${learners} learners, a game a minute each`;
  return [
    { name: `${name}: p95`, measured: p95Ms, unit: 'ms', most: mostP95Ms, of },
    { name: `${name}: p99`, measured: p99Ms, unit: 'ms', most: mostP99Ms, of },
    zero(`${name}: errors`, failures, of),
  ];
}

/** The largest number of such learners that the app serves with a p95 below 100 ms. */
export async function mostLearners(bench: ServerBench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of [FEW, MANY]) {
    const data = await bench.data(size);
    const app = await bench.app(data);
    const measured = await searchMost((learners) => isServed(app.address, data, learners));
    await app.stop();
    const name = `Learners, a game a minute each, p95 below ${SEARCH.mostP95Ms} ms; ${size} stored`;
    figures.push({ name, measured, unit: 'learners' });
  }
  return figures;
}

/** Doubles the number until it fails, then halves the interval. */
async function searchMost(holds: (learners: number) => Promise<boolean>): Promise<number> {
  let most = 0;
  let fails: number = SEARCH.first;
  while (fails <= SEARCH.highest && (await holds(fails))) [most, fails] = [fails, fails * 2];
  for (let halving = 0; halving < SEARCH.halvings; halving += 1) {
    const middle = (most + fails) / 2;
    if (await holds(middle)) most = middle;
    else fails = middle;
  }
  return most;
}

async function isServed(address: string, data: Data, learners: number): Promise<boolean> {
  const { p95Ms, failures, of } = await visit(address, data, learners, SEARCH.seconds);
  console.log(`  ${learners} learners, ${data.size} stored: p95 ${p95Ms.toFixed(1)} ms, ${failures} errors`);
  const wanted = requestsPerSecond(learners) * SEARCH.seconds;
  return p95Ms <= SEARCH.mostP95Ms && failures === 0 && of > 0.9 * wanted;
}

async function visit(address: string, { learnersFile }: Data, learners: number, seconds: number) {
  const connections = Math.min(learners, MOST_CONNECTIONS);
  const rate = { requestsPerSecond: requestsPerSecond(learners), seconds };
  const result = await sendLoad({ address, requests: VISIT, learnersFile, connections, ...rate });
  const latencies = allLatenciesMs(result);
  return {
    p95Ms: percentile(latencies, 95),
    p99Ms: percentile(latencies, 99),
    failures: failureCount(result),
    of: responseCount(result),
  };
}

function requestsPerSecond(learners: number): number {
  return (learners * VISIT.length) / 60;
}
