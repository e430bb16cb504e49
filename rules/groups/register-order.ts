/** Without case and accents, so that Łukasz stands before Zoë; numbers by their value. */
const COLLATOR = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The order of a class register: by the last word of the name, then by the whole name. */
export function compareNames(one: string, other: string): number {
  return COLLATOR.compare(lastWord(one), lastWord(other)) || COLLATOR.compare(one, other);
}

/** The last word, without the number of a second pupil of the same name. */
function lastWord(name: string): string {
  return /(\S+)(?: \d{1,2})?\s*$/u.exec(name)?.[1] ?? '';
}
