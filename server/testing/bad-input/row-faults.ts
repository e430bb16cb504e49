import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

type Column = { name: string; dataType: string };
type Row = Record<string, unknown>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const INSTANT = /(At|Since)$|^timestamp$/;
const ID = /^id$|Id$/;
/** Names that others give, not we. */
const NO_UUID = new Set(['accounts.providerId', 'accounts.accountId']);
const JSON_COLUMNS = new Set([
  'focusGameAttempts.answers',
  'letterQuizAttempts.answers',
  'traitsQuestionnaireAttempts.answers',
  'gameRuns.report',
  'mails.details',
  'settings.value',
]);

/** Every place in a database that holds what its column is not for. Books about migrations are left out. */
export async function rowFaults(database: Database): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, columns } of await database.introspection.getTables()) {
    if (name.startsWith('migration')) continue;
    for (const row of await rowsOf(database, name))
      for (const column of columns) {
        const fault = valueFault(name, column, row[column.name]);
        if (fault)
          faults.push(`${name}.${column.name} ${fault}: ${String(JSON.stringify(row[column.name])).slice(0, 100)}`);
      }
  }
  return faults;
}

export async function rowsOf(database: Database, table: string): Promise<Row[]> {
  return (await sql<Row>`select * from ${sql.table(table)}`.execute(database)).rows;
}

function valueFault(table: string, { name, dataType }: Column, value: unknown): string | undefined {
  if (value === null) return undefined;
  if (/int/i.test(dataType)) return Number.isSafeInteger(value) ? undefined : 'is no whole number';
  if (typeof value !== 'string' || !/text/i.test(dataType)) return `is no text, or its column is for ${dataType}`;
  if (!value.isWellFormed() || value.includes('\0')) return 'has a character that cannot be kept everywhere';
  const place = `${table}.${name}`;
  if (JSON_COLUMNS.has(place)) return isJson(value) ? undefined : 'is no JSON';
  if (INSTANT.test(name)) return isInstant(value) ? undefined : 'is no instant';
  return ID.test(name) && !NO_UUID.has(place) && !UUID.test(value) ? 'is no id' : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isInstant(text: string): boolean {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString() === text;
}
