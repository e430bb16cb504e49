import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, Kysely, QueryResult, Transaction } from 'kysely';

/** `columns`: of the rows that a statement gives; none when it gives none. `blank`: a row with nothing in it. */
type Prepared = { statement: StatementSync; columns: string[]; blank: Row };
type Row = Record<string, unknown>;

const connections = new WeakMap<object, DatabaseSync>();
const statements = new WeakMap<DatabaseSync, WeakMap<object, Prepared>>();

/** Says on which connection of SQLite a database runs, so that compiled queries need not queue for it. */
export function shareConnection<Tables>(database: Kysely<Tables>, connection: DatabaseSync): void {
  connections.set(database, connection);
  statements.set(connection, new WeakMap());
}

/** The same for whoever has the connection for themselves now. */
export function shareTransaction<Tables>(database: Kysely<Tables>, transaction: Transaction<Tables>): void {
  const connection = connections.get(database);
  if (connection) connections.set(transaction, connection);
}

/**
 * The connection on which one statement may run at once: SQLite answers before the call comes back, so nobody comes in
 * between. Undefined while somebody else's transaction is open there, and for other engines.
 */
export function freeConnection<Tables>(database: Kysely<Tables>): DatabaseSync | undefined {
  const connection = connections.get(database);
  return connection?.isTransaction && !database.isTransaction ? undefined : connection;
}

/** Runs a query of which there is one for good; it is prepared the first time. */
export function runDirectly<Result>(
  connection: DatabaseSync,
  query: CompiledQuery<Result>,
  parameters: readonly unknown[],
): QueryResult<Result> {
  const known = statements.get(connection) as WeakMap<object, Prepared>;
  const prepared = known.get(query) ?? prepare(connection, query.sql);
  known.set(query, prepared);
  const values = parameters as SQLInputValue[];
  const { statement, columns, blank } = prepared;
  if (columns.length === 0) return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
  const found = statement.all(...values) as unknown[] as unknown[][];
  return { rows: found.map((row) => rowOf(blank, columns, row) as Result) };
}

function prepare(connection: DatabaseSync, sql: string): Prepared {
  const statement = connection.prepare(sql);
  // The objects that SQLite gives are slow to read and to copy.
  statement.setReturnArrays(true);
  const names = statement.columns().map(({ name }) => name);
  const blank = Object.fromEntries(names.map((name) => [name, null]));
  // The very strings by which V8 keeps the columns of a row; equal ones it would have to look up each time.
  const known = new Map(Object.keys(blank).map((name) => [name, name]));
  return { statement, columns: names.map((name) => known.get(name) as string), blank };
}

/** A copy of the blank row is shaped like all others of the statement, which is why V8 makes and reads it quickly. */
function rowOf(blank: Row, columns: readonly string[], values: readonly unknown[]): Row {
  const row = { ...blank };
  for (let place = 0; place < columns.length; place += 1) row[columns[place] as string] = values[place];
  return row;
}
