import { type Figure, holds } from './figures.ts';

export type Row = Figure & {
  /** How many processes wanted the processor in the minute before, by each measurement. */
  loads: number[];
};

const HEADS = ['figure', 'wanted', 'measured', 'of', 'holds', 'load'];

/** A plain table that reads as Markdown too. */
export function table(rows: readonly Row[]): string {
  const cells = [HEADS, ...rows.map(cellsOf)];
  const widths = HEADS.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) => line(row.map((cell, column) => cell.padEnd(widths[column] ?? 0))));
  return [lines[0], line(widths.map((width) => '-'.repeat(width))), ...lines.slice(1)].join('\n');
}

function line(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function cellsOf(row: Row): string[] {
  const { name, measured, unit, most, least, of, loads } = row;
  const verdict = most === undefined && least === undefined ? '' : holds(row) ? 'holds' : 'does not hold';
  return [
    name,
    wantedOf(row),
    inUnit(measured, unit),
    String(of ?? ''),
    verdict,
    loads.map((load) => load.toFixed(1)).join(' '),
  ];
}

function wantedOf({ name, measured, unit, most, least }: Figure): string {
  if (least !== undefined) return `≥ ${inUnit(least, unit)}`;
  if (most === undefined) return '';
  return `${measured < 0 || name.includes('mean') ? '±' : '≤'} ${inUnit(most, unit)}`;
}

function inUnit(value: number, unit: Figure['unit']): string {
  if (unit === 'bytes') return String(value);
  const digits = unit === 'times' || unit === 's' ? 2 : 1;
  return `${Number.isInteger(value) ? value : value.toFixed(digits)} ${unit}`.replace(' /s', '/s');
}
