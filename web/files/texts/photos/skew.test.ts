import { describe, expect, it } from 'vitest';
import { type GreyPicture, turnOfLines } from './skew.ts';

const SIDE = 700;
const [PAPER, INK, DESK] = [235, 40, 90];

/** A page of lines of words, turned clockwise, that lies on a desk. The page is higher than wide, and its last line is short. */
function pageTurnedBy(degrees: number, { lines = 14, wordsInLine = 6, desk = PAPER } = {}): GreyPicture {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const shades = new Uint8Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const [fromMiddle, below] = [x - SIDE / 2, y - SIDE / 2];
      shades[y * SIDE + x] = shadeOf(fromMiddle * cos + below * sin, below * cos - fromMiddle * sin);
    }
  return { width: SIDE, height: SIDE, shades };

  function shadeOf(x: number, y: number): number {
    if (Math.abs(x) > 190 || Math.abs(y) > 260) return desk;
    const [line, inLine] = [Math.floor((y + 230) / 24), (y + 230) % 24];
    // As in print, words do not stand below each other.
    const along = x + 160 + ((line * 29) % 41);
    const [word, inWord] = [Math.floor(along / 52), along % 52];
    if (line < 0 || line >= lines || word < 0 || word >= (line === lines - 1 ? 2 : wordsInLine)) return PAPER;
    return inLine < 7 && inWord < 28 + ((line * 7 + word * 11) % 17) ? INK : PAPER;
  }
}

describe('the direction of the lines of a page', () => {
  it.each([0.6, 8, -33, 45, -60, 88])('is found when it is turned by %s degrees', (degrees) => {
    expect(turnOfLines(pageTurnedBy(degrees))).toBeCloseTo(degrees, 0);
  });

  it('is found on a dark desk, whose edge is longer than a line', () => {
    expect(turnOfLines(pageTurnedBy(8, { desk: DESK }))).toBeCloseTo(8, 0);
    expect(turnOfLines(pageTurnedBy(-25, { desk: DESK }))).toBeCloseTo(-25, 0);
  });

  it('is the same upside down, and across a page on its side', () => {
    expect(turnOfLines(pageTurnedBy(195))).toBeCloseTo(15, 0);
    expect(Math.abs(turnOfLines(pageTurnedBy(90)))).toBeCloseTo(90, 0);
  });

  it('is found for few short lines', () => {
    expect(turnOfLines(pageTurnedBy(11, { lines: 4, wordsInLine: 2 }))).toBeCloseTo(11, 0);
  });

  it('is 0 for a blank page', () => {
    expect(turnOfLines(pageTurnedBy(20, { lines: 0 }))).toBe(0);
  });
});
