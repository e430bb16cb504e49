import type { AppServer } from '../../scripts/servers/app-server.ts';
import { type Figure, zero } from '../figures.ts';
import { readLearners } from './learners-file.ts';
import { type Load, sendLoad, successCount } from './load.ts';
import { withPostgresApp } from './postgres-app.ts';
import { type Data, FEW, type ServerBench } from './server-bench.ts';
import { CONNECTIONS } from './throughput.ts';

const ROUNDS = 3;
const SAVES = { ofOneLearner: 50, anonymous: 600 } as const;
const POINTS_PER_RUN = 10;

/** Parallel saves must neither fail nor lose or double points. */
export async function parallelSaves(bench: ServerBench): Promise<Figure[]> {
  const data = await bench.data(FEW);
  const onSqlite = await saveInParallel('SQLite', data, await bench.app(data));
  // A database that is open cannot be copied to PostgreSQL.
  await bench.stopServers();
  const onPostgres = await withPostgresApp(bench, data, (app) => saveInParallel('PostgreSQL', data, app));
  return [...onSqlite, ...onPostgres];
}

async function saveInParallel(engine: string, data: Data, { address }: AppServer): Promise<Figure[]> {
  const [learner] = readLearners(data.learnersFile);
  const load = { address, learnersFile: data.learnersFile };
  const saved = { runs: 0, points: 0, anonymous: 0 };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const before = await pointsOf(address, learner?.cookie);
    const [connections, amount] = [SAVES.ofOneLearner, SAVES.ofOneLearner];
    saved.runs += await saveAll({ ...load, requests: ['save-run'], learners: 1, connections, amount });
    saved.points += (await pointsOf(address, learner?.cookie)) - before;
    const attempts = { connections: CONNECTIONS, amount: SAVES.anonymous };
    saved.anonymous += await saveAll({ ...load, requests: ['anonymous-attempt'], ...attempts });
  }
  const sent = { ofOneLearner: ROUNDS * SAVES.ofOneLearner, anonymous: ROUNDS * SAVES.anonymous };
  const points = saved.runs * POINTS_PER_RUN;
  return [
    zero(`${engine}: parallel saves of one learner that failed`, sent.ofOneLearner - saved.runs, sent.ofOneLearner),
    zero(`${engine}: anonymous saves that failed`, sent.anonymous - saved.anonymous, sent.anonymous),
    zero(`${engine}: points too many or too few`, saved.points - points, points),
  ];
}

/** How many were saved; prints the responses by status. */
async function saveAll(load: Load): Promise<number> {
  const result = await sendLoad(load);
  console.log(`  ${load.requests}: ${JSON.stringify(result.statuses)}, ${result.errors} connection errors`);
  return successCount(result);
}

async function pointsOf(address: string, cookie = ''): Promise<number> {
  const response = await fetch(`${address}/api/learner`, { headers: { cookie } });
  if (!response.ok) throw new Error(`the profile was answered with ${response.status}`);
  return ((await response.json()) as { points: number }).points;
}
