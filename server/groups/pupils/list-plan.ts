import { randomUUID } from 'node:crypto';
import type { MaybeKnown, RowOutcome } from '#contract/groups/pupils.ts';
import { can } from '#rules/access.ts';
import { GROUP } from '#rules/groups/groups.ts';
import { isSameName, nameKey } from '#rules/groups/pupil-names.ts';
import { areOthers, classNameKey, type ListedPupil, type PupilRow, readPupilList } from '#rules/groups/pupils.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { countGroups, findGroups } from '../group-queries.ts';
import { findPupilsMadeIn } from './pupil-queries.ts';

/** A class of the list: an existing or a new one. */
export type Class = { groupId: string; name: string; pupilCode: string | null; isNew: boolean; members: number };
/**
 * `numbered`: a pupil whose number the list tells for the first time. `moved`: a pupil of another class of the teacher, or who
 * had left. `maybe`: the pupil whom the row may mean.
 */
export type Planned = {
  outcome: RowOutcome;
  made?: { pupil: ListedPupil; class: Class };
  numbered?: { learnerId: string; number: string };
  moved?: { learnerId: string; class: Class };
  maybe?: Omit<MaybeKnown, 'row'>;
};
type KnownPupil = Awaited<ReturnType<typeof findPupilsMadeIn>>[number];

