import type { Outcome } from './fault.ts';
import { onPostgres } from './on-postgres.ts';
import { inScene, type Scene } from './scene.ts';

/** Does the same over a file and over PostgreSQL. */
export async function onBoth(work: (scene: Scene) => Promise<Outcome>): Promise<Outcome[]> {
  const overFile = await inScene({}, work);
  return [overFile, await onPostgres((_, databaseUrl) => inScene({ databaseUrl }, work))];
}

export function joined([overFile, onServer]: Outcome[]): Outcome {
  return {
    broken: [
      ...(overFile?.broken ?? []).map((each) => `SQLite: ${each}`),
      ...(onServer?.broken ?? []).map((each) => `PostgreSQL: ${each}`),
    ],
    seen: `SQLite: ${overFile?.seen}; PostgreSQL: ${onServer?.seen}`,
  };
}
