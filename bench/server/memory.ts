import { type Figure, median } from '../figures.ts';
import { MANY } from './growth.ts';
import type { Job } from './load/job.ts';
import type { RequestName } from './load/requests.ts';
import { CONNECTIONS } from './saving.ts';
import type { ServerProcess } from './server-process.ts';
import type { Data, Workshop } from './workshop.ts';

const MIX: RequestName[] = ['save-run', 'own-profile', 'leaderboard', 'page', 'own-runs'];
const HARD_SECONDS = 20;
const LOG_INS = 1000;
const MOST_MIB = { withoutLogIns: 160, afterLogIns: 280 } as const;
/** Work at a steady rate, first until memory has settled, then to see whether it stays as it is. */
const STEADY = { rate: 100, settleSeconds: 20, watchSeconds: 60 } as const;
/** The whole of it: from minute 2 to minute 10. */
const STEADY_LONG = { ...STEADY, settleSeconds: 120, watchSeconds: 480 } as const;
const MOST_GROWTH_PERCENT = 5;
const SAMPLE_MS = 500;
const STARTS = 5;
const MOST_START_SECONDS = 1.5;

/** What the server's process holds in memory over much data, and how long it takes to start there. */
export async function memory(workshop: Workshop): Promise<Figure[]> {
  const data = await workshop.data(MANY);
  const starts = await startTimes(workshop, data);
  const app = await workshop.app(data);
  const work = { address: app.address, requests: MIX, learnersFile: data.learnersFile, connections: CONNECTIONS };
  await workshop.load.run({ ...work, seconds: HARD_SECONDS });
  const withoutLogIns = await app.memoryMiB();

  const { rate, settleSeconds, watchSeconds } = workshop.isLong ? STEADY_LONG : STEADY;
  await workshop.load.run({ ...work, rate, seconds: settleSeconds });
  const watching = samples(app, watchSeconds);
  await workshop.load.run({ ...work, rate, seconds: watchSeconds });
  const growth = growthPercent(await watching);

  await logIn(workshop, work);
  const afterLogIns = await app.memoryMiB();
  const of = `${MANY} learners`;
  return [
    { name: `Start to first answer, ${of}`, measured: median(starts), unit: 's', most: MOST_START_SECONDS, of: STARTS },
    { name: `Memory, ${of}, no log-ins`, measured: withoutLogIns, unit: 'MiB', most: MOST_MIB.withoutLogIns },
    {
      name: `Memory: growth in ${watchSeconds} s of steady work`,
      measured: growth,
      unit: '%',
      most: MOST_GROWTH_PERCENT,
    },
    { name: `Memory, ${of}, ${LOG_INS} log-ins`, measured: afterLogIns, unit: 'MiB', most: MOST_MIB.afterLogIns },
  ];
}

async function startTimes(workshop: Workshop, data: Data): Promise<number[]> {
  const seconds: number[] = [];
  // The first one compiles what the others find compiled.
  for (let start = 0; start <= STARTS; start += 1) {
    const startedAt = performance.now();
    const app = await workshop.app(data);
    const answer = await fetch(`${app.address}/api/leaderboard`);
    if (start > 0) seconds.push((performance.now() - startedAt) / 1000);
    if (!answer.ok) throw new Error(`the leaderboard answered ${answer.status}`);
    await app.stop();
  }
  return seconds;
}

/** As often as it takes, for a machine that does much else lets the app refuse some. */
async function logIn(workshop: Workshop, work: Omit<Job, 'seconds'>): Promise<void> {
  for (let left = LOG_INS; left > 0; ) {
    const { statuses } = await workshop.load.run({ ...work, requests: ['log-in'], seconds: 600, most: left });
    const loggedIn = statuses.filter((status) => status === 200).length;
    if (loggedIn === 0) throw new Error('nobody could log in');
    left -= loggedIn;
  }
}

async function samples(app: ServerProcess, seconds: number): Promise<number[]> {
  const taken: number[] = [];
  const endsAt = performance.now() + seconds * 1000;
  while (performance.now() < endsAt) {
    taken.push(await app.memoryMiB());
    await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
  }
  return taken;
}

/** From the first third to the last one; 0 where it shrank. */
function growthPercent(taken: readonly number[]): number {
  const third = Math.floor(taken.length / 3);
  const [before, after] = [median(taken.slice(0, third)), median(taken.slice(-third))];
  return Math.max(0, (after / before - 1) * 100);
}
