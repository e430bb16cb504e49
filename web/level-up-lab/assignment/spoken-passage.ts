import type { Passage } from '#content/content.ts';
import type { Place } from '../../read-aloud/narrator.ts';
import { type Sentence, sentencesOf } from '../../read-aloud/sentences.ts';

/** A word with its index in the whole passage. */
export type PassageWord = { index: number; text: string; place: Place };

/** A word, or the text between two words. */
type Piece = string | PassageWord;

export type SpokenPassage = {
  sentences: readonly Sentence[];
  words: readonly PassageWord[];
  /** The sentences of each paragraph, in pieces. */
  paragraphs: readonly { sentence: number; pieces: readonly Piece[] }[][];
  /** The paragraph of each sentence. */
  paragraphOf: readonly number[];
};

/** Splits a passage into sentences and words. */
export function spokenPassage({ paragraphs }: Passage): SpokenPassage {
  const sentences: Sentence[] = [];
  const words: PassageWord[] = [];
  const paragraphOf: number[] = [];
  const shown = paragraphs.map((paragraph, index) =>
    sentencesOf(paragraph).map((sentence) => {
      const place = sentences.push(sentence) - 1;
      paragraphOf.push(index);
      return { sentence: place, pieces: piecesOf(sentence, place, words) };
    }),
  );
  return { sentences, words, paragraphs: shown, paragraphOf };
}

function piecesOf({ text, words }: Sentence, sentence: number, all: PassageWord[]): Piece[] {
  const pieces: Piece[] = [];
  let upTo = 0;
  for (const [index, { start, end }] of words.entries()) {
    const word = { index: all.length, text: text.slice(start, end), place: { sentence, word: index } };
    all.push(word);
    pieces.push(text.slice(upTo, start), word);
    upTo = end;
  }
  return [...pieces, text.slice(upTo)].filter((piece) => piece !== '');
}
