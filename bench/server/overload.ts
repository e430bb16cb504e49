import type { Figure } from '../figures.ts';
import { FEW } from './growth.ts';
import type { Done, Job } from './load/job.ts';
import { inTurns } from './rounds.ts';
import { Stored } from './stored.ts';
import type { Workshop } from './workshop.ts';

const PEAK = { connections: 32, seconds: 5 } as const;
const OVERLOAD = { times: 3, connections: 2000, seconds: 10 } as const;
/** What goes on afterwards, to see when answers are quick again. */
const LIGHT = { rate: 20, connections: 16, seconds: 12, quickMs: 100 } as const;
const LEAST_USEFUL_PERCENT = 80;
const MOST_RECOVERY_SECONDS = 10;

/** Three times as many results as can be saved: what is saved, what is refused, and how it goes on. */
export async function overload(workshop: Workshop): Promise<Figure[]> {
  const data = await workshop.data(FEW);
  const { address } = await workshop.app(data);
  const stored = new Stored(data.database);
  const save: Pick<Job, 'address' | 'requests' | 'learnersFile'> = {
    address,
    requests: ['save-run'],
    learnersFile: data.learnersFile,
  };
  const { times, connections, seconds } = OVERLOAD;
  let rate = 0;
  const overs: Done[] = [];
  const atPeak = async () => {
    const reached = savedASecond(await workshop.load.run({ ...save, ...PEAK }));
    rate = times * reached;
    return reached;
  };
  const beyond = async () => {
    overs.push(await workshop.load.run({ ...save, connections, seconds, rate }));
    return savedASecond(overs.at(-1) as Done);
  };
  await atPeak();
  const [peak = 0, useful = 0] = await inTurns([
    { name: 'peak', measure: atPeak },
    { name: 'three times as many', measure: beyond },
  ]);
  const over = overs.at(-1) as Done;
  const light = await workshop.load.run({ ...save, ...LIGHT });
  const statuses = overs.flatMap((done) => done.statuses);
  const refused = statuses.filter((status) => status === 503).length;
  const saved = [...overs, light].flatMap((done) => done.savedRuns);
  const [lost, pointsTooMany] = [stored.missing(saved), stored.pointsTooMany()];
  stored.close();
  return [
    { name: 'Results saved a second at the peak', measured: peak, unit: '/s' },
    { name: 'Three times as many: saved a second', measured: useful, unit: '/s' },
    {
      name: 'Three times as many: part of the peak',
      measured: (useful / peak) * 100,
      unit: '%',
      least: LEAST_USEFUL_PERCENT,
    },
    {
      name: 'Three times as many: refused with 503',
      measured: refused,
      unit: 'in all',
      least: 1,
      of: statuses.length,
    },
    {
      name: 'Three times as many: 503 without Retry-After',
      measured: overs.reduce((sum, { refusedWithoutTime }) => sum + refusedWithoutTime, 0),
      unit: 'in all',
      most: 0,
    },
    { name: 'Three times as many: neither saved nor refused', measured: neither(statuses), unit: 'in all', most: 0 },
    { name: 'After it: quick again', measured: recoverySeconds(over, light), unit: 's', most: MOST_RECOVERY_SECONDS },
    { name: 'Confirmed results that are lost', measured: lost, unit: 'in all', most: 0, of: saved.length },
    { name: 'Points too many or too few', measured: pointsTooMany, unit: 'in all', most: 0 },
  ];
}

function savedASecond({ savedRuns, ms }: Done): number {
  return (savedRuns.length / ms) * 1000;
}

function neither(statuses: readonly number[]): number {
  return statuses.filter((status) => !isSaved(status) && status !== 503).length;
}

/** From the end of the overload until a second begins in which everybody is answered, and soon. */
function recoverySeconds(over: Done, { tookMs, dueMs, statuses }: Done): number {
  const answeredLate = over.ms / 1000 - OVERLOAD.seconds;
  const isBad = (place: number) => !isSaved(statuses[place]) || (tookMs[place] ?? 0) > LIGHT.quickMs;
  const badSeconds = new Set(dueMs.flatMap((ms, place) => (isBad(place) ? [Math.floor(ms / 1000)] : [])));
  let second = 0;
  while (badSeconds.has(second)) second += 1;
  return answeredLate + second;
}

function isSaved(status: number | undefined): boolean {
  return status === 200 || status === 201;
}
