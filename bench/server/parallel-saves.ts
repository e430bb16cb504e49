import type { AppServer } from '../../scripts/app-server.ts';
import type { Figure } from '../figures.ts';
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
  const counts = { notSaved: 0, anonymousNotSaved: 0, wrongPoints: 0 };
  const [first] = readLearners(data.learnersFile);
  const { learnersFile } = data;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const before = await pointsOf(address, first?.cookie);
    const saved = await saveAll({
      address,
      learnersFile,
      requests: ['save-run'],
      learners: 1,
      connections: SAVES.ofOneLearner,
      amount: SAVES.ofOneLearner,
    });
    const gained = (await pointsOf(address, first?.cookie)) - before;
    counts.notSaved += SAVES.ofOneLearner - saved;
    counts.wrongPoints += Math.abs(gained - saved * POINTS_PER_RUN);
    const requests = ['anonymous-attempt'] as const;
    const anonymous = { address, learnersFile, requests, connections: CONNECTIONS, amount: SAVES.anonymous };
    counts.anonymousNotSaved += SAVES.anonymous - (await saveAll(anonymous));
  }
  const [ofOneLearner, anonymous] = [ROUNDS * SAVES.ofOneLearner, ROUNDS * SAVES.anonymous];
  return [
    notSaved(`${engine}: parallel saves of one learner that failed`, counts.notSaved, ofOneLearner),
    notSaved(`${engine}: anonymous saves that failed`, counts.anonymousNotSaved, anonymous),
    notSaved(
      `${engine}: points too many or too few`,
      counts.wrongPoints,
      (ofOneLearner - counts.notSaved) * POINTS_PER_RUN,
    ),
  ];
}

function notSaved(name: string, measured: number, of: number): Figure {
  return { name, measured, unit: 'in all', most: 0, of };
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
