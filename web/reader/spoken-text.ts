import type { Place } from '../read-aloud/narrator.ts';
import { type Sentence, sentencesOf } from '../read-aloud/sentences.ts';

/**
 * How a paragraph is shown and read. `isBreak`: signs between two scenes, shown as a line. `language`: undefined for that of the
 * page.
 */
type ParagraphLook = {
  isBreak: boolean;
  language: string | undefined;
  direction: 'ltr' | 'rtl' | undefined;
  /** The places of emphasis, by the indexes of the text. */
  emphasis: readonly { start: number; end: number }[];
};

/**
 * A text for the reader. A text with a level is read at the pace of that level (rules/reading/voice-pace.ts). `looks`: of each
 * paragraph; a text without them is plain and in the language of the page.
 */
export type ReaderText = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  looks?: readonly ParagraphLook[];
  level?: number;
};

/** A word with its index in the whole text. */
export type TextWord = { index: number; text: string; place: Place };

/** A word, or the text between two words. */
type Piece = string | TextWord;

/** A paragraph with everything that is written in it. */
export type ShownParagraph = Omit<ParagraphLook, 'emphasis'> & {
  stretches: readonly { isEmphasized: boolean; pieces: readonly Piece[] }[];
};

export type SpokenText = {
  /** What is read aloud. */
  sentences: readonly Sentence[];
  words: readonly TextWord[];
  paragraphs: readonly ShownParagraph[];
  /** The index of the paragraph of each sentence. */
  paragraphOf: readonly number[];
};

const PLAIN: ParagraphLook = { isBreak: false, language: undefined, direction: undefined, emphasis: [] };

/** Splits a text into sentences and words. */
export function spokenText({ paragraphs, looks }: ReaderText): SpokenText {
  const sentences: Sentence[] = [];
  const words: TextWord[] = [];
  const paragraphOf: number[] = [];
  const shown = paragraphs.map((text, index): ShownParagraph => {
    const { emphasis, ...look } = looks?.[index] ?? PLAIN;
    if (look.isBreak) return { ...look, stretches: [] };
    const stretches: { isEmphasized: boolean; pieces: Piece[] }[] = [];
    const add = (piece: Piece, at: number) => {
      const isEmphasized = emphasis.some(({ start, end }) => at >= start && at < end);
      const stretch = stretches.at(-1);
      if (stretch?.isEmphasized === isEmphasized) stretch.pieces.push(piece);
      else stretches.push({ isEmphasized, pieces: [piece] });
    };
    const edges = emphasis.flatMap(({ start, end }) => [start, end]);
    const addBetween = (from: number, to: number) => {
      const cuts = [from, ...edges.filter((edge) => edge > from && edge < to), to];
      for (const [at, cut] of cuts.entries()) {
        const end = cuts[at + 1] ?? cut;
        if (end > cut) add(text.slice(cut, end), cut);
      }
    };
    let upTo = 0;
    for (const sentence of sentencesOf(text, look.language)) {
      const place = sentences.push(sentence) - 1;
      paragraphOf.push(index);
      for (const [at, { start, end }] of sentence.words.entries()) {
        const from = sentence.start + start;
        const word = {
          index: words.length,
          text: sentence.text.slice(start, end),
          place: { sentence: place, word: at },
        };
        words.push(word);
        addBetween(upTo, from);
        add(word, from);
        upTo = sentence.start + end;
      }
    }
    addBetween(upTo, text.length);
    return { ...look, stretches };
  });
  return { sentences, words, paragraphs: shown, paragraphOf };
}
