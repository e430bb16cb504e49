import type { Kysely } from 'kysely';

/** The school's own number of a pupil, by which a later list recognises the account. */
export async function addSchoolNumbers({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('pupilAccounts').addColumn('schoolNumber', 'text').execute();
  await schema
    .createIndex('pupilAccountsBySchoolNumber')
    .on('pupilAccounts')
    .columns(['groupId', 'schoolNumber'])
    .unique()
    .execute();
}
