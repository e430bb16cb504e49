import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon, { type Request as AutocannonRequest } from 'autocannon';
import { readLearners } from './learners-file.ts';
import type { Load, LoadResult } from './load.ts';
import { REQUESTS, type Request, type RequestName, type SignedInLearner } from './requests.ts';

// load-process.ts LOAD: sends requests with autocannon and prints a LoadResult as JSON.

/** autocannon sends the requests of a second at its start; instances that start one after the other spread them. */
const RATE_INSTANCES = 20;
const SAMPLE_MS = 100;
const UUID_LENGTH = 36;
const BROWSER_HEADERS = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  accept: 'application/json',
  'accept-encoding': 'gzip, deflate, br',
  'sec-fetch-site': 'same-origin',
};

/** What autocannon keeps of each connection. */
type Context = { learner: SignedInLearner; path: string; sentAt: number };

const load: Load = JSON.parse(process.argv[2] ?? '');
const learners = readLearners(load.learnersFile);
const result: LoadResult = {
  seconds: 0,
  statuses: {},
  errors: 0,
  latenciesMs: {},
  savedRunIds: [],
  withoutRetryAfter: 0,
};
// Each load starts at a random number, so that two loads rarely share client addresses.
let number = randomInt(2 ** 24);
const startedAt = performance.now();

await (load.requestsPerSecond ? sendAtRate(load.requestsPerSecond) : send(load.connections));
process.stdout.write(JSON.stringify(result));

async function sendAtRate(requestsPerSecond: number): Promise<void> {
  const instances = Math.min(RATE_INSTANCES, Math.round(requestsPerSecond));
  const started = Array.from({ length: instances }, async (_, index) => {
    await sleep((index * 1000) / instances);
    const overallRate = Math.floor((requestsPerSecond + index) / instances);
    await send(Math.ceil(load.connections / instances), overallRate);
  });
  await Promise.all(started);
}

async function send(connections: number, overallRate?: number): Promise<void> {
  const { errors } = await autocannon({
    url: load.address,
    connections,
    requests: load.requests.map(toAutocannon),
    sampleInt: SAMPLE_MS,
    timeout: 30,
    ...(load.amount ? { amount: load.amount } : { duration: load.seconds ?? 1 }),
    ...(overallRate && { overallRate }),
  });
  result.errors += errors;
}

function toAutocannon(name: RequestName, index: number): AutocannonRequest {
  return {
    setupRequest: (defaults, state) => {
      const context = state as Context;
      number += 1;
      if (index === 0) context.learner = learners[number % learners.length] as SignedInLearner;
      const request = REQUESTS[name](context.learner, number);
      context.path = request.path;
      context.sentAt = performance.now();
      return { ...defaults, ...httpRequest(request) };
    },
    onResponse: (status, _body, state, headers = {}) => record(name, status, state as Context, headers),
  };
}

function httpRequest({ method, path, cookie, body, clientAddress }: Request) {
  const headers = {
    ...BROWSER_HEADERS,
    ...(method !== 'GET' && { origin: load.address }),
    ...(cookie && { cookie }),
    ...(clientAddress && { 'x-forwarded-for': clientAddress }),
    ...(body && { 'content-type': 'application/json' }),
  };
  return { method, path, headers, body: body && JSON.stringify(body) };
}

function record(name: RequestName, status: number, { path, sentAt }: Context, headers: object): void {
  const now = performance.now();
  result.seconds = (now - startedAt) / 1000;
  result.statuses[status] = (result.statuses[status] ?? 0) + 1;
  const latenciesMs = result.latenciesMs[name] ?? [];
  latenciesMs.push(Math.round((now - sentAt) * 100) / 100);
  result.latenciesMs[name] = latenciesMs;
  if (name === 'save-run' && (status === 200 || status === 201)) result.savedRunIds.push(path.slice(-UUID_LENGTH));
  const hasRetryAfter = Object.keys(headers).some((header) => header.toLowerCase() === 'retry-after');
  if (status === 503 && !hasRetryAfter) result.withoutRetryAfter += 1;
}
