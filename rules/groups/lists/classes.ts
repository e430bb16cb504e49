import { classNameKey } from '../pupils.ts';
import type { ListRow } from './rows.ts';

/** The kind words before the name of a class, in the languages of the headings. */
const CLASS_WORDS = /^(?:class|klasse|classe|clase|form|group|gruppe|groupe|grupo|gruppo|reg group)[\s:.-]+(?=\S)/;

/** The key by which "4B", "4 b" and "Class 4b" are one class. */
function classKey(name: string): string {
  const key = classNameKey(name).normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return key.replace(CLASS_WORDS, '').replaceAll(/[^\p{L}\p{N}]+/gu, '') || key;
}

/** The name of the class of the teacher that a class of a list means; undefined when it is a new one. */
export function meantClass(listed: string, existing: readonly string[]): string | undefined {
  return (
    existing.find((name) => classNameKey(name) === classNameKey(listed)) ??
    existing.find((name) => classKey(name) === classKey(listed))
  );
}

/** A class of a list, with its name as it stands there first; empty for the pupils without one. */
export type ListedClass = { key: string; label: string; count: number };

/** The classes of a list in the order of its rows. */
export function listedClasses(rows: readonly Pick<ListRow, 'className'>[]): ListedClass[] {
  const classes = new Map<string, ListedClass>();
  for (const { className } of rows) {
    const key = classNameKey(className);
    const its = classes.get(key) ?? { key, label: className, count: 0 };
    classes.set(key, { ...its, count: its.count + 1 });
  }
  return [...classes.values()];
}

/** A class of the teacher. */
type ExistingClass = { name: string; memberCount: number };

/**
 * The name of the class that is proposed for one of a list: the one of the teacher that is meant, else a new one. Pupils without a
 * class are proposed for the only empty class, else for the only class; empty: none is proposed.
 */
export function proposedClass(label: string, existing: readonly ExistingClass[]): string {
  const names = existing.map(({ name }) => name);
  if (label !== '') return meantClass(label, names) ?? label;
  const empty = existing.filter(({ memberCount }) => memberCount === 0);
  const [only, ...more] = empty.length === 1 ? empty : existing;
  return more.length === 0 ? (only?.name ?? '') : '';
}
