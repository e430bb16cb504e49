import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

/** The Flesch–Kincaid grade of blocks of text: 7 reads easily at the age of 12 to 13. */
export function readingGrade(blocks: readonly string[]): number {
  const sentences = blocks.flatMap((block) => [...SENTENCES.segment(block)].map(({ segment }) => segment));
  const words = sentences.flatMap(wordsOf);
  return fleschKincaid({
    sentence: sentences.filter((sentence) => wordsOf(sentence).length > 0).length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}

function wordsOf(text: string): string[] {
  return [...WORDS.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}
