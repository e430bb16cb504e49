import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, Kysely, QueryResult, Transaction } from 'kysely';

/** `columns`: of the rows that a statement gives; none when it gives none. */
type Prepared = { statement: StatementSync; columns: string[] };

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
export function runDirectly<Row>(
  connection: DatabaseSync,
  query: CompiledQuery<Row>,
  parameters: readonly unknown[],
): QueryResult<Row> {
  const known = statements.get(connection) as WeakMap<object, Prepared>;
  const prepared = known.get(query) ?? prepare(connection, query.sql);
  known.set(query, prepared);
  const values = parameters as SQLInputValue[];
  const { statement, columns } = prepared;
  if (columns.length === 0) return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
  return { rows: (statement.all(...values) as unknown[] as unknown[][]).map((row) => asObject(columns, row) as Row) };
}

function prepare(connection: DatabaseSync, sql: string): Prepared {
  const statement = connection.prepare(sql);
  // The objects that SQLite gives are slow to read and to copy.
  statement.setReturnArrays(true);
  return { statement, columns: statement.columns().map(({ name }) => name) };
}

function asObject(columns: readonly string[], values: readonly unknown[]): object {
  const row: Record<string, unknown> = {};
  for (const [place, column] of columns.entries()) row[column] = values[place];
  return row;
}
