import { hash } from 'node:crypto';

/** Tells a repeat of the same report, whatever the order of its fields, from another one under the same id. */
export function reportHash(report: object): string {
  return hash('sha256', JSON.stringify(inOneOrder(report)));
}

function inOneOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOneOrder);
  const fields = value as Record<string, unknown>;
  const ordered: Record<string, unknown> = {};
  for (const name of Object.keys(fields).sort()) ordered[name] = inOneOrder(fields[name]);
  return ordered;
}
