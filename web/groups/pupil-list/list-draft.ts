import { listedClasses, meantClass, proposedClass } from '#rules/groups/lists/classes.ts';
import { type Columns, guessColumns, type Table } from '#rules/groups/lists/columns.ts';
import { type ListRow, listRows, oncePerPupil, withOwnNames } from '#rules/groups/lists/rows.ts';
import { classNameKey, PUPILS } from '#rules/groups/pupils.ts';

/** What the teacher has chosen for a list. Emails are sent only with `join`. */
export type ListDraft = {
  tables: readonly Table[];
  /** The table that is used. */
  at: number;
  columns: Columns;
  /** The kinds of the columns as they were guessed: a column stays where it is shown when it is changed. */
  guessed: Columns['kinds'];
  emails: 'cards' | 'join';
  /** By the key of a class of the list: the name of the class to use, or null to leave its pupils out. */
  classes: Readonly<Record<string, string | null>>;
};

type ExistingClass = { name: string; memberCount: number };

/** The draft of a table as it is guessed. */
export function newDraft(tables: readonly Table[], at = 0): ListDraft {
  const columns = guessColumns(tables[at]?.rows ?? []);
  return { tables, at, columns, guessed: columns.kinds, emails: 'cards', classes: {} };
}

/**
 * The rows of a draft, all classes of its list with the chosen or proposed one, and the rows of the chosen classes. Of a list that is
 * too long, such as that of a whole school, only classes that the teacher leads are proposed.
 */
export function readDraft({ tables, at, columns, emails, classes }: ListDraft, existing: readonly ExistingClass[]) {
  const all = listRows(tables[at]?.rows ?? [], columns);
  const isTooLong = all.length > PUPILS.mostRows;
  const propose = (label: string) =>
    isTooLong
      ? (meantClass(
          label,
          existing.map(({ name }) => name),
        ) ?? null)
      : proposedClass(label, existing);
  const listed = listedClasses(all).map((its) => {
    const chosen = classes[its.key];
    return { ...its, chosen: chosen === undefined ? propose(its.label) : chosen };
  });
  const chosenFor = new Map(listed.map(({ key, chosen }) => [key, chosen]));
  const taken = all.flatMap((row): ListRow[] => {
    const className = chosenFor.get(classNameKey(row.className)) ?? null;
    return className === null ? [] : [{ ...row, className, email: emails === 'join' ? row.email : '' }];
  });
  return { all, isTooLong, listed, rows: withOwnNames(oncePerPupil(taken)) };
}
