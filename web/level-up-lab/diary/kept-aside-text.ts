import type { KeptAside } from '../../api/device-store.ts';

/** Everything that was kept aside, as text; what JSON has no words for is named by what it is. */
export function keptAsideText(rows: readonly KeptAside[]): string {
  return `[\n${rows.map(rowText).join(',\n')}\n]\n`;
}

function rowText(row: KeptAside): string {
  try {
    return JSON.stringify(row, inWords, 2);
  } catch {
    return JSON.stringify({ keptAsideAt: row.keptAsideAt, found: String(row.found) });
  }
}

function inWords(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Map || value instanceof Set) return [...value];
  return value;
}
