import type { Figure } from '../figures.ts';
import { FEW, MANY } from './growth.ts';
import { visits, waits } from './visit.ts';
import type { Data, Workshop } from './workshop.ts';

const MOST_P95_MS = 100;
const FIRST = 1000;
const HIGHEST = 64_000;
const SECONDS = 6;
/** Between the last number that held and the first that did not. */
const HALVINGS = 2;

/** How many learners who each finish a game a minute one process serves before answers take too long. */
export async function mostLearners(workshop: Workshop): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of [FEW, MANY]) {
    const data = await workshop.data(size);
    const app = await workshop.app(data);
    const most = await mostHeld(workshop, data, app.address);
    await app.stop();
    figures.push({ name: `Learners, a game a minute each, p95 below ${MOST_P95_MS} ms; ${size} stored`, ...most });
  }
  return figures;
}

async function mostHeld(workshop: Workshop, data: Data, address: string) {
  let holds = 0;
  let fails = FIRST;
  while (fails <= HIGHEST && (await isHeld(fails))) [holds, fails] = [fails, fails * 2];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (holds + fails) / 2;
    if (await isHeld(middle)) holds = middle;
    else fails = middle;
  }
  return { measured: holds, unit: 'learners' as const };

  async function isHeld(learners: number): Promise<boolean> {
    const { p95Ms, errors } = waits(await visits(workshop, data, address, { learners, seconds: SECONDS }));
    console.log(`  ${learners} learners over ${data.size}: p95 ${p95Ms.toFixed(1)} ms, ${errors} errors`);
    return p95Ms <= MOST_P95_MS && errors === 0;
  }
}
