import { randomUUID } from 'node:crypto';
import type { Pupil, PupilCard } from '#contract/groups/pupils.ts';
import { can } from '#rules/access.ts';
import { newPictures } from '#rules/groups/pupils.ts';
import { compareNames } from '#rules/groups/register-order.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { inLearnerTransaction } from '../../database/transaction.ts';
import { Problem } from '../../http/answers/problems.ts';
import { hasManyWrongTries } from '../../identity/accounts/pupil-account-queries.ts';
import type { Auth } from '../../identity/auth.ts';
import { endSessions } from '../../identity/sessions/session-queries.ts';
import { freeCardCodes, unguessable } from '../codes.ts';
import { findMembers } from '../group-queries.ts';
import { type FoundGroup, type LedPlace, requireGroup } from '../leaders/leader-queries.ts';
import { findCards, insertPictureChanges, type StoredCard, saveCard } from './pupil-queries.ts';

type Secrets = Auth['pupilSecrets'];
type Needs = { auth: { pupilSecrets: Secrets }; database: MainDatabase; now: () => Date };
type Member = Awaited<ReturnType<typeof findMembers>>[number];

type Printed = Pick<PupilCard, 'cardCode' | 'cardSecret' | 'pictures'>;

/** A new card of a learner, as it is stored and as it is printed. */
export function newCard(
  secrets: Secrets,
  learnerId: string,
  cardCode: string,
): { stored: StoredCard; printed: Printed } {
  const content = { secret: secrets.newCardSecret(), pictures: newPictures(unguessable) };
  const stored: StoredCard = {
    pictureHash: secrets.hashPictures(learnerId, content.pictures),
    cardHash: secrets.hashCardSecret(content.secret),
    cardCode,
    sealedCard: secrets.sealCard(learnerId, content),
  };
  return { stored, printed: { cardCode, cardSecret: content.secret, pictures: [...content.pictures] } };
}

/** Lists, prints and replaces the cards of pupils, for a leader who may make accounts. */
export function createPupilCards({ auth: { pupilSecrets: secrets }, database, now }: Needs) {
  /** The pupils of a class whose cards this leader may print. @throws Problem `not-found` */
  async function list(place: LedPlace): Promise<Pupil[]> {
    const { members } = await pupilsOf(database, place);
    const cards = await findCards(
      database,
      members.map(({ learnerId }) => learnerId),
    );
    return members.map(({ learnerId, name }) => {
      const { sealedCard = null, manyWrongAt = null } = cards.get(learnerId) ?? {};
      const hasCard = sealedCard !== null && secrets.openCard(learnerId, sealedCard) !== null;
      return { memberId: learnerId, name, hasCard, hasManyWrongTries: hasManyWrongTries({ manyWrongAt }, now()) };
    });
  }

  /** The cards of these pupils that can be read. The pupils see the look. @throws Problem `not-found` */
  function print(place: LedPlace, memberIds: readonly string[]): Promise<PupilCard[]> {
    return inLearnerTransaction(database, memberIds, async (transaction) => {
      const { group, members } = await pupilsOf(transaction, place, memberIds);
      const stored = await findCards(transaction, memberIds);
      const cards = members.flatMap(({ learnerId, name }) => {
        const { cardCode = null, sealedCard = null } = stored.get(learnerId) ?? {};
        const content = sealedCard && secrets.openCard(learnerId, sealedCard);
        if (!cardCode || !content) return [];
        const printed: Printed = { cardCode, cardSecret: content.secret, pictures: [...content.pictures] };
        return { learnerId, card: { ...onCard(group, name), ...printed } };
      });
      await tell(
        transaction,
        'seen',
        place,
        cards.map(({ learnerId }) => learnerId),
      );
      return cards.map(({ card }) => card);
    });
  }

  /** Gives pupils new cards and ends all their sessions. The pupils see the change. @throws Problem `not-found` */
  function replace(place: LedPlace, memberIds: readonly string[]): Promise<PupilCard[]> {
    return inLearnerTransaction(database, memberIds, async (transaction) => {
      const { group, members } = await pupilsOf(transaction, place, memberIds);
      const codes = await freeCardCodes(transaction, members.length);
      const cards: PupilCard[] = [];
      for (const [index, { learnerId, name }] of members.entries()) {
        const { stored, printed } = newCard(secrets, learnerId, codes[index] ?? '');
        const card = { ...stored, picturesChangedAt: now().toISOString(), classCode: group.pupilCode };
        await saveCard(transaction, learnerId, card);
        await endSessions(transaction, learnerId);
        cards.push({ ...onCard(group, name), ...printed });
      }
      await tell(
        transaction,
        'new',
        place,
        members.map(({ learnerId }) => learnerId),
      );
      return cards;
    });
  }

  async function tell(
    transaction: MainDatabase,
    kind: 'new' | 'seen',
    { leaderId }: LedPlace,
    learnerIds: readonly string[],
  ): Promise<void> {
    const changedAt = now().toISOString();
    const changes = learnerIds.map((learnerId) => ({ changeId: randomUUID(), learnerId, leaderId, changedAt }));
    await insertPictureChanges(transaction, kind, changes);
  }

  return { list, print, replace };
}

/**
 * The class, and those of its members whose cards this leader may print, in the order of a register; with `memberIds` all of these.
 * @throws Problem `not-found` when there is no such class, or when the leader may not print one of these cards
 */
async function pupilsOf(database: MainDatabase, place: LedPlace, memberIds?: readonly string[]) {
  const group = await requireGroup(database, place, 'see-group');
  const mayPrint = (member: Member) =>
    can({ learnerId: place.leaderId, member: { ...group, ...member } }, 'give-pictures', member.learnerId);
  const pupils = (await findMembers(database, place))
    .filter(mayPrint)
    .sort((one, other) => compareNames(one.name, other.name));
  if (!memberIds) return { group, members: pupils };
  const members = pupils.filter(({ learnerId }) => memberIds.includes(learnerId));
  if (members.length < new Set(memberIds).size) throw new Problem('not-found');
  return { group, members };
}

function onCard({ kind, name: className, pupilCode }: FoundGroup, name: string) {
  return { name, kind, className, pupilCode: pupilCode ?? '' };
}
