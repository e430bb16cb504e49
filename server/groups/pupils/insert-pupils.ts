import { randomUUID } from 'node:crypto';
import { NOTHING_SHARED, type Shares } from '#rules/groups/groups.ts';
import type { AgeBand } from '#rules/people/age-band.ts';
import { CONSENT_VERSIONS } from '#rules/people/consent.ts';
import type { MainDatabase } from '../../database/connect.ts';
import type { Instant } from '../../database/tables.ts';
import { placeholderEmail } from '../../mail/placeholder-email.ts';
import { flagsOf } from '../group-queries.ts';
import type { StoredCard } from './pupil-queries.ts';

/** How many rows one statement inserts; databases limit its values. */
const ROWS_AT_ONCE = 100;

/** An account without an email, and the class or family whose leaders look after it. */
export type NewPupil = {
  learnerId: string;
  name: string;
  nameKey: string;
  /** The school's own number; null without one. */
  schoolNumber: string | null;
  /** Null where only the teacher of the pupil knows it. */
  ageBand: AgeBand | null;
  shares?: Shares;
  stored: StoredCard;
  groupId: string;
  /** The code for signing in with pictures that is on the card. */
  pupilCode: string | null;
};

/** Stores accounts that a teacher or a parent makes, as members of their class or family. Call it in a transaction. */
export async function insertPupils(
  transaction: MainDatabase,
  { madeById, at }: { madeById: string; at: Instant },
  pupils: readonly NewPupil[],
): Promise<void> {
  for (let first = 0; first < pupils.length; first += ROWS_AT_ONCE)
    await insertSome(transaction, { madeById, at }, pupils.slice(first, first + ROWS_AT_ONCE));
}

async function insertSome(
  transaction: MainDatabase,
  { madeById, at }: { madeById: string; at: Instant },
  pupils: readonly NewPupil[],
): Promise<void> {
  const dates = { createdAt: at, updatedAt: at, lastUsedAt: at };
  await transaction
    .insertInto('accounts')
    .values(
      pupils.map(({ learnerId: id, name }) => ({
        ...{ id, name, email: placeholderEmail('pupil', id), emailVerified: 0 as const, image: null },
        ...{ ...dates, lastSignInAt: null },
      })),
    )
    .execute();
  await transaction
    .insertInto('learners')
    .values(pupils.map(({ learnerId: id, ageBand }) => ({ id, ageBand, createdAt: at })))
    .execute();
  await transaction
    .insertInto('consents')
    .values(
      pupils.map(({ learnerId }) => ({
        ...{ consentId: randomUUID(), learnerId, kind: 'account' as const, answer: 'yes' as const },
        ...{ givenBy: 'grown-up' as const, textVersion: CONSENT_VERSIONS.account, givenAt: at },
      })),
    )
    .execute();
  await transaction
    .insertInto('pupilAccounts')
    .values(
      pupils.map(({ learnerId, nameKey, schoolNumber, stored, groupId, pupilCode }) => ({
        ...{ learnerId, madeById, groupId, nameKey, classCode: pupilCode, schoolNumber },
        ...{ ...stored, picturesChangedAt: at },
      })),
    )
    .execute();
  await transaction
    .insertInto('groupMembers')
    .values(
      pupils.map(({ learnerId, groupId, shares = NOTHING_SHARED }) => ({
        ...{ learnerId, groupId, joinedAt: at, ...flagsOf(shares) },
      })),
    )
    .execute();
}
