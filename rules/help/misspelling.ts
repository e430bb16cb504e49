/** The lengths in letters of a word's sound from which one or two differing letters are accepted. Our own choice. */
const LETTERS_FOR_ONE_SLIP = 5;
const LETTERS_FOR_TWO_SLIPS = 8;

/** Spellings that children write for the same English sound, applied one after the other. */
const SAME_SOUND: readonly (readonly [RegExp, string])[] = [
  [/igh/g, 'i'],
  [/ph/g, 'f'],
  [/^wr/, 'r'],
  [/^wh/, 'w'],
  [/^kn|gn/g, 'n'],
  [/mb$/, 'm'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c|q/g, 'k'],
  [/z/g, 's'],
  [/(?!^)tion/g, 'shun'],
  [/oo|ou|ow/g, 'u'],
  [/au|aw/g, 'o'],
  [/ai|ay|ei/g, 'a'],
  [/ie|ee|ea|y/g, 'i'],
  [/(..)e$/, '$1'],
  [/(.)\1+/g, '$1'],
];

/** A word in lower case in a spelling by its sound, roughly, in English: the same for `skared` and `scared`. */
export function soundOf(word: string): string {
  return SAME_SOUND.reduce((sound, [spelling, same]) => sound.replace(spelling, same), word);
}

/**
 * Whether two sounds of words can be the same word: they are equal, or begin alike and differ by one wrong, missing, extra or
 * swapped letter; by two in a sound of eight letters or more, by none in one of less than five.
 */
export function canBeSameWord(typed: string, meant: string): boolean {
  if (typed === meant) return true;
  const allowed = Number(meant.length >= LETTERS_FOR_ONE_SLIP) + Number(meant.length >= LETTERS_FOR_TWO_SLIPS);
  if (allowed === 0 || typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > allowed) return false;
  return slips(typed, meant) <= allowed;
}

/** How many letters are wrong, missing, extra or swapped with their neighbour: the optimal string alignment distance. */
export function slips(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const least = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + Number(!isSame),
      );
      rows[row]?.push(isSwapped && row > 1 && column > 1 ? Math.min(least, at(row - 2, column - 2) + 1) : least);
    }
  }
  return at(one.length, other.length);
}
