import { createHash } from 'node:crypto';

/** Tells a repeat of the same report, whatever the order of its fields, from another one under the same id. */
export function reportHash(report: object): string {
  return createHash('sha256').update(JSON.stringify(report, inOneOrder)).digest('hex');
}

function inOneOrder(_key: string, value: unknown): unknown {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
}
