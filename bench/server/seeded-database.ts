import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { AppServer } from '../../scripts/servers/app-server.ts';
import { seedTables } from './seed-tables.ts';

export const CACHE = '.cache/bench';
const MIGRATIONS = 'server/database/migrations';
const SEED_SCRIPT = fileURLToPath(new URL('seed-tables.ts', import.meta.url));

/**
 * The file of a database with this many learners and ten times as many attempts. It is made once on each machine, and
 * again after a migration was added. Callers must copy it.
 */
export async function seededDatabase(learners: number): Promise<string> {
  const prefix = `learners-${learners}-`;
  const file = join(CACHE, `${prefix}${schemaKey()}.sqlite`);
  if (existsSync(file)) return file;
  console.log(`  seeding ${learners} learners with ${learners * 10} attempts, once on this machine`);
  mkdirSync(CACHE, { recursive: true });
  for (const old of readdirSync(CACHE).filter((name) => name.startsWith(prefix))) rmSync(join(CACHE, old));
  const folder = join(CACHE, `new-${learners}`);
  rmSync(folder, { recursive: true, force: true });
  const app = await AppServer.start({}, { dataDir: folder, isQuiet: true });
  await app.stop();
  const unfinished = join(folder, 'thembstudy.sqlite');
  const database = new DatabaseSync(unfinished);
  seedTables(database, learners);
  database.close();
  renameSync(unfinished, file);
  rmSync(folder, { recursive: true, force: true });
  return file;
}

/** Changes when a migration is added or the seeds change. */
function schemaKey(): string {
  const migrations = readdirSync(MIGRATIONS).filter((name) => /^\d{3}-/.test(name));
  return createHash('sha256').update(migrations.join()).update(readFileSync(SEED_SCRIPT)).digest('hex').slice(0, 12);
}
