import type { Place } from '../read-aloud/narrator.ts';
import { type Sentence, sentencesOf } from '../read-aloud/sentences.ts';

/** A text for the reader. A text with a level is read at the pace of that level (rules/reading/voice-pace.ts). */
export type ReaderText = { id: string; title: string; paragraphs: readonly string[]; level?: number };

/** A word with its index in the whole text. */
export type TextWord = { index: number; text: string; place: Place };

/** A word, or the text between two words. */
type Piece = string | TextWord;

export type SpokenText = {
  sentences: readonly Sentence[];
  words: readonly TextWord[];
  /** The sentences of each paragraph, split into pieces. */
  paragraphs: readonly { sentence: number; pieces: readonly Piece[] }[][];
  /** The index of the paragraph of each sentence. */
  paragraphOf: readonly number[];
};

/** Splits a text into sentences and words. */
export function spokenText({ paragraphs }: ReaderText): SpokenText {
  const sentences: Sentence[] = [];
  const words: TextWord[] = [];
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

function piecesOf({ text, words }: Sentence, sentence: number, all: TextWord[]): Piece[] {
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
