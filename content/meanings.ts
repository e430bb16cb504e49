import type { Language } from '#rules/people/languages.ts';
import { type ByLanguage, type Content, forEnglish, type WordMeaning } from './content.ts';
import { MEANINGS } from './en/meanings/meanings.ts';
import { possibleLemmas } from './en/meanings/word-forms.ts';

const BY_LANGUAGE: ByLanguage<'meaningOf'> = { ...forEnglish(meaningOf) };

/** Finds the meaning of a word in a text, by the text's id. Large: load it when the first word is asked for. */
export function meaningsOf(language: Language): Content['meaningOf'] {
  return BY_LANGUAGE[language];
}

function meaningOf(word: string, text: string): WordMeaning | null {
  const lemmas = possibleLemmas(word);
  const keys = [...lemmas.map((lemma) => `${lemma}@${text}`), ...lemmas];
  return keys.map((key) => MEANINGS[key]).find(Boolean) ?? null;
}
