import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keptSecret } from './auth-secret.ts';

const folder = () => mkdtemp(join(tmpdir(), 'secret-'));

it('is made once, long, for its owner only, and kept', async () => {
  const dataDir = await folder();
  const secret = await keptSecret(dataDir);
  expect(secret).toMatch(/^[\w-]{64}$/);
  expect(await keptSecret(dataDir)).toBe(secret);
  expect((await stat(join(dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600);
});

it('is the same for servers that start at once, and leaves no draft behind', async () => {
  const dataDir = await folder();
  const secrets = await Promise.all([keptSecret(dataDir), keptSecret(dataDir)]);
  expect(secrets[0]).toBe(secrets[1]);
  expect(await readdir(dataDir)).toEqual(['auth-secret']);
});

it('is another one in another folder', async () => {
  expect(await keptSecret(await folder())).not.toBe(await keptSecret(await folder()));
});

it('is never replaced silently, for everybody would be signed out', async () => {
  const dataDir = await folder();
  await writeFile(join(dataDir, 'auth-secret'), '');
  await expect(keptSecret(dataDir)).rejects.toThrow('is empty');
  expect(await readFile(join(dataDir, 'auth-secret'), 'utf8')).toBe('');
});
