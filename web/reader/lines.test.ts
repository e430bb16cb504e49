import { describe, expect, it } from 'vitest';
import { bandAround, lineAtHeight, lineOfWord, linesOf } from './lines.ts';

const LINE_HEIGHT = 36;
/** Five lines of two words each; the marked word is a little taller than the others. */
const WORDS = [0, 1, 2, 3, 4].flatMap((line) => [
  { top: line * LINE_HEIGHT + 6, bottom: line * LINE_HEIGHT + 30 },
  { top: line * LINE_HEIGHT + 4, bottom: line * LINE_HEIGHT + 32 },
]);
const lines = linesOf(WORDS, LINE_HEIGHT);

describe('lines', () => {
  it('are as high as the text sets them, and know their first word', () => {
    expect(lines.map(({ firstWord }) => firstWord)).toEqual([0, 2, 4, 6, 8]);
    expect(lines[1]).toMatchObject({ top: 36, bottom: 72 });
  });

  it('are none where there are no words', () => {
    expect(linesOf([], LINE_HEIGHT)).toEqual([]);
    expect(bandAround([], 0, 3)).toBeNull();
  });

  it('hold the words from their first one to before the next line', () => {
    expect([0, 1, 2, 9].map((word) => lineOfWord(lines, word))).toEqual([0, 0, 1, 4]);
  });

  it.each([
    [-50, 0],
    [10, 0],
    [37, 1],
    [500, 4],
  ])('are found from the height of a pointer: %i px', (height, line) => {
    expect(lineAtHeight(lines, height)).toBe(line);
  });

  it.each([
    { line: 2, count: 1, top: 72, bottom: 108 },
    { line: 2, count: 3, top: 36, bottom: 144 },
    { line: 0, count: 3, top: 0, bottom: 108 },
    { line: 4, count: 3, top: 72, bottom: 180 },
    { line: 1, count: 5, top: 0, bottom: 180 },
  ])('are highlighted $count at a time around line $line, also at both ends', ({ line, count, top, bottom }) => {
    expect(bandAround(lines, line, count)).toEqual({ top, bottom });
  });
});
