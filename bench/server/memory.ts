import { type Figure, median } from '../figures.ts';
import { type Load, sendLoad, successCount } from './load.ts';
import { memoryMiB } from './process-usage.ts';
import { type Data, MANY, type ServerBench } from './server-bench.ts';
import { CONNECTIONS } from './throughput.ts';

const FULL_LOAD_SECONDS = 20;
const LOG_INS = 1000;
const MOST_MIB = 200;
const STEADY_LOAD = { requestsPerSecond: 100, slices: 12, sliceSeconds: 6, mostGrowthPercent: 5 } as const;
const STARTS = 5;
const MOST_START_SECONDS = 1.5;

/** Memory of the server process, and how long it takes to start, with 200,000 learners. */
export async function memory(bench: ServerBench): Promise<Figure[]> {
  const data = await bench.data(MANY);
  const starts = await startSeconds(bench, data);
  const app = await bench.app(data);
  const pid = Number(app.pid);
  const load: Load = {
    address: app.address,
    requests: ['save-run', 'own-profile', 'leaderboard', 'page', 'own-runs'],
    learnersFile: data.learnersFile,
    connections: CONNECTIONS,
  };
  await sendLoad({ ...load, seconds: FULL_LOAD_SECONDS });
  const withoutLogIns = memoryMiB(pid);
  const steady = await memoryInSteadyLoad(load, pid);
  await logIn(load);
  const [stored, unit] = [`${MANY} learners`, 'MiB'] as const;
  const start = { name: `Start to first response, ${stored}`, measured: median(starts), of: STARTS };
  return [
    { ...start, unit: 's', most: MOST_START_SECONDS },
    { name: `Memory, ${stored}, no log-ins`, measured: withoutLogIns, unit, most: MOST_MIB },
    {
      name: 'Memory: growth in steady load',
      measured: growthPercent(steady),
      unit: '%',
      most: STEADY_LOAD.mostGrowthPercent,
    },
    { name: `Memory, ${stored}, ${LOG_INS} log-ins`, measured: memoryMiB(pid), unit, most: MOST_MIB },
  ];
}

async function startSeconds(bench: ServerBench, data: Data): Promise<number[]> {
  const seconds: number[] = [];
  for (let start = 0; start <= STARTS; start += 1) {
    const startedAt = performance.now();
    const app = await bench.app(data);
    const response = await fetch(`${app.address}/api/leaderboard`);
    // The first start fills Node's compile cache.
    if (start > 0) seconds.push((performance.now() - startedAt) / 1000);
    if (!response.ok) throw new Error(`the leaderboard was answered with ${response.status}`);
    await app.stop();
  }
  return seconds;
}

/** Repeats log-ins that were refused while the processors were busy. */
async function logIn(load: Load): Promise<void> {
  for (let left = LOG_INS; left > 0; ) {
    const connections = Math.min(left, CONNECTIONS);
    const loggedIn = successCount(await sendLoad({ ...load, requests: ['log-in'], connections, amount: left }));
    if (loggedIn === 0) throw new Error('every log-in was refused');
    left -= loggedIn;
  }
}

/** Memory in MiB after each slice of a steady load. */
async function memoryInSteadyLoad(load: Load, pid: number): Promise<number[]> {
  const { requestsPerSecond, slices, sliceSeconds } = STEADY_LOAD;
  const samples: number[] = [];
  while (samples.length < slices) {
    await sendLoad({ ...load, requestsPerSecond, seconds: sliceSeconds });
    samples.push(memoryMiB(pid));
  }
  return samples;
}

/** From the first third of the samples to the last; 0 when memory shrank. */
function growthPercent(samples: readonly number[]): number {
  const third = Math.floor(samples.length / 3);
  const [first, last] = [median(samples.slice(0, third)), median(samples.slice(-third))];
  return Math.max(0, (last / first - 1) * 100);
}
