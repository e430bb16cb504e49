import { type RefObject, useEffect, useState } from 'react';

/** Distances from the top of the text, in px. */
export type Box = { top: number; bottom: number };

export type Line = Box & {
  /** The index of its first word. */
  firstWord: number;
};

/** The lines of the text, measured again when its content, size or fonts change. */
export function useLines(text: RefObject<HTMLElement | null>, ...changes: readonly unknown[]): readonly Line[] {
  const [lines, setLines] = useState<readonly Line[]>([]);

  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const measure = () => setLines(measureLines(element));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [text, ...changes]);

  return lines;
}

/** Groups words into lines, from the boxes of the words in order. */
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

/** The index of the line that a word is in. */
export function lineOfWord(lines: readonly Line[], word: number): number {
  return Math.max(0, lines.filter(({ firstWord }) => firstWord <= word).length - 1);
}

/** The index of the line nearest to a vertical position in px. */
export function lineAtHeight(lines: readonly Line[], at: number): number {
  const distance = ({ top, bottom }: Line) => Math.max(top - at, at - bottom, 0);
  const distances = lines.map(distance);
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/**
 * The box of `count` lines with `line` in the middle, or nearer to the start or end of the text; null without lines.
 */
export function bandAround(lines: readonly Line[], line: number, count: number): Box | null {
  const first = Math.max(0, Math.min(line - Math.floor(count / 2), lines.length - count));
  const band = lines.slice(first, first + count);
  const [top, bottom] = [band[0]?.top, band.at(-1)?.bottom];
  return top === undefined || bottom === undefined ? null : { top, bottom };
}

function measureLines(text: HTMLElement): Line[] {
  const { top: textTop } = text.getBoundingClientRect();
  const boxes = [...text.querySelectorAll('[data-word]')].map((word) => {
    const { top = 0, bottom = 0 } = word.getClientRects()[0] ?? {};
    return { top: top - textTop, bottom: bottom - textTop };
  });
  return linesOf(boxes, Number.parseFloat(getComputedStyle(text).lineHeight));
}
