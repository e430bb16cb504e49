import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../server/database/connect.ts';
import { migrate, migrateAutism } from '../server/database/migrations/index.ts';
import { PATIENT } from '../server/database/postgres.ts';
import type {} from '../server/testing/databases.ts';

const SERVER = fileURLToPath(new URL('postgres-server.ts', import.meta.url));

/** Starts PostgreSQL for the tests that run on it, with databases that they copy, and stops it at the end. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // Its input ends with this process, however that one ends.
  const child = spawn(process.execPath, [SERVER], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const said = once(createInterface(child.stdout), 'line');
  const [server] = await Promise.race([said, ended.then(([code]) => Promise.reject(new Error(`ended with ${code}`)))]);
  const main = await makeTemplate(server, 'main', migrate);
  const autism = await makeTemplate(server, 'autism', migrateAutism);
  provide('postgres', { server, main, autism });
  return async () => {
    child.stdin.end();
    await ended;
  };
}

async function makeTemplate(server: string, name: string, migrateIt: typeof migrate): Promise<string> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name} template template0`);
  await client.end();
  const database = await openDatabase(server.replace(/\/[^/]*$/, `/${name}`), PATIENT);
  await migrateIt(database);
  await database.destroy();
  return name;
}
