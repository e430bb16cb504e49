import type { Figure } from '../figures.ts';
import { MANY } from './growth.ts';
import { visits, waits } from './visit.ts';
import type { Workshop } from './workshop.ts';

const LEARNERS = 1000;
const WARM_UP_SECONDS = 10;
const SECONDS = 30;
const MOST = { p95Ms: 100, p99Ms: 300, errors: 0 } as const;

/** 1,000 learners who each finish a game a minute and load a page for it, over much data. */
export async function classOfLearners(workshop: Workshop): Promise<Figure[]> {
  const data = await workshop.data(MANY);
  const { address } = await workshop.app(data);
  await visits(workshop, data, address, { learners: LEARNERS, seconds: WARM_UP_SECONDS });
  const { p95Ms, p99Ms, errors, of } = waits(
    await visits(workshop, data, address, { learners: LEARNERS, seconds: SECONDS }),
  );
  const name = `${LEARNERS} learners, a game a minute each`;
  return [
    { name: `${name}: p95`, measured: p95Ms, unit: 'ms', most: MOST.p95Ms, of },
    { name: `${name}: p99`, measured: p99Ms, unit: 'ms', most: MOST.p99Ms, of },
    { name: `${name}: errors`, measured: errors, unit: 'in all', most: MOST.errors, of },
  ];
}
