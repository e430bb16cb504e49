/** Found with the tuning half of the recordings of `npm run bench reading`. */
export const READING_GRAPH = {
  /** How many words in a row may be left out, and how far back a reader may go to read on from there. */
  skippedAtMost: 3,
  backAtMost: 4,
  /** The probabilities of these before a word; the rest is the probability of the next word. */
  shares: { skip: 0.0002, back: 0.002, sentenceAgain: 0.002, nextSentence: 0.0001 },
} as const;

/** Reading `word` leads from a place to the place after that word. A place is the index of the word that is next. */
export type Step = { from: number; to: number; word: number; share: number };

/**
 * All ways through a text that a reader may take: word by word, leaving words out, going back to a word that was just
 * read, to the start of the sentence, or on to the next sentence. It may end at every place.
 * @param sentences the index of the sentence of each word, rising
 */
export function readingSteps(sentences: readonly number[]): Step[] {
  return Array.from({ length: sentences.length + 1 }, (_, place) => stepsFrom(place, sentences)).flat();
}

function stepsFrom(place: number, sentences: readonly number[]): Step[] {
  const { skippedAtMost, backAtMost, shares } = READING_GRAPH;
  const sentence = sentences[Math.max(0, place - 1)] ?? 0;
  const others = new Map<number, number>();
  const add = (word: number, share: number) => {
    if (word >= 0 && word < sentences.length && word !== place && !others.has(word)) others.set(word, share);
  };
  for (let count = 1; count <= backAtMost; count += 1) add(place - count, shares.back);
  for (let count = 1; count <= skippedAtMost; count += 1) add(place + count, shares.skip);
  add(sentences.indexOf(sentence), shares.sentenceAgain);
  add(sentences.indexOf(sentence + 1), shares.nextSentence);
  const rest = 1 - [...others.values()].reduce((sum, share) => sum + share, 0);
  const words = place < sentences.length ? [[place, rest] as const, ...others] : [...others];
  return words.map(([word, share]) => ({ from: place, to: word + 1, word, share }));
}
