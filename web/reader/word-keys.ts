/** The index of the word that a key moves to: left, right, in the line above or below, the first or the last. */
export function wordByKey(key: string, from: number, words: readonly Element[]): number {
  const last = words.length - 1;
  if (key === 'ArrowRight') return Math.min(from + 1, last);
  if (key === 'ArrowLeft') return Math.max(from - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowDown') return nearestInNextLine(words, from, 1);
  if (key === 'ArrowUp') return nearestInNextLine(words, from, -1);
  return from;
}

function nearestInNextLine(words: readonly Element[], from: number, step: 1 | -1): number {
  const boxes = words.map((word) => word.getBoundingClientRect());
  const current = boxes[from];
  if (!current) return from;
  const isBeyond = ({ top }: DOMRect) => (top - current.top) * step > current.height / 2;
  const first = step > 0 ? boxes.findIndex(isBeyond) : boxes.map(isBeyond).lastIndexOf(true);
  const line = boxes[first];
  if (!line) return from;
  const centre = ({ left, right }: DOMRect) => (left + right) / 2;
  const isInLine = ({ top }: DOMRect) => Math.abs(top - line.top) < line.height / 2;
  const inLine = boxes.flatMap((box, word) =>
    isInLine(box) ? [{ word, distance: Math.abs(centre(box) - centre(current)) }] : [],
  );
  return inLine.sort((a, b) => a.distance - b.distance)[0]?.word ?? from;
}
