import type { Added } from '#contract/people/take-back.ts';
import { type AddedKind, TAKE_BACK } from '#rules/people/take-back.ts';
import type { MainDatabase } from '../database/connect.ts';
import type { Instant } from '../database/tables.ts';
import { deleteMember } from '../groups/group-queries.ts';
import { deleteInvitationsOf } from '../groups/leaders/invitation-queries.ts';
import { deleteLeader, findLeaders, lockGroupsOf } from '../groups/leaders/leader-queries.ts';
import { endGroup } from '../groups/school-year/end-group.ts';
import { deleteSignUpInvitationsOf } from '../identity/accounts/sign-up-policy.ts';
import { FRESH_FOR_MS } from '../identity/auth.ts';
import { deleteLinksOf } from '../identity/mail-links/mail-links.ts';
import { endSessions } from '../identity/sessions/session-queries.ts';
import { PASSWORD_PROVIDER_ID } from '../identity/sign-in/sign-in-method-queries.ts';
import { revokeShareLink } from '../results/share-links/share-link-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** `groupId`: of a group, or of that of a leader; `rowId`: of the provider, link, group or leader. */
type AddedRow = Added & { rowId: string; groupId: string };
/** `since`: from when on; `now`: at the time of the request. */
type Span = { since: Date; now: Date };

/** From when on additions are taken for those of somebody else, unless the learner or the operator says otherwise. */
export function takenBackSince(now: Date): Date {
  return new Date(now.getTime() - TAKE_BACK.days * DAY_MS);
}

/**
 * What was added to an account since an instant and still works, newest first. What the account began with is not among it, nor
 * the class or family that looks after the account of a pupil.
 */
export async function findAdded(database: MainDatabase, learnerId: string, span: Span): Promise<Added[]> {
  return (await findAddedRows(database, learnerId, span)).map(({ rowId: _, groupId: __, ...added }) => added);
}

/**
 * Takes an account back from a person who knew its password, in a transaction that locks the account and sets another password
 * or none: ends all sessions, open invitations and mailed links, and what was added, but what is kept. Returns what it removed.
 */
export async function takeBackAccount(
  transaction: MainDatabase,
  learnerId: string,
  { keeps, ...span }: Span & { keeps: readonly string[] },
): Promise<Added[]> {
  await lockGroupsOf(transaction, learnerId);
  const removed = (await findAddedRows(transaction, learnerId, span)).filter(({ id }) => !keeps.includes(id));
  for (const added of removed) await remove(transaction, learnerId, added, span.now);
  await endSessions(transaction, learnerId);
  await deleteInvitationsOf(transaction, learnerId);
  await deleteSignUpInvitationsOf(transaction, learnerId);
  await deleteLinksOf(transaction, learnerId, 'reset-password');
  await deleteLinksOf(transaction, learnerId, 'take-back');
  return removed;
}

async function remove(transaction: MainDatabase, learnerId: string, added: AddedRow, now: Date): Promise<void> {
  const { kind, rowId, groupId } = added;
  switch (kind) {
    case 'provider':
      await transaction.deleteFrom('signInMethods').where('userId', '=', learnerId).where('id', '=', rowId).execute();
      return;
    case 'report-link':
    case 'plan-link':
      await revokeShareLink(transaction, { learnerId, linkId: rowId, at: now.toISOString() });
      return;
    case 'joined-class':
    case 'joined-family':
      await deleteMember(transaction, groupId, learnerId);
      return;
    case 'leads-class':
    case 'leads-family':
      return stopLeading(transaction, { leaderId: learnerId, groupId }, now);
    case 'leader':
      await deleteLeader(transaction, { leaderId: rowId, groupId });
  }
}

/** A group that others lead stays; any other one ends as when its leader deletes it. */
async function stopLeading(transaction: MainDatabase, place: { leaderId: string; groupId: string }, now: Date) {
  const leaders = await findLeaders(transaction, [place.groupId]);
  if (leaders.some(({ leaderId, role }) => leaderId !== place.leaderId && role === 'leads'))
    await deleteLeader(transaction, place);
  else await endGroup(transaction, place.groupId, now);
}

