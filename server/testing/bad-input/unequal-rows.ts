import { rowsOf } from './row-faults.ts';
import type { Side } from './side.ts';

const UUIDS = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const PASSWORD_HASHES = /\$argon2id\$[\w$=,+/]+/g;
/** What chance makes, or the clock of the machine itself. */
const BY_CHANCE = new Set([
  'learners.lastSignInAt',
  'learners.lastUsedAt',
  'learners.updatedAt',
  'accounts.password',
  'sessions.token',
  'sessions.createdAt',
  'sessions.updatedAt',
  'sessions.expiresAt',
  'verifications.identifier',
  'verifications.value',
  'verifications.createdAt',
  'verifications.updatedAt',
  'verifications.expiresAt',
  'unfinishedSignUps.tokenHash',
  'unfinishedSignUps.passwordHash',
]);

/** Rows that stand on one side and not on the other, but for what is made by chance; a line for each table. */
export async function unequalRows([one, other]: readonly [Side, Side]): Promise<string[]> {
  const tables = (await one.test.database.introspection.getTables()).map(({ name }) => name);
  const faults: string[] = [];
  for (const table of tables.filter((name) => !name.startsWith('migration'))) {
    const [left, right] = [await formsOf(one, table), await formsOf(other, table)];
    const missing = [...without(left, right, one.name), ...without(right, left, other.name)];
    if (missing.length > 0) faults.push(`${table}: ${missing.slice(0, 4).join('; ')} (${missing.length} in all)`);
  }
  return faults;
}

async function formsOf({ test }: Side, table: string): Promise<string[]> {
  const rows = await rowsOf(test.database, table);
  return rows.map((row) => {
    const entries = Object.entries(row).map(([name, value]) => {
      const isByChance = value !== null && BY_CHANCE.has(`${table}.${name}`);
      return [name, isByChance ? 'by chance' : value] as const;
    });
    return JSON.stringify(Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))))
      .replace(UUIDS, 'id')
      .replace(PASSWORD_HASHES, 'hash');
  });
}

/** Those of one list that the other lacks, as often as it lacks them. */
function without(list: readonly string[], other: readonly string[], name: string): string[] {
  const left = new Map<string, number>();
  for (const form of other) left.set(form, (left.get(form) ?? 0) + 1);
  return list.flatMap((form) => {
    const count = left.get(form) ?? 0;
    left.set(form, count - 1);
    return count > 0 ? [] : [`only on ${name}: ${form.slice(0, 300)}`];
  });
}
