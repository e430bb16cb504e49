import { ARROWS } from '../../play/frame/use-keys.ts';
import { digitOf } from '../../ui/controls/digit-keys.ts';

/** The rows of holes from the top, numbered like the keys of a number pad. */
export const HOLE_ROWS: readonly (readonly number[])[] = [
  [7, 8, 9],
  [4, 5, 6],
  [1, 2, 3],
];

export const MIDDLE_HOLE = 5;

/** The hole that an arrow key leads to, the same one at an edge; undefined for any other key. */
export function holeBeside(hole: number, key: string): number | undefined {
  const step = ARROWS[key];
  if (!step) return undefined;
  const row = HOLE_ROWS.findIndex((holes) => holes.includes(hole));
  const column = HOLE_ROWS[row]?.indexOf(hole) ?? 0;
  return HOLE_ROWS[row + step.dy]?.[column + step.dx] ?? hole;
}

/** The hole of a digit key; there is none for 0. */
export function holeOfKey(event: Pick<KeyboardEvent, 'key' | 'code'>): number | undefined {
  return digitOf(event) || undefined;
}
