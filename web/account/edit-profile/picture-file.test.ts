import { expect, it } from 'vitest';
import { centreSquare } from './picture-file.ts';

it.each([
  [
    { width: 300, height: 100 },
    { x: 100, y: 0, side: 100 },
  ],
  [
    { width: 100, height: 300 },
    { x: 0, y: 100, side: 100 },
  ],
  [
    { width: 256, height: 256 },
    { x: 0, y: 0, side: 256 },
  ],
  [
    { width: 1, height: 4 },
    { x: 0, y: 1.5, side: 1 },
  ],
])('the centre square of %j is %j: as large as possible, with as much left out on both sides', (size, square) => {
  expect(centreSquare(size)).toEqual(square);
});
