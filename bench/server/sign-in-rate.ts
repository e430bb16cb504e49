import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { type Figure, percentile, sum, zero } from '../figures.ts';
import {
  allLatenciesMs,
  failureCount,
  interleave,
  type LoadResult,
  sendLoad,
  shareOfLimit,
  successRate,
} from './load.ts';
import type { RequestName } from './requests.ts';
import { FEW, type ServerBench } from './server-bench.ts';
import { CONNECTIONS, SECONDS } from './throughput.ts';

const LEAST_PERCENT = 80;
const OTHER_REQUESTS: RequestName[] = ['own-profile', 'save-run', 'leaderboard', 'page'];
const OTHERS_MOST_P99_MS = 100;

/** Log-ins and sign-ups against argon2id alone, and how long other requests take meanwhile. */
export async function signInRate(bench: ServerBench): Promise<Figure[]> {
  const data = await bench.data(FEW);
  const { address } = await bench.app(data);
  const load = { address, learnersFile: data.learnersFile, seconds: SECONDS };
  const others: LoadResult[] = [];

  async function measure(name: 'log-in' | 'sign-up'): Promise<number> {
    const [signIns, other] = await Promise.all([
      sendLoad({ ...load, requests: [name], connections: CONNECTIONS }),
      sendLoad({ ...load, requests: OTHER_REQUESTS, connections: 20, requestsPerSecond: 20 }),
    ]);
    others.push(other);
    return successRate(signIns, true);
  }

  const [bare = 0, logIns = 0, signUps = 0] = await interleave([
    { name: 'argon2id alone', measure: bareArgon2id },
    { name: 'log-ins', measure: () => measure('log-in') },
    { name: 'sign-ups', measure: () => measure('sign-up') },
  ]);
  const latencies = others.flatMap(allLatenciesMs);
  const failures = sum(others.map((result) => failureCount(result)));
  const [unit, of] = ['ms', latencies.length] as const;
  const other = 'Other requests during log-ins and sign-ups';
  return [
    ...shareOfLimit(`Log-ins, ${availableParallelism()} hashes at once`, logIns, bare, LEAST_PERCENT),
    { name: 'Sign-ups', measured: signUps, unit: '/s' },
    { name: 'Sign-ups: share of the limit', measured: (signUps / bare) * 100, unit: '%', least: LEAST_PERCENT },
    { name: `${other}: p99`, measured: percentile(latencies, 99), unit, most: OTHERS_MOST_P99_MS, of },
    zero(`${other}: errors`, failures, of),
  ];
}

async function bareArgon2id(): Promise<number> {
  const args = ['bench/server/bare-argon2id.ts', String(SECONDS)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return Number(stdout);
}
