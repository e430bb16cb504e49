import { type Figure, median } from '../figures.ts';

const ROUNDS = 3;

/**
 * Measures each contender three times, in turns, so that other load on the machine affects all of them.
 * @returns the median of each, in the given order
 */
export async function interleave(contenders: { name: string; measure: () => Promise<number> }[]): Promise<number[]> {
  const measured = contenders.map((): number[] => []);
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const [index, { measure }] of contenders.entries()) measured[index]?.push(await measure());
  for (const [index, { name }] of contenders.entries())
    console.log(`  ${name}: ${measured[index]?.map((value) => value.toPrecision(4)).join(', ')}`);
  return measured.map(median);
}

/** Throughput of the app, the limit of the machine, and the one as a share of the other. */
export function shareOfLimit(name: string, own: number, limit: number, leastPercent: number): Figure[] {
  return [
    { name, measured: own, unit: '/s' },
    { name: `${name}: the machine's limit`, measured: limit, unit: '/s' },
    { name: `${name}: share of the limit`, measured: (own / limit) * 100, unit: '%', least: leastPercent },
  ];
}
