import { type Figure, median } from '../figures.ts';
import type { Done } from './load/job.ts';

const ROUNDS = 3;

/** One thing to measure: gives what it reaches in a second. */
export type Contender = { name: string; measure: () => Promise<number> };

/**
 * Measures all in turns, three times each, so that whatever else the machine does meets all of them.
 * @returns the median of each, in the order given
 */
export async function inTurns(contenders: readonly Contender[]): Promise<number[]> {
  const reached = contenders.map((): number[] => []);
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const [place, { measure }] of contenders.entries()) reached[place]?.push(await measure());
  for (const [place, { name }] of contenders.entries())
    console.log(`  ${name}: ${reached[place]?.map((value) => value.toFixed(0)).join(', ')}/s`);
  return reached.map(median);
}

/** Own against bare: both as they are, and one as a part of the other. */
export function share(name: string, own: number, bare: number, leastPercent?: number): Figure[] {
  const least = leastPercent === undefined ? {} : { least: leastPercent };
  return [
    { name, measured: own, unit: '/s' },
    { name: `${name}: the machine's limit`, measured: bare, unit: '/s' },
    { name: `${name}: share of the limit`, measured: (own / bare) * 100, unit: '%', ...least },
  ];
}

/**
 * How many requests a second did what they were to do. Only where the app may refuse may there be answers 503.
 * @throws Error when there was any other answer
 */
export function rateOf({ statuses, ms }: Done, mayRefuse = false): number {
  const done = statuses.filter((status) => status === 200 || status === 201).length;
  const refused = mayRefuse ? statuses.filter((status) => status === 503).length : 0;
  const others = statuses.length - done - refused;
  if (others > 0) throw new Error(`${others} of ${statuses.length} answers were not wanted: ${[...new Set(statuses)]}`);
  return (done / ms) * 1000;
}
