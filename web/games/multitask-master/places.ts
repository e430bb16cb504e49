import { ARROWS } from '../../play/frame/use-keys.ts';

const LETTERS = [...'ABCDEFGHI'];

/** The letter of a shape's position, which is also its key. */
export function letterOf(place: number): string {
  return LETTERS[place] ?? '';
}

/** The position of a letter, in lower or upper case. */
export function placeOf(letter: string): number | undefined {
  const place = LETTERS.indexOf(letter.toUpperCase());
  return place === -1 ? undefined : place;
}

/** The position that an arrow key leads to: the same one at the edge of the grid, undefined for any other key. */
export function placeAfter(key: string, from: number, columns: number, count: number): number | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const column = (from % columns) + arrow.dx;
  const place = from + arrow.dx + arrow.dy * columns;
  return column < 0 || column >= columns || place < 0 || place >= count ? from : place;
}
