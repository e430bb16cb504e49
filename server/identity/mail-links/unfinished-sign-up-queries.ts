import type { Selectable } from 'kysely';
import type { SignUpConsent } from '#contract/people/sign-in.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { fromFlag, toFlag } from '../../database/flags.ts';
import type { Instant, UnfinishedSignUpsTable } from '../../database/tables.ts';

export type UnfinishedSignUp = { email: string; name: string; passwordHash: string; consent: SignUpConsent };

/** Stores a sign-up that its mailed link can finish until `expiresAt`. */
export async function insertUnfinishedSignUp(
  database: MainDatabase,
  { email, name, passwordHash, consent }: UnfinishedSignUp,
  link: Pick<UnfinishedSignUpsTable, 'tokenHash' | 'createdAt' | 'expiresAt'>,
): Promise<void> {
  const consentColumns = { ...consent, isGrownUp: toFlag(consent.isGrownUp) };
  await database
    .insertInto('unfinishedSignUps')
    .values({ ...link, email, name, passwordHash, ...consentColumns })
    .execute();
}

/**
 * The unfinished sign-ups with the address of a valid link, newest first; empty when the link is not valid. A sign-up whose
 * link was sent again is listed once.
 */
export async function listUnfinishedSignUps(
  database: MainDatabase,
  tokenHash: string,
  now: Instant,
): Promise<UnfinishedSignUp[]> {
  const rows = await database
    .selectFrom('unfinishedSignUps')
    .selectAll()
    .where('email', '=', (links) =>
      links
        .selectFrom('unfinishedSignUps')
        .select('email')
        .where('tokenHash', '=', tokenHash)
        .where('expiresAt', '>', now),
    )
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .orderBy('tokenHash')
    .execute();
  return [...new Map(rows.map((row) => [row.passwordHash, unfinishedSignUpOf(row)])).values()];
}

/** The newest sign-up with this address that can still be finished; undefined when there is none. */
export async function findLastUnfinishedSignUp(
  database: MainDatabase,
  email: string,
  now: Instant,
): Promise<UnfinishedSignUp | undefined> {
  const row = await database
    .selectFrom('unfinishedSignUps')
    .selectAll()
    .where('email', '=', email)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .orderBy('tokenHash')
    .executeTakeFirst();
  return row && unfinishedSignUpOf(row);
}

/** Deletes all unfinished sign-ups with this address. Returns false when there is none. */
export async function deleteUnfinishedSignUps(database: MainDatabase, email: string): Promise<boolean> {
  const deletion = database.deleteFrom('unfinishedSignUps').where('email', '=', email);
  return (await deletion.executeTakeFirstOrThrow()).numDeletedRows > 0n;
}

function unfinishedSignUpOf(row: Selectable<UnfinishedSignUpsTable>): UnfinishedSignUp {
  const { email, name, passwordHash, ageBand, consentVersion, role } = row;
  return {
    email,
    name,
    passwordHash,
    consent: { ageBand, isGrownUp: fromFlag(row.isGrownUp), consentVersion, role },
  };
}
