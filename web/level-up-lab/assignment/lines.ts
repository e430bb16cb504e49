/** A line of text, in px from the top of the text. */
export type Line = { top: number; bottom: number; firstWord: number };

export type Box = { top: number; bottom: number };

/** The lines that words stand in, from the boxes of the words in their order. */
export function linesOf(words: readonly Box[], lineHeight: number): Line[] {
  const lines: Line[] = [];
  let lineCentre = Number.NEGATIVE_INFINITY;
  for (const [index, { top, bottom }] of words.entries()) {
    const centre = (top + bottom) / 2;
    if (centre - lineCentre < lineHeight / 2) continue;
    lineCentre = centre;
    lines.push({ top: centre - lineHeight / 2, bottom: centre + lineHeight / 2, firstWord: index });
  }
  return lines;
}

/** The line that a word stands in. */
export function lineOfWord(lines: readonly Line[], word: number): number {
  return Math.max(
    0,
    lines.findLastIndex(({ firstWord }) => firstWord <= word),
  );
}

/** The line nearest to a height. */
export function lineAtHeight(lines: readonly Line[], at: number): number {
  const distance = ({ top, bottom }: Line) => Math.max(top - at, at - bottom, 0);
  const distances = lines.map(distance);
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** The band over some lines, with one of them in its middle where there are enough above and below. */
export function bandAround(lines: readonly Line[], line: number, count: number): Box | null {
  const first = Math.max(0, Math.min(line - Math.floor(count / 2), lines.length - count));
  const band = lines.slice(first, first + count);
  const [top, bottom] = [band[0]?.top, band.at(-1)?.bottom];
  return top === undefined || bottom === undefined ? null : { top, bottom };
}
