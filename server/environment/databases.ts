import { join } from 'node:path';

/** Where the data is stored. `autism` is null while the main database holds everything. */
export type DatabaseAddresses = { main: string; autism: string | null };

const FORM =
  'has to be an address such as postgres://user:password@db.example.org/thembstudy or sqlite:/folder/file.sqlite.';
const ONE_SERVER =
  'has to name one server: the app cannot choose among several. Put haproxy in front of them, which leads to the primary, and ' +
  'name that, see docs/deploying.md.';
/** The database addresses, by default one file in the data folder, and a sentence for each invalid one. */
export function readDatabases(given: Record<string, string | undefined>): {
  databases: DatabaseAddresses;
  faults: string[];
} {
  const { DATABASE_URL, AUTISM_DATABASE_URL, DATA_DIR = 'data' } = given;
  const main = DATABASE_URL === undefined ? join(DATA_DIR, 'thembstudy.sqlite') : addressOf(DATABASE_URL);
  const autism = AUTISM_DATABASE_URL === undefined ? null : addressOf(AUTISM_DATABASE_URL);
  const faults: string[] = [];
  if (main === undefined) faults.push(`DATABASE_URL ${faultOf(DATABASE_URL)}`);
  if (autism === undefined) faults.push(`AUTISM_DATABASE_URL ${faultOf(AUTISM_DATABASE_URL)}`);
  if (main !== undefined && main === autism)
    faults.push('AUTISM_DATABASE_URL has to lead to another database than DATABASE_URL. Or leave it unset.');
  return { databases: { main: main ?? '', autism: autism ?? null }, faults };
}

function faultOf(setting = ''): string {
  return namesSeveralServers(setting) ? ONE_SERVER : FORM;
}

/** Whether an address has several servers, before its path or in its parameter `host`. */
function namesSeveralServers(setting: string): boolean {
  const [, authority = '', rest = ''] = /^postgres(?:ql)?:\/\/([^/?#]*)(.*)/.exec(setting) ?? [];
  return authority.replace(/^.*@/, '').includes(',') || /[?&]host=[^&#]*(?:,|%2c)/i.test(rest);
}

/** The address of a PostgreSQL server, or the path of an SQLite file; undefined for anything else. */
function addressOf(setting: string): string | undefined {
  const file = /^sqlite:(?:\/\/(?=\/))?([^:]+)$/.exec(setting)?.[1];
  if (file !== undefined) return file;
  if (namesSeveralServers(setting)) return undefined;
  const isServer = /^postgres(ql)?:\/\//.test(setting) && URL.canParse(setting) && new URL(setting).pathname.length > 1;
  return isServer ? setting : undefined;
}

/** Whether an address leads to a server that speaks PostgreSQL's protocol; otherwise it is the path of a file. */
export function isPostgresAddress(address: string): boolean {
  return /^postgres(ql)?:/.test(address);
}
