import type { Kysely } from 'kysely';
import { isOneOf, strictTable } from './strict-table.ts';

const MEDIA_TYPES = ['image/webp', 'image/jpeg'];

/** Uploaded pictures; `learners.image` says which picture is shown. */
export async function createProfilePictures(database: Kysely<unknown>): Promise<void> {
  await strictTable(database, 'profilePictures')
    .addColumn('learnerId', 'text', (id) => id.primaryKey().notNull().references('learners.id').onDelete('cascade'))
    .addColumn('pictureId', 'text', (id) => id.notNull())
    .addColumn('mediaType', 'text', (type) => type.notNull().check(isOneOf('mediaType', MEDIA_TYPES)))
    .addColumn('base64', 'text', (text) => text.notNull())
    .addColumn('changedAt', 'text', (at) => at.notNull())
    .execute();
}
