const LETTERS = [...'ABCDEFGHI'];

/** The letter at a place: the key that picks what stands there. */
export function letterOf(place: number): string {
  return LETTERS[place] ?? '';
}

/** The place of a letter, in small or capital; undefined when there is none. */
export function placeOf(letter: string): number | undefined {
  const place = LETTERS.indexOf(letter.toUpperCase());
  return place === -1 ? undefined : place;
}

const ARROWS: Record<string, { across: number; down: number }> = {
  ArrowLeft: { across: -1, down: 0 },
  ArrowRight: { across: 1, down: 0 },
  ArrowUp: { across: 0, down: -1 },
  ArrowDown: { across: 0, down: 1 },
};

/** The place an arrow key leads to from another one; it stays where the grid ends. Undefined for any other key. */
export function placeAfter(key: string, from: number, columns: number, count: number): number | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const column = (from % columns) + arrow.across;
  const place = from + arrow.across + arrow.down * columns;
  return column < 0 || column >= columns || place < 0 || place >= count ? from : place;
}
