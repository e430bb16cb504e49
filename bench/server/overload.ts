import { DatabaseSync } from 'node:sqlite';
import { type Figure, percentile, sum, zero } from '../figures.ts';
import {
  allLatenciesMs,
  failureCount,
  interleave,
  type Load,
  type LoadResult,
  responseCount,
  sendLoad,
} from './load.ts';
import { FEW, type ServerBench } from './server-bench.ts';

const PEAK = { connections: 32, seconds: 5 } as const;
const OVERLOAD = { times: 3, connections: 2000, seconds: 10 } as const;
/** The load that is sent repeatedly after an overload, until every response is quick. */
const LIGHT = { requestsPerSecond: 20, connections: 20, seconds: 1, quickMs: 100 } as const;
const LEAST_USEFUL_PERCENT = 50;
const MOST_RECOVERY_SECONDS = 10;
const POINTS_PER_RUN = 10;

/** Three times as many saves as the app can do: what is saved, what is refused, and how the app recovers. */
export async function overload(bench: ServerBench): Promise<Figure[]> {
  const data = await bench.data(FEW);
  const { address } = await bench.app(data);
  const saves: Load = { address, requests: ['save-run'], learnersFile: data.learnersFile, connections: 1 };
  const database = new DatabaseSync(data.database, { readOnly: true, timeout: 5000 });
  const before = sumsOf(database);
  const peaks: LoadResult[] = [];
  const overloads: LoadResult[] = [];
  const savedPerSecond = async (results: LoadResult[], load: Partial<Load>) => {
    const result = await sendLoad({ ...saves, ...load });
    results.push(result);
    return result.savedRunIds.length / result.seconds;
  };
  const { times, connections, seconds } = OVERLOAD;
  let peakRate = await savedPerSecond(peaks, PEAK);
  const atPeak = async () => {
    peakRate = await savedPerSecond(peaks, PEAK);
    return peakRate;
  };
  const beyondPeak = () => savedPerSecond(overloads, { connections, seconds, requestsPerSecond: times * peakRate });
  const [peak = 0, useful = 0] = await interleave([
    { name: 'peak', measure: atPeak },
    { name: 'three times the peak', measure: beyondPeak },
  ]);
  const recovery = await recoverySeconds(saves);
  const savedRunIds = [...peaks, ...overloads].flatMap((result) => result.savedRunIds);
  const lost = missingRuns(database, savedRunIds);
  const after = sumsOf(database);
  database.close();
  const wrongPoints = after.points - before.points - POINTS_PER_RUN * (after.runs - before.runs);
  const count = (countOf: (result: LoadResult) => number) => sum(overloads.map(countOf));
  const refused = count(({ statuses }) => statuses[503] ?? 0);
  const withoutRetryAfter = count((result) => result.withoutRetryAfter);
  const failed = count((result) => failureCount(result, true));
  const of = count(responseCount);
  return [
    { name: 'Peak: saved runs', measured: peak, unit: '/s' },
    { name: 'Overload: saved runs', measured: useful, unit: '/s' },
    { name: 'Overload: share of the peak', measured: (useful / peak) * 100, unit: '%', least: LEAST_USEFUL_PERCENT },
    { name: 'Overload: refused with 503', measured: refused, unit: 'in all', least: 1, of },
    zero('Overload: 503 without Retry-After', withoutRetryAfter, refused),
    zero('Overload: neither saved nor refused', failed, of),
    { name: 'After the overload: quick again', measured: recovery, unit: 's', most: MOST_RECOVERY_SECONDS },
    zero('Acknowledged runs that are lost', lost, savedRunIds.length),
    zero('Points too many or too few', wrongPoints),
  ];
}

/** The seconds until a load of one second gets only quick and successful responses. */
async function recoverySeconds(saves: Load): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const since = (performance.now() - startedAt) / 1000;
    const result = await sendLoad({ ...saves, ...LIGHT });
    if (failureCount(result) === 0 && percentile(allLatenciesMs(result), 100) <= LIGHT.quickMs) return since;
    if (since > 60) throw new Error('the app did not recover within a minute');
  }
}

function sumsOf(database: DatabaseSync): { points: number; runs: number } {
  const sums = 'select (select sum(points) from learners) as points, (select count(*) from "gameRuns") as runs';
  return database.prepare(sums).get() as { points: number; runs: number };
}

function missingRuns(database: DatabaseSync, runIds: readonly string[]): number {
  const find = database.prepare('select 1 from "gameRuns" where "runId" = ?');
  return runIds.filter((runId) => find.get(runId) === undefined).length;
}