async function findAddedRows(database: MainDatabase, learnerId: string, { since, now }: Span): Promise<AddedRow[]> {
  const [from, at] = [since.toISOString(), now.toISOString()];
  const deviceAt = await findDevices(database, learnerId);
  const row = (kind: AddedKind, rowId: string, addedAt: Instant, name = '', groupId = ''): AddedRow => ({
    ...{ id: [kind, groupId, rowId].filter((part) => part !== '').join(' '), kind, name, addedAt },
    ...{ device: kind === 'leader' ? null : deviceAt(addedAt), rowId, groupId },
  });
  const [providers, links, joined, led, leaders] = [
    await findProviders(database, learnerId, from),
    await findLinks(database, learnerId, { from, at }),
    await findJoined(database, learnerId, from),
    await findLed(database, learnerId, from),
    await findOtherLeaders(database, learnerId, from),
  ];
  const rows = [
    ...providers.map(({ id, providerId, createdAt }) => row('provider', id, createdAt, providerId)),
    ...links.map(({ linkId, shows, createdAt }) => row(`${shows}-link`, linkId, createdAt)),
    ...joined.map(({ groupId, kind, name, joinedAt }) => row(`joined-${kind}`, groupId, joinedAt, name, groupId)),
    ...led.map(({ groupId, kind, name, since: ledSince }) => row(`leads-${kind}`, groupId, ledSince, name, groupId)),
    ...leaders.map(({ groupId, leaderId, name, since: ledSince }) => row('leader', leaderId, ledSince, name, groupId)),
  ];
  return rows.sort((one, other) => (one.addedAt < other.addedAt ? 1 : -1));
}

/** Adding needs a sign-in a few minutes ago, so the session that began last before it tells the device. */
async function findDevices(database: MainDatabase, learnerId: string): Promise<(at: Instant) => string | null> {
  const sessions = await database
    .selectFrom('sessions')
    .select(['userAgent', 'createdAt'])
    .where('userId', '=', learnerId)
    .orderBy('createdAt', 'desc')
    .execute();
  return (at) => {
    const before = sessions.find(({ createdAt }) => createdAt <= at);
    const isNear = before && Date.parse(at) - Date.parse(before.createdAt) <= FRESH_FOR_MS;
    return isNear ? before.userAgent || null : null;
  };
}

/** A provider that the account began with is not among them. */
function findProviders(database: MainDatabase, learnerId: string, from: Instant) {
  return database
    .selectFrom('signInMethods')
    .innerJoin('accounts', 'accounts.id', 'signInMethods.userId')
    .select(['signInMethods.id', 'providerId', 'signInMethods.createdAt'])
    .where('userId', '=', learnerId)
    .where('providerId', '!=', PASSWORD_PROVIDER_ID)
    .where('signInMethods.createdAt', '>=', from)
    .whereRef('signInMethods.createdAt', '>', 'accounts.createdAt')
    .execute();
}

function findLinks(database: MainDatabase, learnerId: string, { from, at }: { from: Instant; at: Instant }) {
  return database
    .selectFrom('shareLinks')
    .select(['linkId', 'shows', 'createdAt'])
    .where('learnerId', '=', learnerId)
    .where('createdAt', '>=', from)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', at)
    .execute();
}

function findJoined(database: MainDatabase, learnerId: string, from: Instant) {
  return database
    .selectFrom('groupMembers')
    .innerJoin('groups', 'groups.groupId', 'groupMembers.groupId')
    .select(['groups.groupId', 'kind', 'groups.name', 'joinedAt'])
    .where('groupMembers.learnerId', '=', learnerId)
    .where('joinedAt', '>=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pupilAccounts')
            .select('pupilAccounts.learnerId')
            .whereRef('pupilAccounts.groupId', '=', 'groups.groupId')
            .where('pupilAccounts.learnerId', '=', learnerId),
        ),
      ),
    )
    .execute();
}

function findLed(database: MainDatabase, learnerId: string, from: Instant) {
  return database
    .selectFrom('groupLeaders')
    .innerJoin('groups', 'groups.groupId', 'groupLeaders.groupId')
    .select(['groups.groupId', 'kind', 'groups.name', 'since'])
    .where('leaderId', '=', learnerId)
    .where('since', '>=', from)
    .execute();
}

/** The others who came to groups that this person leads. */
function findOtherLeaders(database: MainDatabase, learnerId: string, from: Instant) {
  return database
    .selectFrom('groupLeaders as own')
    .innerJoin('groupLeaders as others', 'others.groupId', 'own.groupId')
    .innerJoin('accounts', 'accounts.id', 'others.leaderId')
    .select(['others.groupId', 'others.leaderId', 'accounts.name', 'others.since'])
    .where('own.leaderId', '=', learnerId)
    .where('own.role', '=', 'leads')
    .where('others.leaderId', '!=', learnerId)
    .where('others.since', '>=', from)
    .execute();
}
