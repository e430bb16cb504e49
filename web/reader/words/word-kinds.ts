import nlp from 'compromise/two';
import { FUNCTION_WORDS } from '#content/en/meanings/words-without-meaning.ts';
import { AUXILIARIES, KIND_CORRECTIONS } from '#content/en/word-kinds.ts';
import type { Sentence } from '../../read-aloud/sentences.ts';
import type { WordKind } from './kind-names.ts';

/** This module is large: load it lazily. */

type Term = { text: string; tags: string[]; offset: { start: number; length: number } };

/** The part of speech of each word of a sentence; null for function words, such as "the". */
export function kindsOf({ text, words }: Sentence, passage: string): (WordKind | null)[] {
  const terms = termsOf(text);
  return words.map(({ start, end }) => {
    const word = text.slice(start, end).toLowerCase();
    const corrected = KIND_CORRECTIONS[passage]?.[word];
    if (corrected) return corrected;
    if (FUNCTION_WORDS.has(word)) return AUXILIARIES.has(word) ? 'doing' : null;
    const term = terms.find(({ offset }) => offset.length > 0 && offset.start >= start && offset.start < end);
    return term ? kindOf(term.tags) : null;
  });
}

function termsOf(text: string): Term[] {
  const sentences: { terms: Term[] }[] = nlp(text).json({ offset: true });
  return sentences.flatMap(({ terms }) => terms);
}

function kindOf(tags: readonly string[]): WordKind | null {
  if (tags.includes('Pronoun')) return null;
  if (tags.includes('Noun')) return 'naming';
  if (tags.includes('Verb')) return 'doing';
  if (tags.includes('Adjective')) return 'describing';
  return tags.includes('Adverb') ? 'how' : null;
}
