import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from '../testing/databases/data-folder.ts';
import { openDatabase } from './connect.ts';
import { isOlder } from './sqlite.ts';

describe('openDatabase', () => {
  it('makes the folder and the file for their owner only', async () => {
    const dataDir = join(await emptyFolder(), 'new', 'data');
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
    const database = await openDatabase(join(await emptyFolder(), 'thembstudy.sqlite'));
    const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(database);
    expect(Object.values(rows[0] ?? {})).toEqual([value]);
    await database.destroy();
  });

  it.each([
    ['a file is no database', 'file', /^The database .+ cannot be opened: file is not a database\.$/],
    ['there cannot be a folder', 'file/data/thembstudy.sqlite', /^The data folder .+ cannot/],
  ])('says in one sentence that %s', async (_what, path, sentence) => {
    const folder = await emptyFolder();
    await writeFile(
      join(folder, 'file'),
      'Dear diary, today I found a list of 64 letters that look alike. '.repeat(64),
    );
    await expect(openDatabase(join(folder, path))).rejects.toThrow(sentence);
  });
});

it.each([
  ['3.51.2', true],
  ['3.51.3', false],
  ['3.51.10', false],
  ['3.9.0', true],
  ['4.0.0', false],
])('isOlder compares %s with 3.51.3 by its numbers', (version, expected) => {
  expect(isOlder(version, '3.51.3')).toBe(expected);
});
