/**
 * What CockroachDB or YugabyteDB lack, or do otherwise than PostgreSQL, of what its SQL can say. The app is not
 * tested on them; these rules keep a later move possible.
 */
const REFUSED: readonly (readonly [what: RegExp, reason: string])[] = [
  [/\bpg_(try_)?advisory_/, 'advisory locks hold nothing in CockroachDB: lock a row'],
  [/^(listen|notify|unlisten)\b|\bpg_notify\b/, 'neither of them tells others of news'],
  [
    /\b(small|big)?serial\b|\bas identity\b|\bsequence\b|\bnextval\b/,
    'numbers made in one place slow many servers down',
  ],
  [/\bdeferrable\b|\binitially deferred\b|^set constraints\b/, 'CockroachDB checks every constraint at once'],
  [/\btrigger\b|\bcreate (or replace )?(function|procedure)\b|^do\b/, 'neither of them runs all of PL/pgSQL'],
  // CockroachDB takes `for no key update` as an alias of `for update`.
  [/^lock\b|\bskip locked\b|\bfor key share\b/, 'locks other than those of rows differ'],
  [/\bcreate (unlogged|temp|temporary|global|local)\b/, 'tables that do not last differ'],
  [/\busing (gist|spgist|brin|hash|gin)\b|\bexclude using\b/, 'they have other kinds of indexes'],
  [/\bcreate (extension|type|domain|rule|view|materialized)\b/, 'they have other extensions, types and rules'],
  [/\b(ctid|xmin|xmax|tableoid)\b/, 'their rows have no such columns'],
  [/^(declare|fetch|copy|vacuum|cluster|reindex)\b/, 'they have other means for this'],
  [/\bcollate\b/, 'they have other collations'],
  [/\bon conflict on constraint\b/, 'CockroachDB wants the columns'],
  [
    /\bcreate table\b.* (bigint|boolean|bool|timestamp\w*|date|time|numeric|real|double|jsonb?|bytea|uuid)\b/,
    'columns are text or integer, as in SQLite',
  ],
];
const SCHEMA = /^(create|alter|drop|truncate)\b/;
const DATA = /^(insert|update|delete|merge)\b/;
/** What only a test says begins with this. */
export const ONLY_A_TEST = '/* only a test */ ';

/** Why a statement would not do in the kin of PostgreSQL; undefined when it would. */
export function refusalOf(text: string): string | undefined {
  const statement = plain(text);
  return REFUSED.find(([what]) => what.test(statement))?.[1];
}

/** Follows what is said on one connection, and finds what would not do: in a statement, or in one transaction. */
export function followConnection(refuse: (statement: string, reason: string) => void) {
  let kinds: Set<'schema' | 'data'> | null = null;
  return (text: string) => {
    if (text.startsWith(ONLY_A_TEST)) return;
    const statement = plain(text);
    if (/^(begin|start transaction)\b/.test(statement)) kinds = new Set();
    else if (/^(commit|rollback(?! to))\b/.test(statement)) kinds = null;
    else if (SCHEMA.test(statement)) kinds?.add('schema');
    else if (DATA.test(statement)) kinds?.add('data');
    const reason = refusalOf(text) ?? (kinds?.size === 2 ? 'tables and rows change in one transaction' : undefined);
    if (reason) refuse(text, reason);
  };
}

/** In small letters and on one line, without what stands in quotes. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/'[^']*'|"[^"]*"/g, 'x')
    .replace(/\s+/g, ' ')
    .trim();
}
