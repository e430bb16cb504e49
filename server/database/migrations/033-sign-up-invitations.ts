import type { Kysely } from 'kysely';
import { isOneOf, strictTable } from './strict-table.ts';

/** Invitations to sign up, and the one of a sign-up that waits for its mail. */
export async function createSignUpInvitations(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await strictTable(database, 'signUpInvitations')
    .addColumn('tokenHash', 'text', (hash) => hash.primaryKey().notNull())
    .addColumn('leaderId', 'text', (id) => id.references('learners.id').onDelete('cascade'))
    .addColumn('role', 'text', (role) => role.check(isOneOf('role', ['learner', 'parent', 'educator'])))
    .addColumn('createdAt', 'text', (at) => at.notNull())
    .addColumn('expiresAt', 'text', (at) => at.notNull())
    .execute();
  await schema
    .createIndex('signUpInvitationsByMaker')
    .on('signUpInvitations')
    .columns(['leaderId', 'expiresAt'])
    .execute();
  await schema.createIndex('signUpInvitationsByEnd').on('signUpInvitations').column('expiresAt').execute();
  await schema.alterTable('unfinishedSignUps').addColumn('invitationHash', 'text').execute();
}
