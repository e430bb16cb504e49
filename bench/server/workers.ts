import type { Figure } from '../figures.ts';
import { FEW } from './growth.ts';
import { Postgres } from './postgres.ts';
import { inTurns, rateOf } from './rounds.ts';
import { CONNECTIONS, SECONDS } from './saving.ts';
import type { ServerProcess } from './server-process.ts';
import { visits, waits } from './visit.ts';
import type { Data, Workshop } from './workshop.ts';

type App = { title: string; app: ServerProcess };

const LEARNERS = 1000;
const VISIT_SECONDS = 10;
const WARM_UP_SECONDS = 2;

/** The app over PostgreSQL with one process and with two, and over SQLite, in turns. */
export async function workers(workshop: Workshop): Promise<Figure[]> {
  const data = await workshop.data(FEW);
  const postgres = await Postgres.start();
  try {
    await postgres.fill(data.database);
    const settings = { DATABASE_URL: postgres.address };
    const apps = [
      { title: 'SQLite', app: await workshop.app(data) },
      { title: 'PostgreSQL, 1 process', app: await workshop.app(data, settings) },
      { title: 'PostgreSQL, 2 processes', app: await workshop.app(data, settings, ['--workers', '2']) },
    ];
    const figures = await saves(workshop, data, apps);
    for (const { title, app } of apps) {
      const done = await visits(workshop, data, app.address, { learners: LEARNERS, seconds: VISIT_SECONDS });
      const { p95Ms, errors, of } = waits(done);
      const name = `${LEARNERS} learners, a game a minute each, ${title}`;
      figures.push({ name: `${name}: p95`, measured: p95Ms, unit: 'ms', of });
      figures.push({ name: `${name}: errors`, measured: errors, unit: 'in all', of });
    }
    return figures;
  } finally {
    await workshop.stopServers();
    await postgres.stop();
  }
}

async function saves(workshop: Workshop, { learnersFile }: Data, apps: readonly App[]): Promise<Figure[]> {
  const measure = async ({ address }: ServerProcess, seconds: number) => {
    const job = { address, requests: ['save-run' as const], learnersFile, seconds, connections: CONNECTIONS };
    return rateOf(await workshop.load.run(job));
  };
  for (const { app } of apps) await measure(app, WARM_UP_SECONDS);
  const rates = await inTurns(apps.map(({ title, app }) => ({ name: title, measure: () => measure(app, SECONDS) })));
  return apps.map(({ title }, place) => ({
    name: `Results saved with their points, ${title}`,
    measured: rates[place] ?? 0,
    unit: '/s',
  }));
}
