import { EMAIL, looksLikeEmail } from '../people/email.ts';
import { NAME } from '../people/name.ts';
import { hasParentAgreement, type ParentAgreements } from '../people/parent-agreement.ts';
import type { PictureName } from '../quizzes/picture-names.ts';
import { GROUP } from './groups.ts';
import { nameKey } from './pupil-names.ts';

/**
 * The pictures with which a pupil signs in: things that differ in shape and colour and have one short name. Their drawings
 * and names are those of the picture words.
 */
export const PUPIL_PICTURES = [
  'airplane',
  'balloon',
  'bicycle',
  'birthday-cake',
  'carrot',
  'cat',
  'crescent-moon',
  'crown',
  'deciduous-tree',
  'drum',
  'duck',
  'fish',
  'frog',
  'house',
  'key',
  'open-book',
  'owl',
  'rainbow',
  'red-heart',
  'rocket',
  'snail',
  'soccer-ball',
  'star',
  'train',
] as const satisfies readonly PictureName[];
export type PupilPicture = (typeof PUPIL_PICTURES)[number];
/** Three different pictures in their order. */
export type Pictures = readonly [PupilPicture, PupilPicture, PupilPicture];

/** Limits of accounts that a teacher creates. All numbers are our own. */
export const PUPILS = {
  /** The number of pictures in a sign-in: 24 · 23 · 22 = 12,144 combinations. */
  picturesLong: 3,
  /** How long a teacher opens signing in with a typed name for a lesson. */
  lessonMs: 30 * 60 * 1000,
  /** How long an account is kept that belongs to nobody after its class, in days. Our own number. */
  endsAfterDays: 30,
  /** The largest number of rows in a list. */
  mostRows: 400,
  /** The longest cell that a request can contain, in characters. */
  longestField: 500,
  /** The longest school's own number of a pupil, in characters. */
  longestNumber: 40,
  /** How long the record that a teacher gave new pictures, or looked at a card, is kept, in days. */
  changesKeptDays: 400,
} as const;

/**
 * Whether the screening results of a pupil may be shown to the leaders of a group: to a linked parent who consented to
 * storing them; to others only if the pupil alone controls the account, in a session that was not opened with pictures.
 */
export function mayShowScreening(
  pupil: ParentAgreements & { isOwned: boolean },
  leaderIds: readonly string[],
  { isByPictures }: { isByPictures: boolean },
): boolean {
  if (leaderIds.some((id) => pupil.agreedByIds.includes(id))) return true;
  return pupil.isOwned && !isByPictures && hasParentAgreement(pupil);
}

/** Three different pictures. `random` returns numbers from 0 to below 1 that cannot be guessed. */
export function newPictures(random: () => number): Pictures {
  const left: PupilPicture[] = [...PUPIL_PICTURES];
  const draw = () => left.splice(Math.floor(random() * left.length), 1)[0] as PupilPicture;
  return [draw(), draw(), draw()];
}

/** The key by which a class is found by name: in lower case, NFKC-normalised, with single spaces. */
export function classNameKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

/** Why a row of a list cannot be used. */
export const ROW_PROBLEMS = [
  'name-missing',
  'name-long',
  'name-not-usable',
  'email-not-usable',
  'class-missing',
  'class-long',
  'class-not-usable',
  /** An earlier row has the same name in the same class, or the same email. */
  'twice-in-list',
  'number-not-usable',
  /** Another pupil of the class, with another number of the school, has this name. */
  'name-taken',
  'class-full',
  /** The class is new, and the teacher already leads the largest allowed number of groups. */
  'too-many-classes',
] as const;
export type RowProblem = (typeof ROW_PROBLEMS)[number];

/** A row of an imported list of pupils. An empty email or number is the same as none. */
export type PupilRow = {
  name: string;
  email?: string | undefined;
  className: string;
  /** The school's own number of the pupil. */
  number?: string | undefined;
  /** Whether the pupil is the one whom only the name, or only the number, tells; undefined: not said. */
  isKnown?: boolean | undefined;
};
/** A pupil of a row; `email` is in lower case, `number` as `numberKey` writes it; both are null without one. */
export type ListedPupil = {
  name: string;
  nameKey: string;
  email: string | null;
  className: string;
  classKey: string;
  number: string | null;
  isKnown: boolean | undefined;
};

/** The pupil of a row, or the first problem that the row has on its own, without the rest of the list. */
export function readPupilRow(row: PupilRow): ListedPupil | RowProblem {
  const [name, className] = [tidy(row.name), tidy(row.className)];
  const email = (row.email ?? '').trim().toLowerCase();
  if (name === '') return 'name-missing';
  if (name.length > NAME.longest) return 'name-long';
  if (!isUsable(name)) return 'name-not-usable';
  if (email !== '' && !isUsableEmail(email)) return 'email-not-usable';
  if (className === '') return 'class-missing';
  if (className.length > GROUP.longestName) return 'class-long';
  if (!isUsable(className)) return 'class-not-usable';
  const number = numberKey(row.number ?? '');
  if (number.length > PUPILS.longestNumber || !isUsable(number)) return 'number-not-usable';
  return {
    ...{ name, nameKey: nameKey(name), email: email || null },
    ...{ className, classKey: classNameKey(className), number: number || null, isKnown: row.isKnown },
  };
}

/**
 * For each row of a list in order, its pupil or its problem. Of two rows about the same pupil, the first one counts. Two
 * rows with the same name and another number are two pupils.
 */
export function readPupilList(rows: readonly PupilRow[]): (ListedPupil | RowProblem)[] {
  const seen = new Map<string, ListedPupil>();
  return rows.map((row) => {
    const pupil = readPupilRow(row);
    if (typeof pupil === 'string') return pupil;
    const name = JSON.stringify([pupil.classKey, pupil.nameKey]);
    const others = (['email', 'number'] as const)
      .filter((field) => pupil[field] !== null)
      .map((field) => JSON.stringify({ [field]: pupil[field] }));
    if (others.some((key) => seen.has(key))) return 'twice-in-list';
    const namesake = seen.get(name);
    if (namesake) return areOthers(namesake.number, pupil.number) ? 'name-taken' : 'twice-in-list';
    for (const key of [name, ...others]) seen.set(key, pupil);
    return pupil;
  });
}

/** Whether two numbers of the school belong to two pupils: both are known and differ. */
export function areOthers(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other;
}

/** The key of a school's own number: in capitals, without spaces, and without the leading zeros that spreadsheets drop. */
export function numberKey(number: string): string {
  return number
    .normalize('NFKC')
    .replaceAll(/\s+/g, '')
    .toUpperCase()
    .replace(/^0+(?=.)/, '');
}
/** Invisible characters that lists copied from web pages and files contain: they belong to no name. */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g;

function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(INVISIBLE, '')
    .trim()
    .replaceAll(/[ \u00A0]+/g, ' ');
}

/** Like the names of persons and groups: without control characters, private characters and line breaks. */
function isUsable(text: string): boolean {
  return /^[^\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]*$/u.test(text);
}

function isUsableEmail(email: string): boolean {
  return email.length <= EMAIL.longest && looksLikeEmail(email) && isUsable(email);
}
