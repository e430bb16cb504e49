import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { fillTables } from './fill-tables.ts';
import { ServerProcess } from './server-process.ts';

export const KEPT = '.cache/bench';
const MIGRATIONS = 'server/database/migrations';
const FILLING = fileURLToPath(new URL('fill-tables.ts', import.meta.url));

/**
 * A database with so many learners and ten times as many attempts. It is made once on each machine, and anew when there
 * is another migration. Nobody may change it.
 */
export async function manyLearners(learners: number): Promise<string> {
  const name = `learners-${learners}-`;
  const file = join(KEPT, `${name}${keyOfTables()}.sqlite`);
  if (existsSync(file)) return file;
  console.log(`  making ${learners} learners with ${learners * 10} attempts, once for this machine`);
  mkdirSync(KEPT, { recursive: true });
  for (const old of readdirSync(KEPT).filter((entry) => entry.startsWith(name))) rmSync(join(KEPT, old));
  const folder = join(KEPT, `new-${learners}`);
  rmSync(folder, { recursive: true, force: true });
  // The app itself makes its tables.
  const app = await ServerProcess.start('server/main.ts', { DATA_DIR: folder });
  await app.stop();
  const made = join(folder, 'thembstudy.sqlite');
  const database = new DatabaseSync(made);
  fillTables(database, learners);
  database.close();
  renameSync(made, file);
  rmSync(folder, { recursive: true, force: true });
  console.log(`  made ${basename(file)}`);
  return file;
}

/** Another one when a migration was added, or when the learners are made otherwise. */
function keyOfTables(): string {
  const migrations = readdirSync(MIGRATIONS).filter((name) => /^\d{3}-/.test(name));
  return createHash('sha256').update(migrations.join()).update(readFileSync(FILLING)).digest('hex').slice(0, 12);
}
