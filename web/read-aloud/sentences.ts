/** A word of a sentence, from its first letter to after its last one, counted in the sentence's text. */
export type Word = { start: number; end: number };

export type Sentence = {
  text: string;
  /** Where the sentence begins in the text it was taken from. */
  start: number;
  words: readonly Word[];
  /** Whether a paragraph, a heading or the like ends with it. */
  isLast: boolean;
};

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

/** The sentences of one paragraph; what holds no word is left out. */
export function sentencesOf(paragraph: string): Sentence[] {
  const spoken = joinedSegments(paragraph)
    .map(({ text, start }) => ({ text, start, words: wordsOf(text) }))
    .filter(({ words }) => words.length > 0);
  return spoken.map((sentence, index) => ({ ...sentence, isLast: index === spoken.length - 1 }));
}

/** The words of a sentence; parts joined by a hyphen or an apostrophe are one word, as a voice says them in one go. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { segment, index, isWordLike } of WORDS.segment(text)) {
    if (!isWordLike) continue;
    const before = words.at(-1);
    const end = index + segment.length;
    if (before && /^['’‑-]$/.test(text.slice(before.end, index))) before.end = end;
    else words.push({ start: index, end });
  }
  return words;
}

/** The word that a place in the sentence belongs to: the one that begins there, or the last that began before. */
export function wordAt(words: readonly Word[], place: number): number {
  return Math.max(
    0,
    words.findLastIndex(({ start }) => start <= place),
  );
}

/** A sentence never begins with a small letter: what does goes on after direct speech ("Is it open?" she asks). */
function joinedSegments(paragraph: string): { text: string; start: number }[] {
  const joined: { text: string; start: number }[] = [];
  for (const { segment, index } of SENTENCES.segment(paragraph)) {
    const before = joined.at(-1);
    if (before && /^\p{Ll}/u.test(segment)) before.text += segment;
    else joined.push({ text: segment, start: index });
  }
  return joined.map(({ text, start }) => ({
    text: text.trim(),
    start: start + text.length - text.trimStart().length,
  }));
}
