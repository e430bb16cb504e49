import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { tablesOf } from '../databases/all-rows.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Ids from providers. */
const OTHER_IDS = ['providerId', 'accountId'];
const JSON_COLUMNS = ['answers', 'report', 'details'];

/** A line for each stored value that does not match the name of its column: an instant, an id or JSON. */
export async function wrongValues(database: Database): Promise<string[]> {
  const faults: string[] = [];
  for (const table of (await tablesOf(database)).filter((name) => !name.startsWith('migration'))) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database);
    for (const [column, value] of rows.flatMap((row) => Object.entries(row)))
      if (!isValid(column, value)) faults.push(`${table}.${column}: ${String(value).slice(0, 100)}`);
  }
  return faults;
}

function isValid(column: string, value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== 'string') return Number.isSafeInteger(value);
  if (!value.isWellFormed() || value.includes('\0')) return false;
  if (JSON_COLUMNS.includes(column)) return isJson(value);
  if (/(At|Since)$|^timestamp$/.test(column)) return new Date(value).toISOString() === value;
  return !/^id$|Id$/.test(column) || OTHER_IDS.includes(column) || UUID.test(value);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
