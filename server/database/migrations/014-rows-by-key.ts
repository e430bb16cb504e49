import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';

/** What every page asks for about a learner is found in one step each. */
export async function layRowsByKey(database: Kysely<unknown>): Promise<void> {
  await layByKey(database, 'preferences', ['learnerId']);
  await layByKey(database, 'settings', ['learnerId', 'name']);
  await laySessionsByToken(database);
  await layAutismFlagsByKey(database);
  await addAnswerToIndex(database);
}

export function layAutismFlagsByKey(database: Kysely<unknown>): Promise<void> {
  return layByKey(database, 'autismFlags', ['learnerId']);
}

/** A browser proves a session by its token; by their ids they are hardly ever looked for. */
async function laySessionsByToken(database: Kysely<unknown>): Promise<void> {
  if (isPostgres(database)) return;
  await layByKey(database, 'sessions', ['token'], (text) =>
    text
      .replace('"id" text not null primary key', '"id" text not null unique')
      .replace('"token" text not null unique', '"token" text not null primary key'),
  );
  await database.schema.createIndex('sessionsOfLearner').on('sessions').columns(['userId', 'createdAt']).execute();
}

/**
 * SQLite numbers the rows of a table, lays them in that order, and finds them by an index of their key. Of these small rows
 * it is told to lay them in the order of the key itself.
 */
async function layByKey(
  database: Kysely<unknown>,
  table: string,
  key: readonly string[],
  changed: (text: string) => string = (text) => text,
): Promise<void> {
  if (isPostgres(database)) return;
  const { rows } = await sql<{ text: string }>`
    select sql as text from sqlite_schema where type = 'table' and name = ${table}
  `.execute(database);
  const copy = `${table}ByKey`;
  const text = changed(rows[0]?.text ?? '').replace(`"${table}"`, `"${copy}"`);
  await sql.raw(`${text}, without rowid`).execute(database);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(copy)} select * from ${sql.table(table)} order by ${columns}`.execute(database);
  await database.schema.dropTable(table).execute();
  await database.schema.alterTable(copy).renameTo(table).execute();
}

/** The last answer of a learner stands in the index by which it is found. */
async function addAnswerToIndex({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('answersNewestFirst')
    .on('consents')
    .columns(['learnerId', 'kind', 'givenAt desc', 'consentId desc', 'answer'])
    .execute();
  await schema.dropIndex('consentsNewestFirst').execute();
}
