import { expect, it } from 'vitest';
import { newDatabase, spoil } from '../testing/databases.ts';
import { createBetterAuth } from './better-auth.ts';

const settings = {
  publicUrl: 'http://127.0.0.1:3000',
  secret: 'kept only for as long as this test runs',
  trustedOrigins: [],
};
const passwords = { hash: async () => '', verify: async () => false };

/** What Better Auth would say at its start if it were not told to trust our migrations. */
async function checked(database: Awaited<ReturnType<typeof newDatabase>>) {
  const { explicitSchemaCheck } = await createBetterAuth(database, settings, passwords).$context;
  if (!explicitSchemaCheck) throw new Error('Better Auth has no such check any more');
  return explicitSchemaCheck();
}

it('finds every table and column that Better Auth uses', async () => {
  await checked(await newDatabase());
});

it('would miss a column', async () => {
  const database = await newDatabase();
  spoil(database);
  await database.schema.alterTable('accounts').dropColumn('scope').execute();
  await expect(checked(database)).rejects.toThrow(/scope/);
});
