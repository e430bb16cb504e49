/**
 * SQL of PostgreSQL that CockroachDB or YugabyteDB do not support, or handle differently. The app is not tested on
 * them; these rules keep a later move possible.
 */
const REFUSED: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/\bpg_(try_)?advisory_/, 'advisory locks have no effect in CockroachDB: lock a row'],
  [/^(listen|notify|unlisten)\b|\bpg_notify\b/, 'neither supports notifications'],
  [
    /\b(small|big)?serial\b|\bas identity\b|\bsequence\b|\bnextval\b/,
    'sequences are slow in a cluster of many servers',
  ],
  [/\bdeferrable\b|\binitially deferred\b|^set constraints\b/, 'CockroachDB checks every constraint at once'],
  [/\btrigger\b|\bcreate (or replace )?(function|procedure)\b|^do\b/, 'neither supports all of PL/pgSQL'],
  // CockroachDB accepts `for no key update` as an alias of `for update`.
  [/^lock\b|\bskip locked\b|\bfor key share\b/, 'locks other than row locks differ'],
  [/\bcreate (unlogged|temp|temporary|global|local)\b/, 'temporary tables differ'],
  [/\busing (gist|spgist|brin|hash|gin)\b|\bexclude using\b/, 'they have other kinds of indexes'],
  [/\bcreate (extension|type|domain|rule|view|materialized)\b/, 'they have other extensions, types and rules'],
  [/\b(ctid|xmin|xmax|tableoid)\b/, 'their rows have no such columns'],
  [/^(declare|fetch|copy|vacuum|cluster|reindex)\b/, 'they have other commands for this'],
  [/\bcollate\b/, 'they have other collations'],
  [/\bon conflict on constraint\b/, 'CockroachDB needs the columns'],
  [
    /\bcreate table\b.* (bigint|boolean|bool|timestamp\w*|date|time|numeric|real|double|jsonb?|bytea|uuid)\b/,
    'columns are text or integer, as in SQLite',
  ],
];
const SCHEMA = /^(create|alter|drop|truncate)\b/;
const DATA = /^(insert|update|delete|merge)\b/;
/** The prefix of statements that only tests run; they are not checked. */
export const TEST_ONLY = '/* test only */ ';

/** The reason why CockroachDB or YugabyteDB refuse a statement; undefined if they accept it. */
export function refusalOf(text: string): string | undefined {
  const statement = plain(text);
  return REFUSED.find(([pattern]) => pattern.test(statement))?.[1];
}

/** Checks the statements of one connection, one by one and together in each transaction. */
export function followConnection(refuse: (statement: string, reason: string) => void) {
  let kinds: Set<'schema' | 'data'> | null = null;
  return (text: string) => {
    if (text.startsWith(TEST_ONLY)) return;
    const statement = plain(text);
    if (/^(begin|start transaction)\b/.test(statement)) kinds = new Set();
    else if (/^(commit|rollback(?! to))\b/.test(statement)) kinds = null;
    else if (SCHEMA.test(statement)) kinds?.add('schema');
    else if (DATA.test(statement)) kinds?.add('data');
    const reason = refusalOf(text) ?? (kinds?.size === 2 ? 'tables and rows change in one transaction' : undefined);
    if (reason) refuse(text, reason);
  };
}

/** In lower case and on one line, with quoted text replaced. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/'[^']*'|"[^"]*"/g, 'x')
    .replace(/\s+/g, ' ')
    .trim();
}
