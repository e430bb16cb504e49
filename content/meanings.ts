import type { Content, WordMeaning } from './content.ts';
import * as language from './en/meanings/meanings.ts';
import { possibleLemmas } from './en/meanings/word-forms.ts';

/** Finds the meaning of a word in a text, by the text's id. Large: load it when the first word is asked for. */
export const MEANING_OF: Content['meaningOf'] = language.MEANINGS && meaningOf;

function meaningOf(word: string, text: string): WordMeaning | null {
  const lemmas = possibleLemmas(word);
  const keys = [...lemmas.map((lemma) => `${lemma}@${text}`), ...lemmas];
  return keys.map((key) => language.MEANINGS[key]).find(Boolean) ?? null;
}
