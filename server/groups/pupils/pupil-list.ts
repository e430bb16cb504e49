import { randomUUID } from 'node:crypto';
import type { PupilCard, PupilList, RowOutcome } from '#contract/groups/pupils.ts';
import type { PupilRow } from '#rules/groups/pupils.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { inLearnerTransaction } from '../../database/transaction.ts';
import { Problem } from '../../http/answers/problems.ts';
import type { Auth } from '../../identity/auth.ts';
import { freeCardCodes, freeCode, freePupilCode } from '../codes.ts';
import { insertGroup, updateGroup } from '../group-queries.ts';
import { lockGroupsOf } from '../leaders/leader-queries.ts';
import { movePupil } from '../school-year/move-pupils.ts';
import { insertPupils, type NewPupil } from './insert-pupils.ts';
import { type Class, type Planned, planList } from './list-plan.ts';
import { newCard } from './pupil-cards.ts';
import { saveSchoolNumber } from './pupil-queries.ts';

type Needs = { auth: Pick<Auth, 'pupilSecrets'>; database: MainDatabase; now: () => Date };

/** Previews lists of pupils, and creates their accounts. */
export function createPupilLists({ auth, database, now }: Needs) {
  /** The outcome that an import of the list would have. @throws Problem `educators-only` */
  async function preview(leaderId: string, rows: readonly PupilRow[]): Promise<PupilList> {
    await requireTeacher(database, leaderId);
    return listOf(await planList(database, leaderId, rows, now()), []);
  }

  /** Creates an account for each row without a problem, all or none. @throws Problem `educators-only`, `busy` */
  function write(leaderId: string, rows: readonly PupilRow[]): Promise<PupilList> {
    // Changes of the same classes run one after the other, so that none exceeds its limit of members.
    return inLearnerTransaction(database, leaderId, async (transaction) => {
      await requireTeacher(transaction, leaderId);
      await lockGroupsOf(transaction, leaderId);
      const planned = await planList(transaction, leaderId, rows, now());
      const made = planned.flatMap((row) => row.made ?? []);
      const moved = planned.flatMap((row) => row.moved ?? []);
      for (const each of new Set([...made, ...moved].map((one) => one.class)))
        await prepareClass(transaction, leaderId, each, now());
      const at = now().toISOString();
      for (const { learnerId, class: to } of moved) await movePupil(transaction, learnerId, to.groupId, at);
      const codes = await freeCardCodes(transaction, made.length);
      const pupils = made.map((one, index) => {
        const learnerId = randomUUID();
        return { ...one, learnerId, ...newCard(auth.pupilSecrets, learnerId, codes[index] ?? '') };
      });
      await insertPupils(transaction, { madeById: leaderId, at }, pupils.map(accountOf));
      for (const { learnerId, number } of planned.flatMap((row) => row.numbered ?? []))
        await saveSchoolNumber(transaction, learnerId, number);
      return listOf(planned, pupils.map(cardOf));
    });
  }

  return { preview, write };
}

type MadePupil = NonNullable<Planned['made']> & { learnerId: string } & ReturnType<typeof newCard>;

function accountOf({ learnerId, pupil, stored, class: { groupId, pupilCode } }: MadePupil): NewPupil {
  const { name, nameKey, number: schoolNumber } = pupil;
  return { learnerId, name, nameKey, schoolNumber, ageBand: null, stored, groupId, pupilCode };
}

async function requireTeacher(database: MainDatabase, leaderId: string): Promise<void> {
  const leaders = database.selectFrom('learners').select('role').where('id', '=', leaderId);
  if ((await leaders.executeTakeFirst())?.role !== 'educator') throw new Problem('educators-only');
}

/** Creates a new class, and a code for signing in with pictures where there is none. */
async function prepareClass(database: MainDatabase, leaderId: string, its: Class, now: Date): Promise<void> {
  const { groupId, name, isNew } = its;
  its.pupilCode ??= await freePupilCode(database);
  const { pupilCode } = its;
  if (!isNew) {
    await updateGroup(database, groupId, { pupilCode });
    return;
  }
  const group = { groupId, leaderId, kind: 'class' as const, name, createdAt: now.toISOString(), pupilCode };
  if (!(await insertGroup(database, { ...group, ...(await freeCode(database, now)) })))
    throw new Problem('busy', { retryAfterMs: 1000 });
}

function cardOf({ pupil, printed, class: { name, pupilCode } }: MadePupil): PupilCard {
  return { name: pupil.name, kind: 'class', className: name, pupilCode: pupilCode ?? '', ...printed };
}

function listOf(planned: readonly Planned[], cards: PupilCard[]): PupilList {
  const outcomes = planned.map(({ outcome }) => outcome);
  const count = (asked: RowOutcome) => outcomes.filter((outcome) => outcome === asked).length;
  const [made, moved] = [count('new'), count('in-other-class') + count('comes-back')];
  const [thereAlready, hasEmail] = [count('there-already'), count('has-email')];
  const maybeKnown = planned.flatMap(({ maybe }, row) => (maybe ? [{ row, ...maybe }] : []));
  const classes = planned.flatMap((row) => row.made?.class ?? row.moved?.class ?? []);
  const newClasses = new Set(classes.filter(({ isNew }) => isNew));
  const counts = {
    new: made,
    moved,
    thereAlready,
    hasEmail,
    faults: outcomes.length - made - moved - thereAlready - hasEmail - maybeKnown.length,
    newClasses: newClasses.size,
  };
  return { outcomes, counts, maybeKnown, cards };
}
