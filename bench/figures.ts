/** One line of the table. A figure without `most` and `least` has no limit and is for information. */
export type Figure = {
  name: string;
  measured: number;
  unit: 'ms' | 's' | '%' | 'MiB' | '/s' | 'times' | 'ms/request' | 'learners' | 'in all';
  /** The limit of its distance from 0. */
  most?: number;
  least?: number;
  /** The number of samples. */
  of?: number;
};

export function holds({ measured, most, least }: Figure): boolean {
  return (most === undefined || Math.abs(measured) <= most) && (least === undefined || measured >= least);
}

/** A count that must be zero. */
export function zero(name: string, measured: number, of?: number): Figure {
  return { name, measured, unit: 'in all', most: 0, ...(of !== undefined && { of }) };
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** The standard deviation of a sample. */
export function deviation(values: readonly number[]): number {
  const average = mean(values);
  return Math.sqrt(sum(values.map((value) => (value - average) ** 2)) / (values.length - 1));
}

/** The smallest value that at least `percent` of the values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** Mean and standard deviation of errors in ms, with their limits. */
export function errorFigures(
  name: string,
  errorsMs: readonly number[],
  most?: { mean: number; deviation: number },
): Figure[] {
  const [unit, of] = ['ms', errorsMs.length] as const;
  return [
    { name: `${name}: mean error`, measured: mean(errorsMs), unit, of, ...(most && { most: most.mean }) },
    { name: `${name}: SD`, measured: deviation(errorsMs), unit, of, ...(most && { most: most.deviation }) },
  ];
}

/** `loads`: the machine's load average over one minute, after each measurement. */
export type MeasuredFigure = Figure & { loads: number[] };

const HEADINGS = ['figure', 'wanted', 'measured', 'of', 'holds', 'load'];

/** An aligned Markdown table. */
export function figureTable(figures: readonly MeasuredFigure[]): string {
  const rows = [HEADINGS, ...figures.map(cellsOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const [headings, ...lines] = rows.map((row) => lineOf(row.map((cell, column) => cell.padEnd(widths[column] ?? 0))));
  return [headings, lineOf(widths.map((width) => '-'.repeat(width))), ...lines].join('\n');
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function cellsOf(figure: MeasuredFigure): string[] {
  const { name, measured, unit, most, least, of, loads } = figure;
  const hasLimit = most !== undefined || least !== undefined;
  const result = holds(figure) ? 'holds' : 'does not hold';
  const load = loads.map((each) => each.toFixed(1)).join(' ');
  return [name, wantedOf(figure), withUnit(measured, unit), String(of ?? ''), hasLimit ? result : '', load];
}

function wantedOf({ name, measured, unit, most, least }: Figure): string {
  if (least !== undefined) return `≥ ${withUnit(least, unit)}`;
  if (most === undefined) return '';
  return `${measured < 0 || name.includes('mean') ? '±' : '≤'} ${withUnit(most, unit)}`;
}

function withUnit(value: number, unit: Figure['unit']): string {
  const digits = unit === 'times' || unit === 's' || unit === 'ms/request' ? 2 : 1;
  return `${Number.isInteger(value) ? value : value.toFixed(digits)} ${unit}`.replace(' /s', '/s');
}
