import { it } from 'vitest';
import { newDatabase } from '../testing/databases/databases.ts';
import { AUTH_SETTINGS } from '../testing/test-app.ts';
import { createBetterAuth } from './better-auth.ts';

const passwords = { hash: async () => '', verify: async () => false };

/** What Better Auth would say at its start if it were not told to trust our migrations. */
async function checked(database: Awaited<ReturnType<typeof newDatabase>>) {
  const { explicitSchemaCheck } = await createBetterAuth(database, AUTH_SETTINGS, passwords).$context;
  if (!explicitSchemaCheck) throw new Error('Better Auth has no such check any more');
  return explicitSchemaCheck();
}

it('finds every table and column that Better Auth uses', async () => {
  await checked(await newDatabase());
});
