import { join } from 'node:path';
import type { Figure } from '../figures.ts';
import { BareStore } from './bare-store.ts';
import type { Job } from './load/job.ts';
import { REQUESTS } from './load/requests.ts';
import { inTurns, rateOf, share } from './rounds.ts';
import { specimenOf } from './specimen.ts';
import type { Workshop } from './workshop.ts';

export const CONNECTIONS = 16;
export const SECONDS = 5;
/** V8 works on the code that runs often for about so long. */
const WARM_UP_SECONDS = 10;
const LEARNERS = 10_000;

/** Saving results with their points, against HTTP and one durable transaction alone. */
export async function saving(workshop: Workshop): Promise<Figure[]> {
  const data = await workshop.data(LEARNERS);
  const app = await workshop.app(data);
  const [first] = data.learners;
  if (!first) throw new Error('there are no learners');
  const specimen = await specimenOf(app.address, REQUESTS['save-run'](first, 0));
  const file = join(workshop.folder, 'bare.sqlite');
  const store = new BareStore(file);
  store.addLearners(data.learners.map(({ id }) => id));
  store.close();
  const bare = await workshop.server('bench/server/bare-http.ts', {}, [JSON.stringify({ save: specimen }), file]);

  const jobAt = (address: string, seconds: number): Job => ({
    address,
    requests: ['save-run'],
    learnersFile: data.learnersFile,
    seconds,
    connections: CONNECTIONS,
  });
  const measure = async (address: string, seconds = SECONDS) =>
    rateOf(await workshop.load.run(jobAt(address, seconds)));
  for (const { address } of [bare, app]) await measure(address, WARM_UP_SECONDS);
  const [limit = 0, own = 0] = await inTurns([
    { name: 'bare HTTP and durable transaction', measure: () => measure(bare.address) },
    { name: 'own', measure: () => measure(app.address) },
  ]);
  return share('Results saved with their points', own, limit, 50);
}
