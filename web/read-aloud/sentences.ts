import { getLocale } from '#messages/runtime';
import { goesOnAfterStop } from './abbreviations.ts';

/** The start and end index of a word in the sentence's text; the end is exclusive. */
type Word = { start: number; end: number };

export type Sentence = {
  text: string;
  /** The index of the sentence in its paragraph. */
  start: number;
  words: readonly Word[];
  /** Undefined for the language of the page. */
  language?: string | undefined;
  /** Whether it is the last one of its paragraph or heading. */
  isLast: boolean;
};

/** Cached by granularity and language, because creating a segmenter is slow. */
const segmenters = new Map<string, Intl.Segmenter>();

/**
 * The sentences of one paragraph, without those that have no word.
 * @param language undefined for the language of the page
 */
export function sentencesOf(paragraph: string, language?: string): Sentence[] {
  const spoken = joinedSegments(paragraph, language)
    .map(({ text, start }) => ({ text, start, words: wordsOf(text, language), language }))
    .filter(({ words }) => words.length > 0);
  return spoken.map((sentence, index) => ({ ...sentence, isLast: index === spoken.length - 1 }));
}

/**
 * The words of a sentence. Parts joined by a hyphen or an apostrophe are one word, because voices speak them as one.
 */
export function wordsOf(text: string, language?: string): Word[] {
  const words: Word[] = [];
  for (const { segment, index, isWordLike } of segments(text, 'word', language)) {
    if (!isWordLike) continue;
    const before = words.at(-1);
    const end = index + segment.length;
    if (before && /^['’‑-]$/.test(text.slice(before.end, index))) before.end = end;
    else words.push({ start: index, end });
  }
  return words;
}

/** The index of the word at a text index: the last word that starts at or before it. */
export function wordAt(words: readonly Word[], at: number): number {
  return Math.max(0, words.filter(({ start }) => start <= at).length - 1);
}

/**
 * Sentence segments. One that starts with a lowercase letter is joined to the previous one ("Is it open?" she asks), and
 * so is one after an abbreviation ("Mr. Brown").
 */
function joinedSegments(paragraph: string, language: string | undefined): { text: string; start: number }[] {
  const joined: { text: string; start: number }[] = [];
  for (const { segment, index } of segments(paragraph, 'sentence', language)) {
    const before = joined.at(-1);
    if (before && (/^\p{Ll}/u.test(segment) || goesOnAfterStop(before.text, segment))) before.text += segment;
    else joined.push({ text: segment, start: index });
  }
  return joined.map(({ text, start }) => ({
    text: text.trim(),
    start: start + text.length - text.trimStart().length,
  }));
}

function segments(text: string, granularity: 'word' | 'sentence', language: string = getLocale()): Intl.Segments {
  const key = `${granularity} ${language}`;
  const segmenter = segmenters.get(key) ?? new Intl.Segmenter(language, { granularity });
  segmenters.set(key, segmenter);
  return segmenter.segment(text);
}
