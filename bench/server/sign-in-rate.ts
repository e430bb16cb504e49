import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { type Figure, percentile } from '../figures.ts';
import type { Done } from './load/job.ts';
import { LoadGenerator } from './load/load-generator.ts';
import type { RequestName } from './load/requests.ts';
import { inTurns, rateOf, share } from './rounds.ts';
import { CONNECTIONS } from './saving.ts';
import type { Workshop } from './workshop.ts';

const LEARNERS = 10_000;
const SECONDS = 5;
const LEAST_PERCENT = 80;
const OTHERS = { requests: ['own-profile', 'save-run', 'leaderboard', 'page'], rate: 20, connections: 8 } as const;
const OTHERS_P99_MS = 100;

/** Signing up and logging in, against argon2id alone; and how long others wait meanwhile. */
export async function signInRate(workshop: Workshop): Promise<Figure[]> {
  const data = await workshop.data(LEARNERS);
  const { address } = await workshop.app(data);
  const { learnersFile } = data;
  const others = new LoadGenerator();
  const otherWaits: Done[] = [];

  async function measure(name: RequestName): Promise<number> {
    const asking = others.run({ ...OTHERS, requests: [...OTHERS.requests], address, learnersFile, seconds: SECONDS });
    const signIns = { address, requests: [name], learnersFile, seconds: SECONDS, connections: CONNECTIONS };
    const rate = rateOf(await workshop.load.run(signIns), true);
    otherWaits.push(await asking);
    return rate;
  }
  try {
    const [bare = 0, logIns = 0, signUps = 0] = await inTurns([
      { name: 'bare argon2id', measure: bareArgon2id },
      { name: 'log-ins', measure: () => measure('log-in') },
      { name: 'sign-ups', measure: () => measure('sign-up') },
    ]);
    return [
      ...share(`Log-ins, ${availableParallelism()} hashes at once`, logIns, bare, LEAST_PERCENT),
      ...share(`Sign-ups, ${availableParallelism()} hashes at once`, signUps, bare, LEAST_PERCENT).filter(
        ({ name }) => !name.includes('limit:'),
      ),
      ...whileSigningIn(otherWaits),
    ];
  } finally {
    others.stop();
  }
}

function whileSigningIn(waits: readonly Done[]): Figure[] {
  const took = waits.flatMap(({ tookMs }) => tookMs);
  const errors = waits.flatMap(({ statuses }) => statuses).filter((status) => status !== 200 && status !== 201).length;
  const name = 'Other requests during log-ins and sign-ups';
  return [
    { name: `${name}: p99`, measured: percentile(took, 99), unit: 'ms', most: OTHERS_P99_MS, of: took.length },
    { name: `${name}: errors`, measured: errors, unit: 'in all', most: 0, of: took.length },
  ];
}

async function bareArgon2id(): Promise<number> {
  const words = ['bench/server/bare-argon2id.ts', String(SECONDS)];
  const { stdout } = await promisify(execFile)(process.execPath, words);
  return Number(stdout);
}
