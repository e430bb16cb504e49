import { spawnSync } from 'node:child_process';
import { Client } from 'pg';
import type { AppServer } from '../../scripts/servers/app-server.ts';
import { type PostgresProcess, withPostgres } from '../../scripts/servers/postgres-process.ts';
import { type Figure, sum } from '../figures.ts';
import { interleave, sendLoad, successCount, successRate } from './load.ts';
import { processorMs } from './process-usage.ts';
import type { RequestName } from './requests.ts';
import { type Data, FEW, MANY, type ServerBench } from './server-bench.ts';
import { CONNECTIONS } from './throughput.ts';

const SECONDS = 4;
const WARM_UP_SECONDS = 6;
const MOST_TIMES = { ownPlace: 1.2, anonymousSave: 1.1, dashboard: 1 } as const;
/** The dashboard in one answer, and the answers that it contains. */
const DASHBOARD = ['dashboard', 'own-profile', 'own-attempts', 'own-runs', 'own-assignments', 'own-activity'] as const;

/** Processor time of a comparable app on PostgreSQL, in ms per request. */
const POSTGRES_COST: { name: RequestName; title: string; mostMs: number }[] = [
  { name: 'save-run', title: "learner's save", mostMs: 2.7 },
  { name: 'anonymous-attempt', title: 'anonymous save', mostMs: 1.0 },
  { name: 'own-profile', title: 'own profile', mostMs: 0.9 },
  { name: 'leaderboard-with-own-place', title: 'leaderboard with own place', mostMs: 1.5 },
];

/** Processor time of the server and all PostgreSQL processes together, per request; of the leaderboard also with many learners. */
export async function postgresCost(bench: ServerBench): Promise<Figure[]> {
  const forMany = POSTGRES_COST.filter(({ name }) => name === 'leaderboard-with-own-place');
  const data = await bench.data(FEW);
  return [
    ...(await postgresCostOf(bench, FEW, POSTGRES_COST)),
    ...(await postgresCostOf(bench, MANY, forMany)),
    ...(await withPostgresApp(bench, data, (app, postgres) => dashboardCost('PostgreSQL', app, [postgres.pid], data))),
  ];
}

async function postgresCostOf(bench: ServerBench, size: number, requests: typeof POSTGRES_COST): Promise<Figure[]> {
  const data = await bench.data(size);
  const names = requests.map(({ name }) => name);
  const costs = await withPostgresApp(bench, data, (app, postgres) =>
    costsOf(app.address, [Number(app.pid), postgres.pid], data.learnersFile, names),
  );
  return requests.map(({ title, mostMs }, index) => ({
    name: `PostgreSQL, processor time, ${size} learners: ${title}`,
    measured: costs[index] ?? Number.NaN,
    unit: 'ms/request',
    most: mostMs,
  }));
}

/** On SQLite, processor time of the server per request. */
export async function sqliteCost(bench: ServerBench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of [FEW, MANY]) {
    const data = await bench.data(size);
    const app = await bench.app(data);
    const pids = [Number(app.pid)];
    const names = ['leaderboard-with-own-place', 'save-run', 'anonymous-attempt'] as const;
    const [ownPlace = 0, save = 0, anonymous = 0] = await costsOf(app.address, pids, data.learnersFile, names);
    // A learner who is signed in but not shown has no place.
    const [withoutPlace = 0] = await costsOf(app.address, pids, data.hiddenLearnersFile, names.slice(0, 1));
    figures.push(
      { name: `Leaderboard with own place, ${size} shown`, measured: ownPlace, unit: 'ms/request' },
      times(`Leaderboard with own place ÷ without, ${size} shown`, ownPlace / withoutPlace, MOST_TIMES.ownPlace),
      { name: `Learner's save, ${size} shown`, measured: save, unit: 'ms/request' },
      times(`Anonymous save ÷ learner's save, ${size} shown`, anonymous / save, MOST_TIMES.anonymousSave),
    );
    if (size === FEW) figures.push(...(await dashboardCost('SQLite', app, [], data)));
    await app.stop();
  }
  return figures;
}

async function dashboardCost(engine: string, app: AppServer, others: number[], data: Data): Promise<Figure[]> {
  const [inOne = 0, ...apart] = await costsOf(app.address, [Number(app.pid), ...others], data.learnersFile, DASHBOARD);
  return [
    { name: `${engine}, processor time: the dashboard in one answer`, measured: inOne, unit: 'ms/request' },
    times(`${engine}, processor time: the dashboard in one answer ÷ in five`, inOne / sum(apart), MOST_TIMES.dashboard),
  ];
}

function times(name: string, measured: number, most: number): Figure {
  return { name, measured, unit: 'times', most };
}

/** Processor time of these processes together, in ms per request, by request. */
async function costsOf(address: string, pids: number[], learnersFile: string, names: readonly RequestName[]) {
  const processorMsOfAll = () => sum(pids.map(processorMs));
  const measure = async (name: RequestName, seconds: number) => {
    const before = processorMsOfAll();
    const result = await sendLoad({ address, requests: [name], learnersFile, connections: CONNECTIONS, seconds });
    successRate(result);
    return (processorMsOfAll() - before) / successCount(result);
  };
  for (const name of names) await measure(name, WARM_UP_SECONDS);
  return interleave(names.map((name) => ({ name, measure: () => measure(name, SECONDS) })));
}

/** Runs `work` with the app on PostgreSQL, which holds a copy of the data. */
function withPostgresApp<Result>(
  bench: ServerBench,
  data: Data,
  work: (app: AppServer, postgres: PostgresProcess) => Promise<Result>,
): Promise<Result> {
  return withPostgres(async (databaseUrl, postgres) => {
    await copyTo(databaseUrl, data.database);
    const app = await bench.app(data, { DATABASE_URL: databaseUrl });
    return work(app, postgres).finally(() => app.stop());
  });
}

async function copyTo(databaseUrl: string, file: string): Promise<void> {
  const args = ['scripts/move-data.ts', '--from', file, '--to', databaseUrl];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  // Otherwise the work that the copy left to do would be measured.
  for (const statement of ['vacuum analyze', 'checkpoint']) await client.query(statement);
  await client.end();
}
