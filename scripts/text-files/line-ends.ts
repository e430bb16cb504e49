/** How many ends of lines and paragraphs are right, and the others as "torn: …" and "joined: …" with the words around. */
export type LineEnds = { right: number; wrong: string[] };

type Word = { letters: string; ends: boolean; written: string };

/**
 * Compares the ends of lines and paragraphs of what is known with those of what is shown. The end of a line that is not
 * shown is wrong, too; words that are shown besides do not count.
 */
export function lineEnds(known: readonly string[], shown: readonly string[]): LineEnds {
  const [before, after] = [wordsOf(known), wordsOf(shown)];
  const places = samePlaces(
    before.map(({ letters }) => letters),
    after.map(({ letters }) => letters),
  );
  let right = 0;
  const wrong: string[] = [];
  for (const [at, word] of before.entries()) {
    const place = places[at] ?? -1;
    const ends = after[place]?.ends ?? null;
    const around = before.slice(Math.max(0, at - 2), at + 3).map(({ written }) => written);
    if (word.ends && ends) right += 1;
    else if (word.ends) wrong.push(`${ends === null ? 'missing' : 'joined'}: ${around.join(' ')}`);
    else if (ends) wrong.push(`torn: ${around.join(' ')}`);
  }
  return { right, wrong };
}

function wordsOf(paragraphs: readonly string[]): Word[] {
  return paragraphs.flatMap((paragraph) => {
    const words = paragraph.split(/\s+/).map((written) => ({ written, letters: lettersOf(written) }));
    const counted = words.filter(({ letters }) => letters !== '');
    return counted.map((word, at) => ({ ...word, ends: at === counted.length - 1 }));
  });
}

function lettersOf(word: string): string {
  return word
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}=]+/gu, '')
    .toLowerCase();
}

/** For each word of one list its place in the other, -1 where it is not there: the longest common subsequence (Myers). */
export function samePlaces(one: readonly string[], other: readonly string[]): number[] {
  const places = one.map(() => -1);
  const [n, m] = [one.length, other.length];
  const furthest = new Map<number, number>([[1, 0]]);
  const steps: Map<number, number>[] = [];
  for (let edits = 0; edits <= n + m; edits += 1) {
    steps.push(new Map(furthest));
    for (let k = -edits; k <= edits; k += 2) {
      const down = k === -edits || (k !== edits && (furthest.get(k - 1) ?? -1) < (furthest.get(k + 1) ?? -1));
      let x = down ? (furthest.get(k + 1) ?? 0) : (furthest.get(k - 1) ?? 0) + 1;
      while (x < n && x - k < m && one[x] === other[x - k]) x += 1;
      furthest.set(k, x);
      if (x >= n && x - k >= m) return walkBack(places, steps, n, m);
    }
  }
  return places;
}

function walkBack(places: number[], steps: readonly Map<number, number>[], n: number, m: number): number[] {
  let [x, y] = [n, m];
  for (let edits = steps.length - 1; edits >= 0; edits -= 1) {
    const furthest = steps[edits] ?? new Map<number, number>();
    const k = x - y;
    const down = k === -edits || (k !== edits && (furthest.get(k - 1) ?? -1) < (furthest.get(k + 1) ?? -1));
    const from = down ? k + 1 : k - 1;
    const startX = furthest.get(from) ?? 0;
    const startY = startX - from;
    while (x > startX && y > startY && x > 0 && y > 0) {
      x -= 1;
      y -= 1;
      places[x] = y;
    }
    [x, y] = [startX, startY];
  }
  return places;
}
