/** One line of the table. */
export type Figure = {
  name: string;
  measured: number;
  unit: 'ms' | 's' | '%' | 'bytes' | 'MiB' | '/s' | 'times' | 'ms/request' | 'learners' | 'in all';
  /** How far from 0 it may lie; without it and `least` the figure is told for information. */
  most?: number;
  /** What it has to reach. */
  least?: number;
  /** Of how many. */
  of?: number;
};

export function holds({ measured, most, least }: Figure): boolean {
  return (most === undefined || Math.abs(measured) <= most) && (least === undefined || measured >= least);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The standard deviation of a sample. */
export function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1));
}

/** The smallest value that so many percent of the values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const inOrder = values.toSorted((one, other) => one - other);
  return inOrder[Math.ceil((percent / 100) * inOrder.length) - 1] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** Mean and standard deviation, as two figures. */
export function meanAndDeviation(
  name: string,
  values: readonly number[],
  most?: { mean: number; deviation: number },
): Figure[] {
  const [unit, of] = ['ms', values.length] as const;
  return [
    { name: `${name}: mean error`, measured: mean(values), unit, of, ...(most && { most: most.mean }) },
    { name: `${name}: SD`, measured: deviation(values), unit, of, ...(most && { most: most.deviation }) },
  ];
}
