import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Figure, median, sum } from '../figures.ts';
import type { RequestName } from './requests.ts';

const SCRIPT = fileURLToPath(new URL('load-process.ts', import.meta.url));

export type Load = {
  address: string;
  /** Each connection sends these in order, and each round of them as the same learner. */
  requests: readonly RequestName[];
  /** One learner a line, as JSON. */
  learnersFile: string;
  connections: number;
  seconds?: number;
  /** Sends this many requests, however long that takes. */
  amount?: number;
  /** Without it, each connection sends the next request as soon as it has a response. */
  requestsPerSecond?: number;
};

export type LoadResult = {
  /** From the start to the last response. */
  seconds: number;
  /** Number of responses by status. */
  statuses: Record<string, number>;
  /** Connections that failed or timed out. */
  errors: number;
  /** By name of the request. */
  latenciesMs: { [Name in RequestName]?: number[] };
  savedRunIds: string[];
  /** Number of 503 responses without Retry-After. */
  withoutRetryAfter: number;
};

/** Sends requests with autocannon, in a process of its own so that it does not share an event loop with the caller. */
export async function sendLoad(load: Load): Promise<LoadResult> {
  const args = [SCRIPT, JSON.stringify(load)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: Number.POSITIVE_INFINITY });
  return JSON.parse(stdout);
}

export function allLatenciesMs({ latenciesMs }: LoadResult): number[] {
  return Object.values(latenciesMs).flat();
}

export function responseCount({ statuses }: LoadResult): number {
  return sum(Object.values(statuses));
}

export function successCount({ statuses }: LoadResult): number {
  return (statuses[200] ?? 0) + (statuses[201] ?? 0);
}

/** Responses other than success, and connections without a response. `mayRefuse`: a 503 does not count. */
export function failureCount(result: LoadResult, mayRefuse = false): number {
  const refused = mayRefuse ? (result.statuses[503] ?? 0) : 0;
  return responseCount(result) - successCount(result) - refused + result.errors;
}

/**
 * Successful requests per second.
 * @throws Error when a request failed
 */
export function successRate(result: LoadResult, mayRefuse = false): number {
  if (failureCount(result, mayRefuse) > 0)
    throw new Error(`requests failed: ${JSON.stringify(result.statuses)}, ${result.errors} connection errors`);
  return successCount(result) / result.seconds;
}

const ROUNDS = 3;

/**
 * Measures each contender three times, in turns, so that other load on the machine affects all of them.
 * @returns the median of each, in the given order
 */
export async function interleave(contenders: { name: string; measure: () => Promise<number> }[]): Promise<number[]> {
  const measured = contenders.map((): number[] => []);
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const [index, { measure }] of contenders.entries()) measured[index]?.push(await measure());
  for (const [index, { name }] of contenders.entries())
    console.log(`  ${name}: ${measured[index]?.map((value) => value.toPrecision(4)).join(', ')}`);
  return measured.map(median);
}

/** Throughput of the app, the limit of the machine, and the one as a share of the other. */
export function shareOfLimit(name: string, own: number, limit: number, leastPercent: number): Figure[] {
  return [
    { name, measured: own, unit: '/s' },
    { name: `${name}: the machine's limit`, measured: limit, unit: '/s' },
    { name: `${name}: share of the limit`, measured: (own / limit) * 100, unit: '%', least: leastPercent },
  ];
}
