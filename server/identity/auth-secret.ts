import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDataFolder } from '../environment/data-folder.ts';
import { StartupError, systemCodeOf } from '../environment/startup-error.ts';

const SECRET_BYTES = 48;

/** The secret in the data folder that signs the sessions; null before the first start. @throws StartupError when it is empty */
export function readSecret(dataDir: string): Promise<string | null> {
  return read(join(dataDir, 'auth-secret'), EFFECTS['auth-secret']);
}

/** The secrets in the data folder, and what a new one means. */
const EFFECTS = {
  'auth-secret': 'all users have to sign in again',
  'research-key': 'made-up ids and days differ from those of earlier exports',
} as const;
type SecretName = keyof typeof EFFECTS;

/**
 * Reads a secret in the data folder; creates it on the first use, readable by its owner only.
 * @throws StartupError when the file is empty
 */
export async function readOrCreateSecret(dataDir: string, name: SecretName = 'auth-secret'): Promise<string> {
  const file = join(dataDir, name);
  const existing = await read(file, EFFECTS[name]);
  if (existing) return existing;
  await createDataFolder(dataDir);
  await write(file, randomBytes(SECRET_BYTES).toString('base64url'));
  return (await read(file, EFFECTS[name])) ?? (await readOrCreateSecret(dataDir, name));
}

async function read(file: string, effect: string): Promise<string | null> {
  try {
    const secret = (await readFile(file, 'utf8')).trim();
    if (secret) return secret;
    throw new StartupError(`The file ${file} is empty. Delete it, and a new secret is made; ${effect}.`);
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Writes the file atomically. When two servers start at the same time, the secret of the first one stays. */
async function write(file: string, secret: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, secret, { mode: 0o600, flag: 'wx', flush: true });
  await link(draft, file).catch((error) => {
    if (systemCodeOf(error) !== 'EEXIST') throw error;
  });
  await rm(draft, { force: true });
}