/** The outcome of each row, with the current classes. */
export async function planList(
  database: MainDatabase,
  leaderId: string,
  rows: readonly PupilRow[],
  now: Date,
): Promise<Planned[]> {
  const listed = readPupilList(rows);
  const own = await findClasses(database, leaderId, now);
  // Of two classes with one name, the list means the oldest.
  const classes = new Map([...own].reverse().map((its) => [classNameKey(its.name), its]));
  const there = await findPupilsMadeIn(
    database,
    own.map(({ groupId }) => groupId),
  );
  // Keys that earlier versions stored have accents and spaces.
  const byName = new Map(there.map((pupil) => [`${pupil.groupId} ${nameKey(pupil.nameKey)}`, pupil]));
  // Pupils of two schools can have one number, but not in one class.
  const byNumber = Map.groupBy(there, ({ schoolNumber }) => schoolNumber);
  const numbersOfClasses = new Set(there.map(({ groupId, schoolNumber }) => `${groupId} ${schoolNumber}`));
  /** The pupils whom rows mean, or may mean. Nobody is asked about one of them again. */
  const meant = new Set(listed.flatMap((row) => (typeof row === 'string' ? [] : (findKnown(row)?.learnerId ?? []))));
  /** The names of new accounts by class, into which no other pupil of the name moves. */
  const newNames = new Set<string>();
  let led = await countGroups(database, leaderId);
  return listed.map((row): Planned => (typeof row === 'string' ? { outcome: row } : planRow(row)));

  /** The pupil whom a row means for sure: by number and name, else by the name within the class. */
  function findKnown(pupil: ListedPupil): KnownPupil | undefined {
    const numbered = findNumbered(pupil);
    if (numbered && isSameName(numbered.name, pupil.name)) return numbered;
    const namesake = findNamesake(pupil);
    return namesake && !areOthers(namesake.schoolNumber, pupil.number) ? namesake : undefined;
  }

  /** The pupil whom a row may mean: the one with its number, else the only one of other classes with its name. */
  function findMaybeKnown(pupil: ListedPupil): KnownPupil | undefined {
    const [first, ...more] = there.filter(
      (other) => nameKey(other.nameKey) === pupil.nameKey && !areOthers(other.schoolNumber, pupil.number),
    );
    const maybe = findNumbered(pupil) ?? (more.length === 0 ? first : undefined);
    return maybe && !meant.has(maybe.learnerId) ? maybe : undefined;
  }

  function findNumbered({ number, name }: ListedPupil): KnownPupil | undefined {
    const all = number === null ? [] : (byNumber.get(number) ?? []);
    return all.find((pupil) => isSameName(pupil.name, name)) ?? all[0];
  }

  function findNamesake({ classKey, nameKey: key }: ListedPupil): KnownPupil | undefined {
    return byName.get(`${classes.get(classKey)?.groupId} ${key}`);
  }

  function planRow(pupil: ListedPupil): Planned {
    const known = findKnown(pupil);
    if (known) return planKnown(pupil, known);
    const maybe = pupil.isKnown === false ? undefined : findMaybeKnown(pupil);
    if (maybe) {
      meant.add(maybe.learnerId);
      return pupil.isKnown ? planKnown(pupil, maybe) : { outcome: 'maybe-known', maybe: shown(pupil, maybe) };
    }
    if (findNamesake(pupil)) return { outcome: 'name-taken' };
    if (pupil.email !== null) return { outcome: 'has-email' };
    const its = classFor(pupil);
    if (typeof its === 'string') return { outcome: its };
    newNames.add(`${its.groupId} ${pupil.nameKey}`);
    // A number belongs to one pupil.
    const number = findNumbered(pupil) ? null : pupil.number;
    return { outcome: 'new', made: { pupil: { ...pupil, number }, class: its } };
  }

  function shown({ number }: ListedPupil, { name, groupId, schoolNumber }: KnownPupil): Omit<MaybeKnown, 'row'> {
    const className = own.find((its) => its.groupId === groupId)?.name ?? '';
    return { name, className, by: number !== null && number === schoolNumber ? 'number' : 'name' };
  }

  /** A pupil who has an account, and belongs to the class of the row. */
  function planKnown(pupil: ListedPupil, known: KnownPupil): Planned {
    const { learnerId, schoolNumber, memberOf } = known;
    const isNewNumber = pupil.number !== null && schoolNumber === null && !findNumbered(pupil);
    const numbered = isNewNumber ? { numbered: { learnerId, number: pupil.number ?? '' } } : {};
    const existing = classes.get(pupil.classKey);
    if (existing && memberOf === existing.groupId) return { outcome: 'there-already', ...numbered };
    const key = `${existing?.groupId} ${nameKey(known.nameKey)}`;
    if (newNames.has(key) || (byName.get(key) ?? known).learnerId !== learnerId) return { outcome: 'name-taken' };
    const isInClass = known.groupId === existing?.groupId;
    if (!isInClass && schoolNumber !== null && numbersOfClasses.has(`${existing?.groupId} ${schoolNumber}`))
      return { outcome: 'number-not-usable' };
    const its = classFor(pupil);
    if (typeof its === 'string') return { outcome: its };
    const { groupId } = its;
    numbersOfClasses.add(`${groupId} ${schoolNumber}`);
    byName.set(`${groupId} ${nameKey(known.nameKey)}`, { ...known, groupId, memberOf: groupId });
    const outcome = isInClass ? 'comes-back' : 'in-other-class';
    return { outcome, ...numbered, moved: { learnerId, class: its } };
  }

  /** The class of a row with a place for this pupil, or why there is none. */
  function classFor({ className, classKey }: ListedPupil): Class | 'too-many-classes' | 'class-full' {
    const known = classes.get(classKey);
    if (!known && led >= GROUP.mostLed) return 'too-many-classes';
    if (known && known.members >= GROUP.mostMembers) return 'class-full';
    const its = known ?? { groupId: randomUUID(), name: className, pupilCode: null, isNew: true, members: 0 };
    if (!known) led += 1;
    classes.set(classKey, its);
    its.members += 1;
    return its;
  }
}

/** The classes in which a teacher may make accounts, oldest first. */
async function findClasses(database: MainDatabase, leaderId: string, now: Date): Promise<Class[]> {
  const groups = await findGroups(database, leaderId, now.toISOString());
  return groups
    .filter((group) => group.kind === 'class' && can({ learnerId: leaderId, group }, 'make-accounts', group.groupId))
    .map(({ groupId, name, pupilCode, memberCount: members }) => ({ groupId, name, pupilCode, isNew: false, members }));
}
