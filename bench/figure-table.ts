import { type Figure, holds } from './figures.ts';

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
  if (unit === 'bytes') return String(value);
  const digits = unit === 'times' || unit === 's' || unit === 'ms/request' ? 2 : 1;
  return `${Number.isInteger(value) ? value : value.toFixed(digits)} ${unit}`.replace(' /s', '/s');
}
