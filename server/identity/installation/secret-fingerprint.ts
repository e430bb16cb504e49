import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { MainDatabase } from '../../database/connect.ts';

const ONLY_ROW = 1;
const LABEL = 'thembstudy fingerprint of AUTH_SECRET';
/** Short, and slow to compute, so that it tells nothing about the secret. */
const BYTES = 8;

export const ANOTHER_SECRET =
  'AUTH_SECRET is another one than the data was made with, so everybody has to sign in again, and the pictures of pupils are ' +
  'wrong. Set the earlier one (AUTH_SECRET, or the file auth-secret in DATA_DIR or in a backup), or keep this one with: npm ' +
  'run admin -- accept-secret.';

/** Whether the data was made with this secret; `unknown` before the first start of this version. */
export async function compareSecret(database: MainDatabase, secret: string): Promise<'same' | 'another' | 'unknown'> {
  const row = await database.selectFrom('installation').select('secretFingerprint').executeTakeFirst();
  if (!row) return 'unknown';
  return row.secretFingerprint === (await fingerprintOf(secret)) ? 'same' : 'another';
}

/** Notes the fingerprint of the secret at the first start. Returns whether the data was made with this secret. */
export async function noteSecret(database: MainDatabase, secret: string): Promise<boolean> {
  const compared = await compareSecret(database, secret);
  // Later starts write nothing, so that they also work while the database accepts no writes.
  if (compared !== 'unknown') return compared === 'same';
  const values = { id: ONLY_ROW, secretFingerprint: await fingerprintOf(secret) };
  await database
    .insertInto('installation')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await compareSecret(database, secret)) === 'same';
}

/** Takes the secret for the one of the data from now on. */
export async function acceptSecret(database: MainDatabase, secret: string): Promise<void> {
  const secretFingerprint = await fingerprintOf(secret);
  await database
    .insertInto('installation')
    .values({ id: ONLY_ROW, secretFingerprint })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ secretFingerprint }))
    .execute();
}

async function fingerprintOf(secret: string): Promise<string> {
  return ((await promisify(scrypt)(secret, LABEL, BYTES)) as Buffer).toString('hex');
}
