/** Short names such as PORT are nearly the same as many others, so they are left out. */
const SHORTEST = 8;
const MOST_CHANGES = 2;

/**
 * Finds environment variables that look like misspelt settings, such as `BACKUP_HOUR`: they would be ignored.
 * @returns one sentence for each, which names the setting that was probably meant
 */
export function misspeltNames(given: readonly string[], known: readonly string[]): string[] {
  return given.flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = known.find((one) => one.length >= SHORTEST && changesBetween(name, one) <= MOST_CHANGES);
    return meant === undefined ? [] : [`${name} is not a setting. Did you mean ${meant}?`];
  });
}

/** The Levenshtein distance: letters to add, remove or replace until one name is the other. */
function changesBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MOST_CHANGES) return Number.POSITIVE_INFINITY;
  let before = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [place, otherLetter] of [...other].entries())
      current.push(
        Math.min(
          Number(before[place + 1]) + 1,
          Number(current[place]) + 1,
          Number(before[place]) + (letter === otherLetter ? 0 : 1),
        ),
      );
    before = current;
  }
  return Number(before.at(-1));
}
