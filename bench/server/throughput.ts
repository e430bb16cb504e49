import { join } from 'node:path';
import type { Figure } from '../figures.ts';
import { readLearners } from './learners-file.ts';
import { interleave, sendLoad, shareOfLimit, successRate } from './load.ts';
import { REQUESTS, type Request, type RequestName } from './requests.ts';
import { type Data, FEW, type ServerBench } from './server-bench.ts';

export const CONNECTIONS = 16;
export const SECONDS = 5;
/** V8 optimizes hot code for about this long. */
const WARM_UP_SECONDS = 10;
const LEAST_PERCENT = { saving: 50, ownProfile: 15, leaderboard: 20 } as const;
/** Headers that belong to a single response or are set by `node:http` itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'set-cookie']);

/** A response of the app, which the bare server repeats. */
export type CapturedResponse = { status: number; headers: Record<string, string>; body: unknown };

/** Durable saves of runs with their points, against `node:http` with one durable transaction. */
export async function saving(bench: ServerBench): Promise<Figure[]> {
  const data = await bench.data(FEW);
  const app = await bench.app(data);
  const responses = { PUT: await captureResponse(app.address, data, 'save-run') };
  const args = [JSON.stringify(responses), join(bench.folder, 'bare.sqlite'), data.learnersFile];
  const bare = await bench.server('bench/server/bare-server.ts', args);
  for (const { address } of [bare, app]) await throughput(address, data, 'save-run', WARM_UP_SECONDS);
  const [limit = 0, own = 0] = await interleave([
    { name: 'bare saves', measure: () => throughput(bare.address, data, 'save-run') },
    { name: 'saves', measure: () => throughput(app.address, data, 'save-run') },
  ]);
  return shareOfLimit('Saved runs with their points', own, limit, LEAST_PERCENT.saving);
}

/** Own profile and leaderboard, against `node:http` with the same responses. */
export async function reading(bench: ServerBench): Promise<Figure[]> {
  const data = await bench.data(FEW);
  const app = await bench.app(data);
  const responses = {
    '/api/learner': await captureResponse(app.address, data, 'own-profile'),
    '/api/leaderboard': await captureResponse(app.address, data, 'leaderboard'),
  };
  const bare = await bench.server('bench/server/bare-server.ts', [JSON.stringify(responses)]);
  const names = ['own-profile', 'leaderboard'] as const;
  for (const { address } of [bare, app])
    for (const name of names) await throughput(address, data, name, WARM_UP_SECONDS);
  const [bareProfile = 0, profile = 0, bareBoard = 0, board = 0] = await interleave([
    { name: 'bare own profile', measure: () => throughput(bare.address, data, 'own-profile') },
    { name: 'own profile', measure: () => throughput(app.address, data, 'own-profile') },
    { name: 'bare leaderboard', measure: () => throughput(bare.address, data, 'leaderboard') },
    { name: 'leaderboard', measure: () => throughput(app.address, data, 'leaderboard') },
  ]);
  return [
    ...shareOfLimit('Own profile', profile, bareProfile, LEAST_PERCENT.ownProfile),
    ...shareOfLimit('Leaderboard, top 20', board, bareBoard, LEAST_PERCENT.leaderboard),
  ];
}

/** Successful requests per second over 16 connections. */
export async function throughput(address: string, { learnersFile }: Data, name: RequestName, seconds = SECONDS) {
  const load = { address, requests: [name], learnersFile, connections: CONNECTIONS, seconds };
  return successRate(await sendLoad(load));
}

async function captureResponse(address: string, data: Data, name: RequestName): Promise<CapturedResponse> {
  const [learner] = readLearners(data.learnersFile);
  if (!learner) throw new Error('there are no learners');
  const { method, path, cookie = '', body }: Request = REQUESTS[name](learner, 0);
  const response = await fetch(address + path, {
    method,
    headers: { cookie, origin: address, 'content-type': 'application/json', 'accept-encoding': 'identity' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  const headers = [...response.headers].filter(([header]) => !OWN_HEADERS.has(header));
  return { status: response.status, headers: Object.fromEntries(headers), body: await response.json() };
}
