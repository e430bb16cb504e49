import { mkdtemp, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from './connect.ts';
import { isOlder } from './sqlite.ts';

const folder = () => mkdtemp(join(tmpdir(), 'database-'));

describe('openDatabase', () => {
  it('makes the folder and the file for their owner only', async () => {
    const dataDir = join(await folder(), 'new', 'data');
    const database = await openDatabase(join(dataDir, 'thembstudy.sqlite'));
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    expect((await stat(join(dataDir, 'thembstudy.sqlite'))).mode & 0o777).toBe(0o600);
    await database.destroy();
  });

  it.each([
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    ['foreign_keys', 1],
    ['trusted_schema', 0],
    ['secure_delete', 1],
    ['busy_timeout', 5000],
    ['wal_autocheckpoint', 4000],
    ['cache_size', -10000],
  ])('works with %s %s', async (name, value) => {
    const database = await openDatabase(join(await folder(), 'thembstudy.sqlite'));
    const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(database);
    expect(Object.values(rows[0] ?? {})).toEqual([value]);
    await database.destroy();
  });

  it('says in one sentence that a file is no database', async () => {
    const file = join(await folder(), 'thembstudy.sqlite');
    await writeFile(file, 'Dear diary, today I found a list of 64 letters that look alike. '.repeat(64));
    await expect(openDatabase(file)).rejects.toThrow(/^The database .+ cannot be opened: file is not a database\.$/);
  });

  it('says in one sentence that there cannot be a folder', async () => {
    const file = join(await folder(), 'file');
    await writeFile(file, '');
    await expect(openDatabase(join(file, 'data', 'thembstudy.sqlite'))).rejects.toThrow(/^The data folder .+ cannot/);
  });
});

describe('isOlder', () => {
  it.each([
    ['3.51.2', true],
    ['3.51.3', false],
    ['3.51.10', false],
    ['3.9.0', true],
    ['4.0.0', false],
  ])('compares %s with 3.51.3 by its numbers', (version, expected) => {
    expect(isOlder(version, '3.51.3')).toBe(expected);
  });
});
