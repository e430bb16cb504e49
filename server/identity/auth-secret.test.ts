import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder } from '../testing/databases/data-folder.ts';
import { readOrCreateSecret } from './auth-secret.ts';

it('is made once, long, for its owner only, and kept', async () => {
  const dataDir = await emptyFolder();
  const secret = await readOrCreateSecret(dataDir);
  expect(secret).toMatch(/^[\w-]{64}$/);
  expect(await readOrCreateSecret(dataDir)).toBe(secret);
  expect((await stat(join(dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600);
});

it('is the same for servers that start at once, and leaves no draft behind', async () => {
  const dataDir = await emptyFolder();
  const secrets = await Promise.all([readOrCreateSecret(dataDir), readOrCreateSecret(dataDir)]);
  expect(secrets[0]).toBe(secrets[1]);
  expect(await readdir(dataDir)).toEqual(['auth-secret']);
});

it('is another one in another folder', async () => {
  expect(await readOrCreateSecret(await emptyFolder())).not.toBe(await readOrCreateSecret(await emptyFolder()));
});

it('is never replaced silently, because that would sign out all users', async () => {
  const dataDir = await emptyFolder();
  await writeFile(join(dataDir, 'auth-secret'), '');
  await expect(readOrCreateSecret(dataDir)).rejects.toThrow('is empty');
  expect(await readFile(join(dataDir, 'auth-secret'), 'utf8')).toBe('');
});
