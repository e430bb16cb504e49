import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely';
import { freeConnection, runDirectly } from './direct-sqlite.ts';
import { isPostgres } from './engine.ts';

/** Stands in a compiled query where a value goes. */
class Gap {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Run<Tables, Values, Row> = (database: Kysely<Tables>, values: Values) => Promise<QueryResult<Row>>;

/**
 * A query whose text is made once for each engine: to put it together takes longer than to run it. `build` gets its values
 * by name and only hands them on; they are other ones each time, none is ever left out, and none of them is a list. A
 * limit stands in the text (`sql.lit`): with one that is handed on, SQLite plans the query anew each time.
 */
export function compiledOnce<Tables, Values extends object, Row>(
  build: (database: Kysely<Tables>, values: Values) => Compilable<Row>,
): Run<Tables, Values, Row> {
  const compiled = new Map<boolean, CompiledQuery<Row>>();

  function compile(database: Kysely<Tables>, values: Values): CompiledQuery<Row> {
    const gaps = Object.fromEntries(Object.keys(values).map((name) => [name, new Gap(name)]));
    return build(database, gaps as Values).compile();
  }

  return async (database, values) => {
    const engine = isPostgres(database);
    const query = compiled.get(engine) ?? compile(database, values);
    compiled.set(engine, query);
    const parameters = filled(query.parameters, values);
    const connection = freeConnection(database);
    return connection ? runDirectly(connection, query, parameters) : database.executeQuery({ ...query, parameters });
  };
}

function filled(parameters: readonly unknown[], values: object): unknown[] {
  return parameters.map((parameter) =>
    parameter instanceof Gap ? values[parameter.name as keyof typeof values] : parameter,
  );
}
